import { useCurrentLocation } from '@basera/places/web'
import { Banner } from '@basera/platform/design'
import { useEffect } from 'react'
import type { Here } from './use-here.ts'

/** Looks for where the person is while it is wanted, and says why it could not be told (marketplace 8). */
export function FindHere({ here }: { here: Here }) {
  const { locate, failure, progress } = useCurrentLocation()
  const { isLocating } = here
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look for each time it is asked for
  useEffect(() => {
    if (isLocating) void locate().then((place) => place && here.found(place))
  }, [isLocating])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each failure
  useEffect(() => {
    if (failure) here.failed(failure)
  }, [failure])
  return (
    <>
      <p role="status" className="sr-only">
        {isLocating && progress}
      </p>
      {here.failure && <Banner tone="danger">{here.failure}</Banner>}
    </>
  )
}
