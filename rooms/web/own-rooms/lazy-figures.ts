import { type ComponentType, lazy } from 'react'

/** A part that the list does without where it cannot be loaded. */
const part = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({
      default: await load().catch(() => () => null),
    }),
  )

export const ListerFigures = part(() =>
  import('./figures/lister-figures.tsx').then((module) => module.ListerFigures),
)
export const ListingFigures = part(() =>
  import('./figures/listing-figures.tsx').then((module) => module.ListingFigures),
)
