import { island } from '@basera/platform/web/islands'

export const Locality = island(
  () => import('./locality/locality.tsx').then((module) => module.Locality),
  'control',
)

export const NoLocality = island(
  () => import('./no-locality.tsx').then((module) => module.NoLocality),
  'never',
)

if (import.meta.env.SSR) await Promise.all([Locality.load(), NoLocality.load()])
