import {
  countedTo,
  defaultRoomSort,
  mapPinsMax,
  type RoomMap,
  type RoomMapQuery,
} from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { searchCriteria } from '../search/search-criteria.ts'
import { countNowhere, findOnMap, type MapReach, titlesOf, usualReach } from './map-matches.ts'

/**
 * The rooms in a box of the map, at their blurred locations (decisions 5), with the filters of the search: up to
 * {@link mapPinsMax} one by one, beyond that clusters.
 */
export async function showMap(
  db: Database,
  { north, south, east, west, ...filters }: RoomMapQuery,
  reach: MapReach = usualReach,
): Promise<RoomMap> {
  const criteria = await searchCriteria(db, { ...filters, sort: defaultRoomSort, limit: mapPinsMax })
  const [found, nowhere] = await Promise.all([
    findOnMap(db, criteria, { north, south, east, west }, mapPinsMax, reach),
    countNowhere(db, criteria, countedTo),
  ])
  const pins = found.pins ?? []
  const titles = await titlesOf(
    db,
    pins.map(({ id }) => id),
  )
  return {
    pins: pins.flatMap((pin) => {
      const title = titles.get(pin.id)
      return title === undefined ? [] : [{ ...pin, title }]
    }),
    clusters: [...(found.clusters ?? [])],
    total: found.total,
    total_is_exact: found.total_is_exact,
    without_point: nowhere,
  }
}
