import { defaultRadiusKm } from '@basera/places/contract'
import type { RoommateSearch, RoommateSort } from '@basera/roommates/contract'
import { presentCityName } from './city-names.ts'
import type { Area } from './distance.queries.ts'
import { type Words, wordsOf } from './words.ts'

export interface Criteria {
  readonly userId: string
  readonly sort: RoommateSort
  readonly words: Words | null
  readonly area: Area | null
  readonly location: string | null
  readonly organization: string | null
  readonly minBudget: number | null
  readonly maxBudget: number | null
  readonly gender: string | null
  readonly tags: readonly string[] | null
  readonly photoChecked: boolean
  readonly workProven: boolean
  readonly stride: number
  /** How many of the nearest are put in order of fit. */
  readonly nearest: number
  /** Leaves out those in this area: they came before. */
  readonly beyond: Area | null
}

/** About as costly as reading what a good index finds; by distance, a row costs twice as much. */
const strideOf = (sort: RoommateSort): number => (sort === 'distance' ? 1000 : 2000)

/** As many as a search can compare within a few milliseconds. */
const nearestCompared = 4000

export interface SearchOptions {
  /** Rows a search walks before it tries anything else; does not change results. */
  readonly stride?: number
  /** How many of the nearest are put in order of fit. */
  readonly nearest?: number
}

/** Around a point the location text is ignored (roommates.search-location). */
export function criteriaOf(
  userId: string,
  search: RoommateSearch,
  { stride = strideOf(search.sort), nearest = nearestCompared }: SearchOptions = {},
): Criteria {
  const { lat, lng, radius_km: radiusKm = defaultRadiusKm } = search
  const area = lat === undefined || lng === undefined ? null : { lat, lng, radiusKm }
  return {
    userId,
    sort: search.sort,
    words: wordsOf(presentCityName(search.q ?? '')),
    area,
    location: area ? null : presentCityName(search.location ?? '') || null,
    organization: search.organization || null,
    minBudget: search.min_budget ?? null,
    maxBudget: search.max_budget ?? null,
    gender: search.gender ?? null,
    tags: search.tags?.length ? search.tags : null,
    photoChecked: search.photo_checked ?? false,
    workProven: search.work_proven ?? false,
    stride,
    nearest,
    beyond: null,
  }
}
