import { useCurrentLocation } from '@basera/places/web'
import { Banner } from '@basera/platform/design'
import { useEffect } from 'react'
import type { Here } from './use-here.ts'

/** Asks the device for its position when wanted, and says why there is none (places.location-failures). */
export default function FindHere({ here }: { here: Here }) {
  const { locate, failure, progress } = useCurrentLocation()
  const { isLocating } = here
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (isLocating) void locate().then((place) => place && here.found(place))
  }, [isLocating])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
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
