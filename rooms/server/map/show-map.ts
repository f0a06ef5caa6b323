import { countedTo, mapPinsMax, type RoomMap, type RoomMapQuery } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { searchCriteria } from '../search/search-criteria.ts'
import { countUnlocated, findOnMap, findTitles, type MapReach, usualReach } from './map-rooms.queries.ts'

/**
 * The rooms in a box of the map with the filters of the search: up to {@link mapPinsMax} pins, else clusters
 * (rooms.map-box).
 */
export async function showMap(
  db: Database,
  { north, south, east, west, ...filters }: RoomMapQuery,
  reach: MapReach = usualReach,
): Promise<RoomMap> {
  const criteria = await searchCriteria(db, filters)
  const [found, unlocated] = await Promise.all([
    findOnMap(db, criteria, { north, south, east, west }, reach),
    countUnlocated(db, criteria, countedTo),
  ])
  const pins = found.pins ?? []
  const ids = pins.map(({ id }) => id)
  const rooms = ids.length > 0 ? await findTitles(db, ids) : []
  const titles = new Map(rooms.map(({ id, title }) => [id, title]))
  return {
    pins: pins.flatMap((pin) => {
      const title = titles.get(pin.id)
      return title === undefined ? [] : [{ ...pin, title }]
    }),
    clusters: found.clusters ?? [],
    total: found.total,
    total_is_exact: found.total_is_exact,
    without_point: unlocated,
  }
}
