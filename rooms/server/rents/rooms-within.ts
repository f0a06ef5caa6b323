import { distanceKm, type Point } from '@basera/places/contract'
import type { RentPlace } from '@basera/rooms/contract'

const kmPerDegree = 111

/** The points within a place (rooms.locality-area); a band of latitude is compared first, which is cheap. */
export function roomsWithin<At extends Point>(place: RentPlace, points: readonly At[]): At[] {
  const reach = place.radius_km / kmPerDegree + 0.001
  return points.filter(
    (point) =>
      Math.abs(point.latitude - place.latitude) <= reach && distanceKm(point, place) <= place.radius_km,
  )
}
