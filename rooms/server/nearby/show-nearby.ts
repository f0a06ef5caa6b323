import type { Point } from '@basera/places/contract'
import { Problem } from '@basera/platform/contract'
import {
  localityRadiusKm,
  type NearbyAnswer,
  nearbyKm,
  nearbyRoomsMax,
  type RoomCard,
  roomSearchSentences,
} from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { localityPlace } from '../rents/rent-place.ts'
import { presentStation, presentTrip } from '../rents/show-locality.ts'
import { findRoom, type RoomRow } from '../rooms.queries.ts'
import type { SearchPlaces } from '../search/search-journey.ts'
import { searchRooms } from '../search-rooms.ts'

/** Like rooms ask for up to so much more or less of the rent. */
const rentShare = 0.4
/** Places of work and study: how many, and how far away in km. */
const placesShown = 3
const placesWithinKm = 15

interface LocatedRoom {
  readonly viewerId: string | null
  readonly room: RoomRow
  readonly at: Point
}

async function localityOf({ directory }: SearchPlaces, at: Point): Promise<NearbyAnswer['locality']> {
  const locality = await directory.localityAround(at, localityRadiusKm)
  return locality && { name: locality.name, path: localityPlace(locality).path }
}

async function placesNear({ directory, travel }: SearchPlaces, at: Point) {
  const known = await directory.landmarksNear(at, {
    kinds: ['techpark', 'campus'],
    withinKm: placesWithinKm,
    limit: placesShown,
    order: 'rank',
  })
  const { nearest, trips } = travel.trips(at, known)
  return { metro: nearest && presentStation(nearest), places: trips.map(presentTrip) }
}

/** Rooms within {@link nearbyKm} km with about the same rent: those of the same home type first, then the nearest. */
async function roomsNear(
  db: Database,
  places: SearchPlaces,
  { room, at, viewerId }: LocatedRoom,
): Promise<RoomCard[]> {
  const around = {
    lat: at.latitude,
    lng: at.longitude,
    radius_km: nearbyKm,
    min_rent: Math.floor(room.rent * (1 - rentShare)),
    max_rent: Math.ceil(room.rent * (1 + rentShare)),
    sort: 'distance' as const,
    limit: 2 * nearbyRoomsMax + 1,
  }
  const same = room.home_type
    ? (await searchRooms(db, places, { ...around, home_type: [room.home_type] }, viewerId)).items
    : []
  const isEnough = same.length > nearbyRoomsMax
  const others = isEnough ? [] : (await searchRooms(db, places, around, viewerId)).items
  const byId = new Map([...same, ...others].map((card) => [card.id, card]))
  byId.delete(room.id)
  return [...byId.values()].filter(({ distance_km }) => distance_km !== null).slice(0, nearbyRoomsMax)
}

/** What is near a room, all of it from the blurred location (rooms.nearby-places). Throws `not_found`. */
export async function showNearby(
  db: Database,
  places: SearchPlaces,
  id: string,
  viewerId: string | null,
): Promise<NearbyAnswer> {
  const room = await findRoom(db, id, viewerId)
  if (!room) throw new Problem('not_found', roomSearchSentences.roomNotFound)
  const { public_latitude: latitude, public_longitude: longitude } = room
  if (latitude === null || longitude === null) return { locality: null, metro: null, places: [], rooms: [] }
  const at = { latitude, longitude }
  const [locality, near, rooms] = await Promise.all([
    localityOf(places, at),
    placesNear(places, at),
    roomsNear(db, places, { room, at, viewerId }),
  ])
  return { locality, ...near, rooms }
}
