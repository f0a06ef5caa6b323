import type { NearbyLandmark, NearestStation, Places, Trip } from '@basera/places/server'
import {
  countedTo,
  type LocalityPage,
  localityRadiusKm,
  type RentPlace,
  roommatesCountedTo,
  roommatesHiddenBelow,
} from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { presentCard } from '../present-room.ts'
import { findCards } from '../rooms.queries.ts'
import { neighboursOf } from './neighbours.ts'
import type { RentBook, RentRecord } from './rent-book.ts'
import { homeShares, recentRooms, usualDeposit } from './rent-figures.ts'
import { presentRents } from './show-rents.ts'

export interface LocalityOptions {
  readonly db: Database
  readonly places: Pick<Places, 'directory' | 'travel'>
  /** Listed roommates within `radiusKm` of a point, counted to a bound. */
  countRoommates(point: { readonly lat: number; readonly lng: number }, radiusKm: number): Promise<number>
  /** False where the search, and with it lists of rooms, is for members. */
  readonly showsRooms: boolean
}

const cardsMax = 4
const landmarksMax = 4
const landmarkKm = 12
/** Roommates say where they look, not where they live: wider than rooms. */
const roommateKm = 5

async function newestCards(db: Database, ids: readonly string[]) {
  const rows = ids.length > 0 ? await findCards(db, ids, null, null) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ status }) => status === 'live')
    .slice(0, cardsMax)
    .map(presentCard)
}

export const presentStation = ({ name, km, walkMinutes, lines }: NearestStation): LocalityPage['metro'] => ({
  ...{ name, kind: 'metro', by: 'walk', distance_km: km },
  minutes: Math.round(walkMinutes),
  lines: lines.map((line) => line.name),
})

/** The quicker way without a vehicle of one's own where there is a train, else by two-wheeler. */
export function presentTrip({ destination, metro, walk, two_wheeler }: Trip<NearbyLandmark>) {
  const { name, kind, km: distance_km } = destination
  const [by, minutes] =
    walk <= 20
      ? (['walk', walk] as const)
      : metro !== null
        ? (['metro', metro] as const)
        : (['two_wheeler', two_wheeler] as const)
  return { name, kind, distance_km, by, minutes: Math.round(minutes) }
}

async function gettingAround({ directory, travel }: LocalityOptions['places'], place: RentPlace) {
  const landmarks = await directory.landmarksNear(place, {
    ...{ kinds: ['techpark', 'campus'], order: 'rank' },
    ...{ withinKm: landmarkKm, limit: landmarksMax },
  })
  const { nearest, trips } = travel.trips(place, landmarks)
  return { metro: nearest && presentStation(nearest), landmarks: trips.map(presentTrip) }
}

/** Nobody is picked out where few people look (rooms.locality-roommates). */
async function roommatesOf({ countRoommates }: LocalityOptions, place: RentPlace): Promise<number | null> {
  const point = { lat: place.latitude, lng: place.longitude }
  const radiusKm = place.radius_km > localityRadiusKm ? place.radius_km : roommateKm
  const found = await countRoommates(point, radiusKm)
  return found < roommatesHiddenBelow ? null : Math.min(found, roommatesCountedTo)
}

const totalOf = ({ total }: RentRecord) => ({
  total: Math.min(total, countedTo),
  total_is_exact: total <= countedTo,
})

/** All that the page of a place shows. */
export async function showLocality(
  options: LocalityOptions,
  book: RentBook,
  place: RentPlace,
): Promise<LocalityPage> {
  const { db, places, showsRooms } = options
  const record = await book.read(place)
  const recent = recentRooms(record.rooms, record.at)
  const [items, around, neighbours, roommates] = await Promise.all([
    newestCards(db, showsRooms ? record.newestIds : []),
    gettingAround(places, place),
    neighboursOf(places.directory, place, record),
    roommatesOf(options, place),
  ])
  return {
    ...presentRents(place, record),
    rooms: { items, ...totalOf(record) },
    shares: homeShares(recent),
    deposit: usualDeposit(recent),
    ...around,
    roommates,
    neighbours,
  }
}
