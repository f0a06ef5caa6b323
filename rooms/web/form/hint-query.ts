import { blurredLocation, roomGridStep } from '@basera/places/contract'
import type { Room } from '@basera/rooms/contract'
import type { RoomValues } from './room-values.ts'

export interface HintQuery {
  readonly home_type: NonNullable<Room['home_type']>
  readonly lat: string
  readonly lng: string
}

/** Digits of a degree: 1 m. */
const digits = 5

/** What a price hint is asked with: rooms are compared by their blurred locations. Null until place and type are known. */
export function hintQuery({
  home_type,
  address: { place },
}: Pick<RoomValues, 'home_type' | 'address'>): HintQuery | null {
  if (home_type === null || !place) return null
  const { latitude, longitude } = blurredLocation(place, roomGridStep)
  return { home_type, lat: latitude.toFixed(digits), lng: longitude.toFixed(digits) }
}
