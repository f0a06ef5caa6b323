import { asTags, budgetMaximum, personGenders, tagMaximum } from '@basera/accounts/contract'
import { defaultRadiusKm, radiusOptionsKm } from '@basera/places/contract'
import {
  type Filter,
  type FilterValues,
  flagFilter,
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

const filters = {
  /** Every word must appear (roommates.search-text). */
  q: textFilter('q', searchTextMax),
  location: textFilter('location', locationTextMax),
  place: textFilter('place', locationTextMax),
  point: pointFilter,
  radiusKm: optionFilter('radius_km', radiusOptionsKm, defaultRadiusKm),
  organization: textFilter('organization', organizationTextMax),
  /** Whole rupees a month; null for no bound. */
  minBudget: integerFilter('min_budget', budgetMaximum),
  maxBudget: integerFilter('max_budget', budgetMaximum),
  gender: optionFilter('gender', filterGenders, 'any'),
  tags: tagsFilter,
  photoChecked: flagFilter('photo_checked'),
  workProven: flagFilter('work_proven'),
  sort: optionFilter('sort', roommateSorts, defaultRoommateSort),
}

/** A search as the screen holds it; {@link noRoommateFilters} is the empty one. */
export type RoommateFilters = FilterValues<typeof filters>

/** Relevance needs a text, distance a point, and fit no text (roommates.search-sorts). */
export const roommateSortsFor = ({ q, point }: Pick<RoommateFilters, 'q' | 'point'>): RoommateSort[] =>
  roommateSorts.filter((sort) =>
    sort === 'fit' || sort === 'relevance'
      ? (q.trim() === '') === (sort === 'fit')
      : sort !== 'distance' || point !== null,
  )

/** Replaces a sort that the search cannot have by the default (roommates.search-sorts). */
export const withFittingSort = (search: RoommateFilters): RoommateFilters => {
  const sorts = roommateSortsFor(search)
  if (sorts.includes(search.sort)) return search
  return { ...search, sort: sorts.includes(defaultRoommateSort) ? defaultRoommateSort : 'newest' }
}

/** Location text and point exclude each other; without a point there is no radius. */
const fit = (search: RoommateFilters): RoommateFilters =>
  withFittingSort(
    search.point ? { ...search, location: '' } : { ...search, place: '', radiusKm: defaultRadiusKm },
  )

const { none, read, write } = searchFilters(filters, fit)

export const noRoommateFilters: RoommateFilters = none

/** Reads a search from an address (roommates.search-address); ignores what is malformed, and repetitions. */
export const readRoommateFilters = read

/** The search's parameters without defaults; {@link readRoommateFilters} reads the same search back. */
export const writeRoommateFilters = (search: RoommateFilters): URLSearchParams =>
  new URLSearchParams(write(search))

/** The query of `GET /api/roommates`: `limit` profiles from `cursor` on (null for the first page). */
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
