import { countedTo, mapPinsMax, type RoomMap, type RoomMapQuery } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { latitudeExtent } from '../search/room-extent.queries.ts'
import {
  everywhere,
  journeyCircle,
  type SearchContext,
  type SearchCriteria,
  type SearchPlace,
  searchCriteria,
} from '../search/search-criteria.ts'
import type { Journey } from '../search/search-journey.ts'
import { clipSpans, journeySpans, shapeSpans } from '../search/search-spans.ts'
import type { MapBox } from './map-box.ts'
import { countUnlocated, findOnMap, findTitles, type MapReach, usualReach } from './map-rooms.queries.ts'

/** Where in the box rooms may be: in the outline of the search and in reach of its journey. */
async function placeInBox(
  db: Database,
  box: MapBox,
  polygon: RoomMapQuery['polygon'],
  journey: Journey | null,
): Promise<SearchPlace> {
  const shape = polygon ? { corners: polygon } : null
  if (journey?.reach.by === 'metro')
    return { ...everywhere, spans: clipSpans(journeySpans(journey.reach, shape), box) }
  const within = journey && journeyCircle(journey)
  const spans = shape && clipSpans(shapeSpans(shape, await latitudeExtent(db)), box)
  return { ...everywhere, spans, within }
}

async function mapCriteria(
  db: Database,
  box: MapBox,
  search: Omit<RoomMapQuery, keyof MapBox>,
  { journey, city }: SearchContext,
): Promise<{ readonly criteria: SearchCriteria; readonly hasArea: boolean }> {
  const {
    lat,
    lng,
    radius_km: _,
    bounds,
    polygon,
    commute_to,
    commute_by: __,
    commute_max: ___,
    ...rest
  } = search
  const filters = await searchCriteria(db, rest)
  const place = await placeInBox(db, box, polygon, journey)
  const hasArea = [lat, lng, bounds, polygon, commute_to].some((area) => area !== undefined)
  const address = hasArea ? null : filters.address
  return { criteria: { ...filters, ...place, address, city }, hasArea }
}

const aroundOf = ({ lat, lng }: Omit<RoomMapQuery, keyof MapBox>): RoomMap['around'] =>
  lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng }

const noContext: SearchContext = { city: null, journey: null }

/** Up to {@link mapPinsMax} pins, else clusters (rooms.map-box). Pins leave out rooms of who is blocked with `viewerId`. */
export async function showMap(
  db: Database,
  { north, south, east, west, ...search }: RoomMapQuery,
  context: SearchContext = noContext,
  viewerId: string | null = null,
  reach: MapReach = usualReach,
): Promise<RoomMap> {
  const box = { north, south, east, west }
  const { criteria, hasArea } = await mapCriteria(db, box, search, context)
  const [found, unlocated] = await Promise.all([
    findOnMap(db, criteria, box, reach),
    hasArea && !criteria.city ? 0 : countUnlocated(db, criteria, countedTo),
  ])
  const pins = found.pins ?? []
  const ids = pins.map(({ id }) => id)
  const rooms = ids.length > 0 ? await findTitles(db, ids, viewerId) : []
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
    around: aroundOf(search),
  }
}
