import type { PlaceCalls } from '@basera/places/contract'
import { useApi, useSentences } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import type { ChosenPlace } from './chosen-place.ts'
import { findCurrentLocation, PositionError } from './find-current-location.ts'
import en from './locales/en.json'

/** A name that takes longer than this, in ms, is done without. */
const namingTimeoutMs = 5000

export interface CurrentLocation {
  /** Asks the browser where it is. Null when it does not say, or the screen is gone. */
  readonly locate: () => Promise<ChosenPlace | null>
  readonly locating: boolean
  /** Why the last try failed, then what to do: two sentences (marketplace 8). */
  readonly failure: string | null
  /** What to show meanwhile. */
  readonly progress: string
  readonly forgetFailure: () => void
}

/** "Use Current Location": 10 s, positions up to 5 minutes old, high accuracy, named by our own look-up. */
export function useCurrentLocation(): CurrentLocation {
  const api = useApi<PlaceCalls>()
  const t = useSentences(en)
  const [locating, setLocating] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const locate = async () => {
    setLocating(true)
    setFailure(null)
    try {
      const place = await findCurrentLocation(navigator.geolocation, async ({ latitude, longitude }) => {
        const query = { lat: String(latitude), lng: String(longitude) }
        const signal = AbortSignal.timeout(namingTimeoutMs)
        return (await api('GET /api/places/reverse', { query }, { signal })).label
      })
      return gone.current ? null : place
    } catch (error) {
      const reason = error instanceof PositionError ? error.failure : 'unavailable'
      setFailure(`${t(`places.position.${reason}`)} ${t('places.position.failed')}`)
      return null
    } finally {
      setLocating(false)
    }
  }
  const progress = t('places.position.finding')
  return { locate, locating, failure, progress, forgetFailure: () => setFailure(null) }
}
