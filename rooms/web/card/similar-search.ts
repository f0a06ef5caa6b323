import type { Room, RoomCard } from '@basera/rooms/contract'
import { findRoomPath } from '../find-room/find-room-path.ts'
import { placeOfAddress } from './place-of-address.ts'

/** Highest rent of similar rooms as a multiple of this one's, and the step it is rounded up to. */
const similarRentFactor = 1.25
const similarRentStep = 500

/** A search for similar rooms: nearby, same gender, not much dearer. */
export function similarSearch(room: RoomCard | Room): string {
  const place = placeOfAddress(room.address)
  const { public_latitude: lat, public_longitude: lng, gender_preference: gender } = room
  const city = place.split(', ').at(-1) ?? place
  const where = lat === null || lng === null ? { q: city } : { place, lat: String(lat), lng: String(lng) }
  const max_rent = String(Math.ceil((room.rent * similarRentFactor) / similarRentStep) * similarRentStep)
  const search = { ...where, max_rent, ...(gender === 'any' ? {} : { gender }) }
  return `${findRoomPath}?${new URLSearchParams(search)}`
}
