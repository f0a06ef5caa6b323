import { type RentPlace, radiusOptionsKm, widestRadiusKm } from '@basera/rooms/contract'
import { findRoomPath } from '../../find-room/find-room-path.ts'
import { placeName } from '../rent-words.ts'

const areaOf = (place: RentPlace): string =>
  new URLSearchParams({
    ...{ lat: String(place.latitude), lng: String(place.longitude), place: placeName(place) },
    radius_km: String(radiusOptionsKm.find((km) => km >= place.radius_km) ?? widestRadiusKm),
  }).toString()

/** The search of rooms in the least radius that covers a place. */
export const searchPath = (place: RentPlace): string => `${findRoomPath}?${areaOf(place)}`

/** The search of roommates there. */
export const roommatesPath = (place: RentPlace): string => `/browse-profiles?${areaOf(place)}`
