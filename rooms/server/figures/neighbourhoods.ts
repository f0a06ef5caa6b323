import type { Locality, PlaceDirectory } from '@basera/places/server'
import { defaultRadiusKm, localityRadiusKm, positionsTold } from '@basera/rooms/contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database.ts'
import { indianDay } from '../indian-day.ts'
import { findNearest } from '../search/matching-rooms.queries.ts'
import { searchArea } from '../search/search-area.ts'
import { noFilter } from '../search/search-criteria.ts'
import { partOf } from '../search/search-part.queries.ts'
import { type ComparedRoom, type FigureRow, findCompared } from './figures.queries.ts'

/** Milliseconds, and localities. */
const keptMs = 10 * 60_000
const keptPlaces = 300
/** Rooms of a cell whose chats are compared. */
const comparedRooms = 200
/** Further rooms that are read, for those as far away as the last one. */
const spare = 50

export interface Neighbourhood {
  readonly place: string
  /** From 1 on. */
  readonly positions: ReadonlyMap<string, number>
  readonly rooms: readonly ComparedRoom[]
}

/** The first rooms of a search that names the locality and nothing else (rooms.figure-position). */
async function readPositions(db: Database, { latitude: lat, longitude: lng }: Locality) {
  const area = searchArea({ lat, lng }, defaultRadiusKm)
  const part = partOf({ ...noFilter, area, from: area.point, sort: 'distance' }, 'located', null)
  const { matches } = await findNearest(db, part, area, positionsTold + spare, positionsTold)
  return new Map(matches.map(({ id }, index) => [id, index + 1]))
}

async function read(db: Database, locality: Locality): Promise<Neighbourhood> {
  const { latitude: lat, longitude: lng, name: place } = locality
  const area = searchArea({ lat, lng }, localityRadiusKm)
  const [positions, rooms] = await Promise.all([
    readPositions(db, locality),
    findCompared(db, area, indianDay(new Date()), comparedRooms),
  ])
  return { place, positions, rooms }
}

export type FindNeighbourhoods = (rooms: readonly FigureRow[]) => Promise<ReadonlyMap<string, Neighbourhood>>

/** Finds the localities of rooms in search, by the rooms' ids; each is read once in ten minutes. */
export function openNeighbourhoods(
  db: Database,
  directory: Pick<PlaceDirectory, 'localityAround'>,
): FindNeighbourhoods {
  const kept = new LRUCache<string, Neighbourhood, Locality>({
    max: keptPlaces,
    ttl: keptMs,
    fetchMethod: (_path, _old, { context }) => read(db, context),
  })
  return async (rooms) => {
    const found = new Map<string, Neighbourhood>()
    // One after the other: a lister of many places does not take all connections.
    for (const { id, searchable, public_latitude: latitude, public_longitude: longitude } of rooms) {
      if (!searchable || latitude === null || longitude === null) continue
      const locality = await directory.localityAround({ latitude, longitude }, localityRadiusKm)
      if (!locality) continue
      const path = `${locality.city.slug}/${locality.slug}`
      found.set(id, await kept.forceFetch(path, { context: locality }))
    }
    return found
  }
}
