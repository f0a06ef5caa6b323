import { containsPattern } from '@basera/platform/server/search'
import {
  type RoomFacetSearch,
  readRoomFilters,
  rentMax,
  roomFacetQuery,
  roomFacetSearch,
  totalMax,
  writeRoomFilters,
} from '@basera/rooms/contract'
import {
  addressOf,
  type Circle,
  circleOf,
  filtersOf,
  journeyCircle,
  type SearchContext,
  shapeOf,
} from '../search/search-criteria.ts'
import type { Box } from '../search/search-spans.ts'
import type { SearchedCity } from '../search/searched-city.ts'
import type { SumFilter } from '../search/sums.ts'

/** The canonical parameters of a search, in no order: two ways to write one search are one alert (alerts.search-saved). */
export const canonicalQuery = (query: string): string =>
  writeRoomFilters({ ...readRoomFilters(new URLSearchParams(query)), sort: '' }).toString()

/** The search that stored parameters mean, as the page asks the server for it. */
export const searchOfQuery = (query: string): RoomFacetSearch =>
  roomFacetSearch.parse(roomFacetQuery(readRoomFilters(new URLSearchParams(query))))

/** What a room is compared with first. */
export interface AlertReach extends Box {
  readonly circle: Circle | null
  readonly cityPatterns: readonly string[] | null
  readonly addressPattern: string | null
  readonly minRent: number
  readonly maxRent: number
  readonly maxTotal: number
  readonly moveInBy: string | null
  readonly facets: number
  /** Bigints as text. */
  readonly traitMasks: readonly string[]
  /** Beside the masks; `0` where rooms that do not say are not found. */
  readonly traitSaids: readonly string[]
  readonly organizationPattern: string | null
  readonly sums: readonly SumFilter[]
  /** Whether rooms that do not say a sum are found. */
  readonly unsaidSums: boolean
  /** Whether all this decides about a room with a location; otherwise it only leaves few searches to ask. */
  readonly exact: boolean
  /** Whether all but the outline or the reach of a metro is here. */
  readonly exactButPlace: boolean
}

const world: Box = { south: -90, west: -180, north: 90, east: 180 }
/** No train is faster between two doors, so that new lines need no new boxes. */
const kmPerMinute = 1
const kmPerDegree = 111
/** Beyond it a circle is wide: only the latitude counts. */
const narrowUpTo = 75
const slack = 0.01

function boxAround(lat: number, lng: number, km: number): Box {
  const half = km / kmPerDegree + slack
  const [south, north] = [Math.max(-90, lat - half), Math.min(90, lat + half)]
  const far = Math.max(Math.abs(south), Math.abs(north))
  const width = half / Math.cos((far * Math.PI) / 180)
  const isWide = far > narrowUpTo || lng - width < -180 || lng + width > 180
  return { south, north, west: isWide ? -180 : lng - width, east: isWide ? 180 : lng + width }
}

/** The circle that every room found lies in, as the search's own statements have it; null where there is none. */
function reachedCircle(search: RoomFacetSearch, { journey }: SearchContext): Circle | null {
  const ride = journey && journey.reach.by !== 'metro' ? journeyCircle(journey) : null
  return circleOf(search) ?? ride
}

function boxOf(search: RoomFacetSearch, context: SearchContext): Box {
  const shape = shapeOf(search)
  if (shape && 'south' in shape) return shape
  if (shape) {
    const lats = shape.corners.map(({ lat }) => lat)
    const lngs = shape.corners.map(({ lng }) => lng)
    const south = Math.min(...lats)
    return { south, north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) }
  }
  const circle = reachedCircle(search, context)
  if (circle) return boxAround(circle.point.lat, circle.point.lng, circle.radiusKm)
  const { journey } = context
  if (!journey) return world
  const { to, maxMinutes } = journey.reach
  return boxAround(to.latitude, to.longitude, maxMinutes * kmPerMinute)
}

/** At least the addresses that name the city. */
const patternsOf = (city: SearchedCity | null): string[] =>
  (city ? [city.name, ...city.otherNames] : []).map((name) => `%${name.toLowerCase().replaceAll(' ', '_')}%`)

/** Facets are numbers up to 23. */
const allFacets = 2 ** 24 - 1
const facetBits = (facets: readonly number[] | null): number =>
  facets ? facets.reduce((bits, facet) => bits | (1 << facet), 0) : allFacets

/** A box and one circle are columns; outlines, metro lines and second circles are not. */
function exactness(search: RoomFacetSearch, { journey }: SearchContext) {
  const shape = shapeOf(search)
  const isByMetro = journey?.reach.by === 'metro'
  const isOneCircle = !journey || isByMetro || circleOf(search) === null
  const isWhole = !isByMetro && (shape === null || 'south' in shape)
  return { exact: isOneCircle && isWhole, exactButPlace: isOneCircle && !isWhole }
}

/** The least box and bounds that hold every room that the search finds. */
export function reachOf(search: RoomFacetSearch, context: SearchContext): AlertReach {
  const { minRent, maxRent, maxTotal, moveInBy, facets, traits, sums, unknown } = filtersOf(search, null)
  const isPlaced = circleOf(search) !== null || shapeOf(search) !== null || context.journey !== null
  return {
    circle: reachedCircle(search, context),
    ...boxOf(search, context),
    cityPatterns: isPlaced ? patternsOf(context.city) : null,
    addressPattern: isPlaced ? null : addressOf(search),
    minRent: minRent ?? 0,
    maxRent: maxRent ?? rentMax,
    maxTotal: maxTotal ?? totalMax,
    moveInBy,
    facets: facetBits(facets),
    traitMasks: traits.map(({ mask }) => String(mask)),
    traitSaids: traits.map(({ said }) => String(unknown === 'exclude' ? 0 : (said ?? 0))),
    organizationPattern: search.organization ? containsPattern(search.organization) : null,
    sums,
    unsaidSums: unknown === 'include',
    ...exactness(search, context),
  }
}
