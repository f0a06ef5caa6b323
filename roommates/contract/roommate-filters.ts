import { asTags, budgetMaximum, personGenders, tagMaximum } from '@basera/accounts/contract'
import { defaultRadiusKm, radiusOptionsKm } from '@basera/places/contract'
import {
  type Filter,
  type FilterValues,
  integerFilter,
  optionFilter,
  plainText,
  pointFilter,
  searchFilters,
  textFilter,
} from '@basera/platform/contract'
import {
  defaultRoommateSort,
  filterTagsMax,
  locationTextMax,
  organizationTextMax,
  type RoommateSort,
  roommateSorts,
  searchTextMax,
} from './limits.ts'

/** Whom a search is for: one gender exactly, or any. */
export const filterGenders = ['any', ...personGenders] as const
export type FilterGender = (typeof filterGenders)[number]

const tagsFilter: Filter<readonly string[]> = {
  none: [],
  read: (params) =>
    asTags(plainText(params.get('tags') ?? '').split(','))
      .filter((tag) => tag.length <= tagMaximum)
      .slice(0, filterTagsMax),
  write: (tags) => (tags.length > 0 ? { tags: tags.join(',') } : {}),
}

/** The filters of the roommate search, in the order in which addresses say them. */
const filters = {
  /** Free text; every word of it must appear. */
  q: textFilter('q', searchTextMax),
  /** Text to find in preferred locations; only counts while no point is chosen. */
  location: textFilter('location', locationTextMax),
  /** Label of the chosen place; '' without a point. */
  place: textFilter('place', locationTextMax),
  point: pointFilter,
  /** km; only counts with a point. */
  radiusKm: optionFilter('radius_km', radiusOptionsKm, defaultRadiusKm),
  organization: textFilter('organization', organizationTextMax),
  /** Whole rupees a month; null for no bound. */
  minBudget: integerFilter('min_budget', budgetMaximum),
  maxBudget: integerFilter('max_budget', budgetMaximum),
  gender: optionFilter('gender', filterGenders, 'any'),
  /** Lifestyle tags; a profile with any of them is found. */
  tags: tagsFilter,
  sort: optionFilter('sort', roommateSorts, defaultRoommateSort),
}

/** A search as the screen holds it. Every field has a value; {@link noRoommateFilters} is the empty search. */
export type RoommateFilters = FilterValues<typeof filters>

/** The sorts a search offers: relevance with a text only, distance with a point only (roommates.search-sorts). */
export const roommateSortsFor = ({ q, point }: Pick<RoommateFilters, 'q' | 'point'>): RoommateSort[] =>
  roommateSorts.filter((sort) =>
    sort === 'relevance' ? q.trim() !== '' : sort !== 'distance' || point !== null,
  )

/** `search` with the default sort in place of one that it cannot have. */
export const withFittingSort = (search: RoommateFilters): RoommateFilters =>
  roommateSortsFor(search).includes(search.sort) ? search : { ...search, sort: defaultRoommateSort }

/** A location text and a point do not go together; without a point there is no radius. */
const fit = (search: RoommateFilters): RoommateFilters =>
  withFittingSort(
    search.point ? { ...search, location: '' } : { ...search, place: '', radiusKm: defaultRadiusKm },
  )

const { none, read, write } = searchFilters(filters, fit)

/** The search of a page without parameters. */
export const noRoommateFilters: RoommateFilters = none

/**
 * The search that a page's address asks for. Tolerant: what is unknown, malformed or out of bounds is ignored, and of a
 * repeated parameter the first counts.
 */
export const readRoommateFilters = read

/**
 * The page address of a search, without what is default: `/browse-profiles?${writeRoommateFilters(filters)}`. Reading it
 * back with {@link readRoommateFilters} gives the same search, its point rounded to 6 decimals.
 */
export const writeRoommateFilters = (search: RoommateFilters): URLSearchParams =>
  new URLSearchParams(write(search))

/** The query of `GET /api/roommates` for a search; `limit` profiles from `cursor` on (null for the first page). */
export function roommateSearchQuery(
  search: RoommateFilters,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | null },
): Record<string, string> {
  const { place: _, ...query } = write(search)
  return {
    ...query,
    ...(search.point && { radius_km: String(search.radiusKm) }),
    limit: String(limit),
    ...(cursor && { cursor }),
  }
}
