import { defaultRadiusKm } from '@basera/places/contract'
import type { RoommateSearch, RoommateSort } from '@basera/roommates/contract'
import type { Area } from './distance.queries.ts'
import { type Words, wordsOf } from './words.ts'

/** A search as the queries take it. */
export interface Criteria {
  /** Who searches: never found, and neither are people who have blocked them or whom they have blocked. */
  readonly userId: string
  readonly sort: RoommateSort
  /** Null finds every text. */
  readonly words: Words | null
  readonly area: Area | null
  readonly location: string | null
  readonly organization: string | null
  /** Whole rupees a month, bounds included. */
  readonly minBudget: number | null
  readonly maxBudget: number | null
  readonly gender: string | null
  /** Any of them; null for all. */
  readonly tags: readonly string[] | null
  /** Rows to walk over before anything else is tried. */
  readonly stride: number
}

/** About as costly as reading what a good index finds; a row costs twice as much to walk to by its distance. */
export const strideOf = (sort: RoommateSort): number => (sort === 'distance' ? 1000 : 2000)

/** Reads what a search asks for; the text of the location is not looked for around a point (marketplace 5). */
export function criteriaOf(userId: string, search: RoommateSearch, stride = strideOf(search.sort)): Criteria {
  const { lat, lng, radius_km: radiusKm = defaultRadiusKm } = search
  const area = lat === undefined || lng === undefined ? null : { lat, lng, radiusKm }
  return {
    userId,
    sort: search.sort,
    words: wordsOf(search.q ?? ''),
    area,
    location: area ? null : search.location || null,
    organization: search.organization || null,
    minBudget: search.min_budget ?? null,
    maxBudget: search.max_budget ?? null,
    gender: search.gender ?? null,
    tags: search.tags?.length ? search.tags : null,
    stride,
  }
}
