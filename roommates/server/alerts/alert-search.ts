import {
  readRoommateFilters,
  roommateSearch,
  roommateSearchQuery,
  writeRoommateFilters,
} from '@basera/roommates/contract'
import { type Criteria, criteriaOf } from '../search/criteria.ts'
import { boxOf } from '../search/filter-keys.queries.ts'

/** The canonical parameters of a search, in no order: two ways to write one search are one alert (alerts.search-saved). */
export function canonicalQuery(query: string): string {
  const params = writeRoommateFilters(readRoommateFilters(new URLSearchParams(query)))
  params.delete('sort')
  return params.toString()
}

/** What a profile is compared with. */
export interface AskedOfProfiles
  extends Pick<
    Criteria,
    'words' | 'area' | 'location' | 'organization' | 'gender' | 'tags' | 'photoChecked' | 'workProven'
  > {
  readonly box: NonNullable<ReturnType<typeof boxOf>>
  readonly minBudget: number
  readonly maxBudget: number
}

const world = { south: -90, west: -180, north: 90, east: 180 }
const anyBudget = 2 ** 31 - 1

/** Throws `validation_failed` for a search that the search itself would refuse. */
export function askedBy(query: string): AskedOfProfiles {
  const filters = readRoommateFilters(new URLSearchParams(query))
  const search = roommateSearch.parse(roommateSearchQuery(filters, { limit: 1, cursor: null }))
  const { minBudget, maxBudget, area, ...criteria } = criteriaOf('', search)
  return {
    ...criteria,
    area,
    box: (area && boxOf(area)) ?? world,
    minBudget: minBudget ?? 0,
    maxBudget: maxBudget ?? anyBudget,
  }
}
