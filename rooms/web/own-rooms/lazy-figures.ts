import { lazyPart } from '@basera/platform/web'
import type { ComponentType } from 'react'

/** A part that the list does without where it cannot be loaded. */
const part = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(
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
