import type { RentPlace } from '@basera/rooms/contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database.ts'
import { type SearchArea, searchArea } from '../search/search-area.ts'
import { findNewestHere, type SampledRoom } from './rent-sample.queries.ts'
import { readRentSample } from './rent-sample.ts'

/** Milliseconds: rents move slowly, and rooms that are gone leave the page at once. */
const keptMs = 10 * 60_000
/** Places at most; a large city's sample has some thousand small rows. */
const keptPlaces = 200
/** Rooms are counted up to one more than they are said to be. */
const countedRooms = 1001
/** More than are shown, for those that are taken meanwhile. */
const keptRooms = 12

export interface RentRecord {
  readonly rooms: readonly SampledRoom[]
  readonly newestIds: readonly string[]
  /** Counted to {@link countedRooms}. */
  readonly total: number
  readonly at: Date
}

/** Fine cells for localities; a city's circle would have a hundred of them. */
const fineUpToKm = 5

const areaOf = ({ latitude, longitude, radius_km }: RentPlace): SearchArea =>
  searchArea({ lat: latitude, lng: longitude }, radius_km, radius_km > fineUpToKm)

async function readRents(db: Database, place: RentPlace): Promise<RentRecord> {
  const area = areaOf(place)
  const at = new Date()
  const [rooms, newest] = await Promise.all([
    readRentSample(db, area, at),
    findNewestHere(db, area, keptRooms, countedRooms),
  ])
  return { rooms, at, newestIds: newest.map(({ id }) => id), total: newest[0]?.found ?? 0 }
}

/** Rents of places, kept for ten minutes; callers that want the same one at once wait for one reading. */
export interface RentBook {
  read(place: RentPlace): Promise<RentRecord>
}

export function openRentBook(db: Database): RentBook {
  const cache = new LRUCache<string, RentRecord, RentPlace>({
    max: keptPlaces,
    ttl: keptMs,
    fetchMethod: (_path, _old, { context }) => readRents(db, context),
  })
  return { read: (place) => cache.forceFetch(place.path, { context: place }) }
}
