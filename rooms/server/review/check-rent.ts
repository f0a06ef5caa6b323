import { likeRoomsMin, lowRentPart, nearbyKm, rentListersMin } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { recentRooms } from '../rents/rent-figures.ts'
import type { SampledRoom } from '../rents/rent-sample.queries.ts'
import { readRentSample } from '../rents/rent-sample.ts'
import { searchArea } from '../search/search-area.ts'
import type { ReviewedRoom } from './review.queries.ts'

/** Where a lister leaves out what kind of home it is, cheap kinds are among the like ones: less is asked of the rent. */
const middle = 0.5
const lowerQuarter = 0.25

const isUnsaid = (room: ReviewedRoom) =>
  room.home_type === null || (room.home_type === 'whole_home' && room.layout === null)

const isLike = (room: ReviewedRoom) => (other: SampledRoom) =>
  other.user_id !== room.user_id &&
  (room.home_type === null || other.home_type === room.home_type) &&
  (room.home_type !== 'whole_home' || room.layout === null || other.layout === room.layout)

/** Whether the rent is under half of what 20 or more like rooms nearby ask, of five listers or more (rooms.review-rent). */
export async function isRentLow(db: Database, room: ReviewedRoom, now = new Date()): Promise<boolean> {
  const { latitude: lat, longitude: lng } = room
  if (lat === null || lng === null) return false
  const sample = await readRentSample(db, searchArea({ lat, lng }, nearbyKm), now)
  const like = recentRooms(sample, now).filter(isLike(room))
  if (like.length < likeRoomsMin) return false
  if (new Set(like.map(({ user_id }) => user_id)).size < rentListersMin) return false
  const rents = like.map(({ rent }) => rent).sort((a, b) => a - b)
  const usual = rents[Math.floor((rents.length - 1) * (isUnsaid(room) ? lowerQuarter : middle))] ?? 0
  return room.rent < usual * lowRentPart
}
