import { lazyPart } from '@basera/platform/web'
import { Suspense } from 'react'

const Loaded = lazyPart(async () => ({
  default: (await import('./decision-notices.tsx')).DecisionNotices,
}))

/** Loaded after the page it stands on. */
export const DecisionNotices = (props: { readonly className?: string }) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
