import {
  type FilterValues,
  flagFilter,
  integerFilter,
  optionFilter,
  pointFilter,
  searchFilters,
  textFilter,
} from '@basera/platform/contract'
import {
  defaultRadiusKm,
  defaultRoomSort,
  organizationMax,
  radiusOptionsKm,
  rentMax,
  roomGenders,
  roomSorts,
  searchTextMax,
} from './limits.ts'

/** The filters of the room search, in the order of the page's address. */
const filters = {
  /** Searches addresses; ignored with a point. */
  q: textFilter('q', searchTextMax),
  /** Label of the chosen place; empty without a point. */
  place: textFilter('place', searchTextMax),
  point: pointFilter,
  /** km; ignored without a point. */
  radiusKm: optionFilter('radius_km', radiusOptionsKm, defaultRadiusKm),
  organization: textFilter('organization', organizationMax),
  /** Whole rupees a month; null for no bound. */
  minRent: integerFilter('min_rent', rentMax),
  maxRent: integerFilter('max_rent', rentMax),
  gender: optionFilter('gender', roomGenders, 'any'),
  wifi: flagFilter('wifi'),
  pets: flagFilter('pets'),
  smoking: flagFilter('smoking'),
  sort: optionFilter('sort', roomSorts, defaultRoomSort),
}

/** A search as the screen holds it; {@link noRoomFilters} is the empty one. */
export type RoomFilters = FilterValues<typeof filters>

/** Text and point exclude each other; without a point there is no radius and no sort by distance. */
function fit(search: RoomFilters): RoomFilters {
  if (search.point) return { ...search, q: '' }
  const sort = search.sort === 'distance' ? defaultRoomSort : search.sort
  return { ...search, place: '', radiusKm: defaultRadiusKm, sort }
}

const { none, read, write } = searchFilters(filters, fit)

/** The search of a page without parameters (rooms.search-defaults). */
export const noRoomFilters: RoomFilters = none

/**
 * Reads a search from a page's address. Ignores what is unknown, malformed or out of bounds, and repeated parameters
 * (rooms.search-address).
 */
export const readRoomFilters = read

/**
 * The page address of a search without its defaults. {@link readRoomFilters} reads the same search back, its point
 * rounded to 6 decimals.
 */
export const writeRoomFilters = (search: RoomFilters): URLSearchParams => new URLSearchParams(write(search))

/** The query of `GET /api/rooms`: `limit` rooms from `cursor` on (null or absent for the first page). */
export function roomSearchQuery(
  search: RoomFilters,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | null },
): Record<string, string> {
  const { place: _, ...query } = write(search)
  return {
    ...query,
    ...(search.point && { radius_km: String(search.radiusKm) }),
    limit: String(limit),
    ...(cursor && { cursor }),
  }
}
