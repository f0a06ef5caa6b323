import type { Room } from '@basera/rooms/contract'
import { placeOfAddress } from '../../card/place-of-address.ts'
import { findRoomPath } from '../../find-room/find-room-path.ts'

/** How far the rent of a similar room may lie above this one's, as a share of it. */
const DEARER = 1.25
const STEP = 500

/**
 * The search for rooms like this one: near it, for the same people, and not much dearer. The point is the public one
 * (decisions 5).
 */
export function similarSearch(room: Room): string {
  const place = placeOfAddress(room.address)
  const { public_latitude: lat, public_longitude: lng, gender_preference: gender } = room
  const city = place.split(', ').at(-1) ?? place
  const where = lat === null || lng === null ? { q: city } : { place, lat: String(lat), lng: String(lng) }
  const max_rent = String(Math.ceil((room.rent * DEARER) / STEP) * STEP)
  const search = { ...where, max_rent, ...(gender === 'any' ? {} : { gender }) }
  return `${findRoomPath}?${new URLSearchParams(search)}`
}
