import { editRentMin, noRoomFilters, type Room } from '@basera/rooms/contract'
import { placeOfAddress } from '../../card/place-of-address.ts'
import { addressOfFilters } from '../../find-room/search-address.ts'

/** How far the rent of a similar room may lie above this one's, as a share of it. */
const DEARER = 1.25
const STEP = 500

/**
 * The search for rooms like this one: near it, for the same people, and not much dearer. The point is the public one
 * (decisions 5).
 */
export function similarSearch(room: Room): string {
  const place = placeOfAddress(room.address)
  const { public_latitude: lat, public_longitude: lng } = room
  const where =
    lat === null || lng === null ? { q: place.split(', ').at(-1) ?? place } : { place, point: { lat, lng } }
  const maxRent = Math.max(editRentMin, Math.ceil((room.rent * DEARER) / STEP) * STEP)
  return addressOfFilters({ ...noRoomFilters, ...where, gender: room.gender_preference, maxRent })
}
