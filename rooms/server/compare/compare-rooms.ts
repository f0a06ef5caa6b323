import { type Comparison, type ComparisonQuery, commuteMinutesMax, type Room } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { presentRoom } from '../present-room.ts'
import { presentStation } from '../rents/show-locality.ts'
import { findRoom } from '../rooms.queries.ts'
import { journeyOf, minutesTo, presentJourney, type SearchPlaces } from '../search/search-journey.ts'

function nearestStation({ travel }: SearchPlaces, room: Room) {
  const { public_latitude: latitude, public_longitude: longitude } = room
  if (latitude === null || longitude === null) return null
  const { nearest } = travel.trips({ latitude, longitude }, [])
  return nearest && presentStation(nearest)
}

/**
 * The rooms among `query.ids` that `viewerId` may see, in that order (rooms.side-by-side). Throws `validation_failed` for a place to
 * travel to that nobody knows.
 */
export async function compareRooms(
  db: Database,
  places: SearchPlaces,
  query: ComparisonQuery,
  viewerId: string | null,
): Promise<Comparison> {
  const journey = await journeyOf(places, { ...query, commute_max: commuteMinutesMax })
  const rows = await Promise.all(query.ids.map((id) => findRoom(db, id, viewerId)))
  const rooms = rows.flatMap((row) => (row ? [presentRoom(row)] : []))
  const minutes = journey ? await minutesTo(places, journey, rooms) : new Map<string, number>()
  return {
    items: rooms.map((room) => ({
      room,
      metro: nearestStation(places, room),
      commute_minutes: minutes.get(room.id) ?? null,
    })),
    commute: journey && presentJourney(journey),
  }
}
