import { coordinatesLabel, geolocationOptions, type PlaceCalls, type Point } from '@basera/places/contract'
import { useApi, useSentences } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import en from './locales/en.json'
import type { ChosenPlace } from './place-field-value.ts'

export type PositionFailure = 'denied' | 'unavailable' | 'timedOut' | 'unsupported'

class PositionError extends Error {
  readonly failure: PositionFailure

  constructor(failure: PositionFailure) {
    super(failure)
    this.name = 'PositionError'
    this.failure = failure
  }
}

const failures: Readonly<Record<number, PositionFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' }

/** Six decimals are a tenth of a metre; browsers give up to fifteen. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function currentPoint(geolocation: Geolocation | undefined): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new PositionError('unsupported'))
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      (error) => reject(new PositionError(failures[error.code] ?? 'unavailable')),
      geolocationOptions,
    )
  })
}

/** The browser's position and its name or coordinates (places.unnamed-position). Rejects with {@link PositionError}. */
export async function findCurrentLocation(
  geolocation: Geolocation | undefined,
  nameOf: (point: Point) => Promise<string>,
): Promise<ChosenPlace> {
  const point = await currentPoint(geolocation)
  const label = await nameOf(point).catch(() => coordinatesLabel(point))
  return { label, ...point }
}

/** Milliseconds until the position shows without a name. */
const namingTimeoutMs = 5000

export interface CurrentLocation {
  readonly locate: () => Promise<ChosenPlace | null>
  readonly locating: boolean
  /** Why the last attempt failed and what to do: two sentences (places.location-failures). */
  readonly failure: string | null
  readonly progress: string
  readonly forgetFailure: () => void
}

/** places.current-location */
export function useCurrentLocation(): CurrentLocation {
  const api = useApi<PlaceCalls>()
  const t = useSentences(en)
  const [locating, setLocating] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
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
      return isUnmounted.current ? null : place
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
