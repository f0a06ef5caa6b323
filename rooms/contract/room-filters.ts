import {
  addressInteger,
  addressOption,
  addressPoint,
  addressText,
  degreesText,
} from '@basera/platform/contract'
import {
  defaultRadiusKm,
  defaultRoomSort,
  organizationMax,
  type RadiusKm,
  type RoomGender,
  type RoomSort,
  radiusOptionsKm,
  rentMax,
  roomGenders,
  roomSorts,
  searchTextMax,
} from './limits.ts'

/** A search as the screen holds it. Every field has a value; {@link noRoomFilters} is the empty search. */
export interface RoomFilters {
  /** Text to find in addresses; only counts while no point is chosen (marketplace 7). */
  readonly q: string
  /** Label of the chosen place; '' without a point. */
  readonly place: string
  /** Degrees; null when no place is chosen. */
  readonly point: { readonly lat: number; readonly lng: number } | null
  /** km; only counts with a point. */
  readonly radiusKm: RadiusKm
  readonly organization: string
  /** Whole rupees a month; null for no bound. */
  readonly minRent: number | null
  readonly maxRent: number | null
  readonly gender: RoomGender
  readonly wifi: boolean
  readonly pets: boolean
  readonly smoking: boolean
  readonly sort: RoomSort
}

/** The search of a page without parameters (marketplace 2, 9). */
export const noRoomFilters: RoomFilters = {
  q: '',
  place: '',
  point: null,
  radiusKm: defaultRadiusKm,
  organization: '',
  minRent: null,
  maxRent: null,
  gender: 'any',
  wifi: false,
  pets: false,
  smoking: false,
  sort: defaultRoomSort,
}

/**
 * The search that a page's address asks for. Tolerant: what is unknown, malformed or out of bounds is ignored, the
 * distance sort without a point is the default sort, and of a repeated parameter the first counts (decisions 6).
 */
export function readRoomFilters(params: URLSearchParams): RoomFilters {
  const point = addressPoint(params)
  const sort = addressOption(params, 'sort', roomSorts, defaultRoomSort)
  return {
    q: point ? '' : addressText(params, 'q', searchTextMax),
    place: point ? addressText(params, 'place', searchTextMax) : '',
    point,
    radiusKm: point ? addressOption(params, 'radius_km', radiusOptionsKm, defaultRadiusKm) : defaultRadiusKm,
    organization: addressText(params, 'organization', organizationMax),
    minRent: addressInteger(params, 'min_rent', rentMax),
    maxRent: addressInteger(params, 'max_rent', rentMax),
    gender: addressOption(params, 'gender', roomGenders, 'any'),
    wifi: params.get('wifi') === 'true',
    pets: params.get('pets') === 'true',
    smoking: params.get('smoking') === 'true',
    sort: sort === 'distance' && !point ? defaultRoomSort : sort,
  }
}

function locationParams({ q, point, radiusKm }: RoomFilters): Record<string, string> {
  if (!point) return q ? { q } : {}
  return { lat: degreesText(point.lat), lng: degreesText(point.lng), radius_km: String(radiusKm) }
}

function filterParams(filters: RoomFilters): Record<string, string> {
  const query: Record<string, string> = {}
  if (filters.organization) query.organization = filters.organization
  if (filters.minRent !== null) query.min_rent = String(filters.minRent)
  if (filters.maxRent !== null) query.max_rent = String(filters.maxRent)
  if (filters.gender !== 'any') query.gender = filters.gender
  for (const flag of ['wifi', 'pets', 'smoking'] as const) if (filters[flag]) query[flag] = 'true'
  if (filters.sort !== defaultRoomSort && (filters.sort !== 'distance' || filters.point)) {
    query.sort = filters.sort
  }
  return query
}

/**
 * The page address of a search, without what is default: `/find-room?${writeRoomFilters(filters)}`. Reading it back
 * with {@link readRoomFilters} gives the same search, its point rounded to 6 decimals.
 */
export function writeRoomFilters(filters: RoomFilters): URLSearchParams {
  const place = filters.point && filters.place ? { place: filters.place } : {}
  const params = new URLSearchParams({ ...place, ...locationParams(filters), ...filterParams(filters) })
  if (params.get('radius_km') === String(defaultRadiusKm)) params.delete('radius_km')
  return params
}

/** The query of `GET /api/rooms` for a search; `limit` rooms from `cursor` on (null or absent for the first page). */
export function roomSearchQuery(
  filters: RoomFilters,
  page: { readonly limit: number; readonly cursor?: string | null },
): Record<string, string> {
  const query = { ...locationParams(filters), ...filterParams(filters), limit: String(page.limit) }
  return page.cursor ? { ...query, cursor: page.cursor } : query
}
