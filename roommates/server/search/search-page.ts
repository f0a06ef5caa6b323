import { takePage } from '@basera/platform/server/search'
import { countedTo, type RoommateSearch } from '@basera/roommates/contract'
import type { Database } from '../database.ts'
import { findByColumn } from './by-column.queries.ts'
import { findByDistance } from './by-distance.queries.ts'
import { findByRelevance } from './by-relevance.queries.ts'
import type { Criteria } from './criteria.ts'
import { driverOf, type Finding, type Match } from './finder.ts'
import { decodeCursor, encodeCursor } from './search-cursor.ts'
import { countMatches } from './walk.queries.ts'

export interface SearchPage {
  readonly matches: readonly Match[]
  readonly total: number
  readonly totalIsExact: boolean
  readonly nextCursor: string | null
}

function find(db: Database, criteria: Criteria, after: Match | null, limit: number): Promise<Finding> {
  const { sort, words, area } = criteria
  if (sort === 'relevance' && words) return findByRelevance(db, criteria, words, after, limit)
  if (sort === 'distance' && area) return findByDistance(db, criteria, area, after, limit)
  const column = sort === 'budget-low' || sort === 'budget-high' ? sort : 'newest'
  return findByColumn(db, criteria, column, after, limit)
}

/** Then the table's first rows hold all that is counted. */
const frequent = 0.1

/** By time a walk shows how frequent matches are everywhere; by budget or distance only along the walk. */
const isFair = ({ sort }: Criteria) => sort === 'newest' || sort === 'relevance'

/** Counts matches up to one more than {@link countedTo}. */
async function count(db: Database, criteria: Criteria, { total, walked }: Finding): Promise<number> {
  if (total !== null) return total
  const isFrequent = walked.matched >= frequent * walked.walked
  const driver = !isFrequent ? driverOf(criteria, walked) : isFair(criteria) ? 'table' : 'filters'
  return countMatches(db, criteria, { driver }, countedTo + 1)
}

/** Throws `validation_failed` for a cursor of another search. */
export async function searchPage(
  db: Database,
  criteria: Criteria,
  search: RoommateSearch,
): Promise<SearchPage> {
  const cursor = decodeCursor(search)
  const finding = await find(db, criteria, cursor?.last ?? null, search.limit + 1)
  const counted = cursor ? cursor.total : await count(db, criteria, finding)
  const total = Math.min(counted, countedTo)
  const totalIsExact = cursor ? cursor.totalIsExact : counted <= countedTo
  const { rows, nextCursor } = takePage(finding.matches, search.limit, (last) =>
    encodeCursor(search, { last, total, totalIsExact }),
  )
  return { matches: rows, total, totalIsExact, nextCursor }
}
