import { asTags, budgetMaximum, personGenders, tagMaximum } from '@basera/accounts/contract'
import { defaultRadiusKm, type RadiusKm, radiusOptionsKm } from '@basera/places/contract'
import {
  addressInteger,
  addressOption,
  addressPoint,
  addressText,
  degreesText,
  plainText,
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

/** Whom a search is for: one gender exactly, or any (marketplace 5). */
export const filterGenders = ['any', ...personGenders] as const
export type FilterGender = (typeof filterGenders)[number]

/** A search as the screen holds it. Every field has a value; {@link noRoommateFilters} is the empty search. */
export interface RoommateFilters {
  /** Free text; every word of it must appear (marketplace 5). */
  readonly q: string
  /** Text to find in preferred locations; only counts while no point is chosen (marketplace 5). */
  readonly location: string
  /** Label of the chosen place; '' without a point. */
  readonly place: string
  /** Degrees; null when no place is chosen. */
  readonly point: { readonly lat: number; readonly lng: number } | null
  /** km; only counts with a point. */
  readonly radiusKm: RadiusKm
  readonly organization: string
  /** Whole rupees a month; null for no bound. */
  readonly minBudget: number | null
  readonly maxBudget: number | null
  readonly gender: FilterGender
  /** Lifestyle tags; a profile with any of them is found (marketplace 5). */
  readonly tags: readonly string[]
  readonly sort: RoommateSort
}

/** The search of a page without parameters (marketplace 2, 5). */
export const noRoommateFilters: RoommateFilters = {
  q: '',
  location: '',
  place: '',
  point: null,
  radiusKm: defaultRadiusKm,
  organization: '',
  minBudget: null,
  maxBudget: null,
  gender: 'any',
  tags: [],
  sort: defaultRoommateSort,
}

function tagsOf(params: URLSearchParams): readonly string[] {
  const tags = asTags(plainText(params.get('tags') ?? '').split(','))
  return tags.filter((tag) => tag.length <= tagMaximum).slice(0, filterTagsMax)
}

/** The sorts a search offers: relevance with a text only, distance with a point only (marketplace 5). */
export const roommateSortsFor = ({ q, point }: Pick<RoommateFilters, 'q' | 'point'>): RoommateSort[] =>
  roommateSorts.filter((sort) =>
    sort === 'relevance' ? q.trim() !== '' : sort !== 'distance' || point !== null,
  )

/** `filters` with the default sort in place of one that it cannot have. */
export const withFittingSort = (filters: RoommateFilters): RoommateFilters =>
  roommateSortsFor(filters).includes(filters.sort) ? filters : { ...filters, sort: defaultRoommateSort }

/**
 * The search that a page's address asks for. Tolerant: what is unknown, malformed or out of bounds is ignored, a sort
 * that the search cannot have is the default sort, and of a repeated parameter the first counts (decisions 6, 7).
 */
export function readRoommateFilters(params: URLSearchParams): RoommateFilters {
  const point = addressPoint(params)
  return withFittingSort({
    q: addressText(params, 'q', searchTextMax),
    location: point ? '' : addressText(params, 'location', locationTextMax),
    place: point ? addressText(params, 'place', locationTextMax) : '',
    point,
    radiusKm: point ? addressOption(params, 'radius_km', radiusOptionsKm, defaultRadiusKm) : defaultRadiusKm,
    organization: addressText(params, 'organization', organizationTextMax),
    minBudget: addressInteger(params, 'min_budget', budgetMaximum),
    maxBudget: addressInteger(params, 'max_budget', budgetMaximum),
    gender: addressOption(params, 'gender', filterGenders, 'any'),
    tags: tagsOf(params),
    sort: addressOption(params, 'sort', roommateSorts, defaultRoommateSort),
  })
}

function locationParams({ location, point, radiusKm }: RoommateFilters): Record<string, string> {
  if (!point) return location ? { location } : {}
  return { lat: degreesText(point.lat), lng: degreesText(point.lng), radius_km: String(radiusKm) }
}

function filterParams(filters: RoommateFilters): Record<string, string> {
  const query: Record<string, string> = {}
  if (filters.organization) query.organization = filters.organization
  if (filters.minBudget !== null) query.min_budget = String(filters.minBudget)
  if (filters.maxBudget !== null) query.max_budget = String(filters.maxBudget)
  if (filters.gender !== 'any') query.gender = filters.gender
  if (filters.tags.length > 0) query.tags = filters.tags.join(',')
  const { sort } = withFittingSort(filters)
  if (sort !== defaultRoommateSort) query.sort = sort
  return query
}

const textParams = ({ q }: RoommateFilters): Record<string, string> => (q ? { q } : {})

/**
 * The page address of a search, without what is default: `/browse-profiles?${writeRoommateFilters(filters)}`. Reading it
 * back with {@link readRoommateFilters} gives the same search, its point rounded to 6 decimals.
 */
export function writeRoommateFilters(filters: RoommateFilters): URLSearchParams {
  const place = filters.point && filters.place ? { place: filters.place } : {}
  const params = new URLSearchParams({
    ...textParams(filters),
    ...place,
    ...locationParams(filters),
    ...filterParams(filters),
  })
  if (params.get('radius_km') === String(defaultRadiusKm)) params.delete('radius_km')
  return params
}

/** The query of `GET /api/roommates` for a search; `limit` profiles from `cursor` on (null for the first page). */
export function roommateSearchQuery(
  filters: RoommateFilters,
  page: { readonly limit: number; readonly cursor: string | null },
): Record<string, string> {
  const query = { ...textParams(filters), ...locationParams(filters), ...filterParams(filters) }
  return { ...query, limit: String(page.limit), ...(page.cursor && { cursor: page.cursor }) }
}
