import { histogramBars, histogramStep, type RoomFacetSearch, type RoomFacets } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { type FacetRow, facetFlagNames, heldFilters, lookAtFacets, noHouseholdBit } from './facets.queries.ts'
import { type FacetFlag, type SearchContext, searchCriteria } from './search-criteria.ts'
import { countSearch } from './search-page.ts'
import { type TraitGroup, traitGroups } from './traits.ts'

/** Filters' counts and the histogram are of this many rooms at most, those nearest to the middle of the area. */
const lookedAt = 4000

function countBit({ lanes }: FacetRow, bit: bigint): number {
  const lane = BigInt(lanes[Number(bit % 16n)] ?? 0)
  return Number((lane >> ((bit / 16n) * 16n)) & 0xffffn)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function countUnsaid(row: FacetRow, { filter, said }: TraitGroup): number {
  if (said === null) return 0
  if (filter === 'household') return countBit(row, noHouseholdBit)
  let count = row.found
  for (let bit = 0n; said >> bit > 0n; bit++) if ((said >> bit) & 1n) count -= countBit(row, bit)
  return count
}

function histogram(rows: readonly FacetRow[]): RoomFacets['rent_histogram'] {
  const counts = Array.from({ length: histogramBars }, (_, bar) =>
    sum(rows.filter((row) => row.bar === bar).map(({ found }) => found)),
  )
  const length = counts.findLastIndex((count) => count > 0) + 1
  return counts.slice(0, length).map((count, bar) => ({
    from: bar * histogramStep,
    to: bar === histogramBars - 1 ? null : (bar + 1) * histogramStep,
    count,
  }))
}

function flagCounts(rowsWithout: (name: string) => readonly FacetRow[]): RoomFacets['counts'] {
  const countOf = (filter: string, flag: FacetFlag) =>
    sum(rowsWithout(filter).map(({ flags }) => flags[facetFlagNames.indexOf(flag)] ?? 0))
  return {
    gender: {
      any: sum(rowsWithout('gender').map(({ found }) => found)),
      male: countOf('gender', 'male'),
      female: countOf('gender', 'female'),
    },
    ...Object.fromEntries(
      (['wifi', 'pets', 'smoking'] as const).map((flag) => [flag, { true: countOf(flag, flag) }]),
    ),
  }
}

/** What a search finds, by filter and by rent (rooms.search-facets). Throws like the search. */
export async function showFacets(
  db: Database,
  search: RoomFacetSearch,
  context: SearchContext,
  most = lookedAt,
): Promise<RoomFacets> {
  const criteria = await searchCriteria(db, search, context)
  const held = heldFilters(
    criteria,
    facetFlagNames.filter((flag) =>
      flag === 'male' || flag === 'female' ? search.gender === flag : search[flag],
    ),
  )
  const { rows, unknown, isExact } = await lookAtFacets(db, criteria, held, most)
  const passing = sum(rows.filter(({ fails }) => fails === 0).map(({ found }) => found))
  const counts = await countSearch(db, criteria, { isAll: isExact, looked: most, located: passing, unknown })
  /** Rooms that pass every filter but perhaps the named one. */
  const rowsWithout = (name: string) => {
    const index = held.findIndex((one) => one.name === name)
    return rows.filter(({ fails }) => fails === 0 || fails === 1 << index)
  }
  const traitCounts = traitGroups.map((group) => {
    const some = rowsWithout(group.filter)
    const unsaid = search.include_unknown ? sum(some.map((row) => countUnsaid(row, group))) : 0
    const values = group.values.map((value, index) => [
      String(value),
      sum(some.map((row) => countBit(row, BigInt(group.first + index)))) + unsaid,
    ])
    return [group.filter, Object.fromEntries(values)]
  })
  return {
    total: counts.total,
    total_is_exact: counts.totalIsExact,
    unlocated_total: counts.unlocatedTotal,
    unknown_total: counts.unknownTotal,
    counts_are_exact: isExact,
    rent_histogram: histogram(rows),
    counts: { ...flagCounts(rowsWithout), ...Object.fromEntries(traitCounts) },
  }
}
