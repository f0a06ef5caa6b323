import type { Api } from '@basera/platform/contract'
import { type RoomCalls, type RoomFilters, type RoomMap, roomFacetQuery } from '@basera/rooms/contract'
import { boxAround, boxOfPoints, boxQuery, type MapBox } from './draw/map-box.ts'
import { boxOfSearch, isByText } from './draw/search-area.ts'

/** The city that a text alone names, else where the rooms with the text are. */
function boxOfFound({ around, pins, clusters }: RoomMap, radiusKm: number): MapBox | null {
  if (around) return boxAround({ lat: around.latitude, lng: around.longitude }, radiusKm)
  return boxOfPoints([
    ...pins.map((pin) => ({ lat: pin.public_latitude, lng: pin.public_longitude })),
    ...clusters.map((cluster) => ({ lat: cluster.latitude, lng: cluster.longitude })),
  ])
}

/** What the map shows of a search; where the rooms with its text are is asked first (rooms.search-text). */
export async function frameOfSearch(api: Api<RoomCalls>, filters: RoomFilters): Promise<MapBox> {
  const area = boxOfSearch(filters)
  if (!isByText(filters)) return area
  const query = { ...boxQuery(area), ...roomFacetQuery(filters) }
  const found = await api('GET /api/rooms/map', { query }).catch(() => null)
  return (found && boxOfFound(found, filters.radiusKm)) ?? area
}
