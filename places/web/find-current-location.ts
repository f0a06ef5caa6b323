import { coordinatesLabel, geolocationOptions, type Point } from '@basera/places/contract'
import type { ChosenPlace } from './chosen-place.ts'

export type PositionFailure = 'denied' | 'unavailable' | 'timedOut' | 'unsupported'

/** Why the browser gave no position. */
export class PositionError extends Error {
  readonly failure: PositionFailure

  constructor(failure: PositionFailure) {
    super(failure)
    this.name = 'PositionError'
    this.failure = failure
  }
}

/** By the browser's error codes. */
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

/**
 * Where this browser is, and what the place is called; the coordinates when it cannot be named (marketplace 8).
 * Rejects with {@link PositionError} when the browser gives no position.
 */
export async function findCurrentLocation(
  geolocation: Geolocation | undefined,
  nameOf: (point: Point) => Promise<string>,
): Promise<ChosenPlace> {
  const point = await currentPoint(geolocation)
  const label = await nameOf(point).catch(() => coordinatesLabel(point))
  return { label, ...point }
}
