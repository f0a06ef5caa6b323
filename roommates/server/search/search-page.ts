import { takePage } from '@basera/platform/server/search'
import { countedTo, type RoommateSearch } from '@basera/roommates/contract'
import type { Database } from '../database.ts'
import { findByColumn } from './by-column.queries.ts'
import { findByDistance } from './by-distance.queries.ts'
import { findByFit, type Searcher } from './by-fit.ts'
import { findByRelevance } from './by-relevance.queries.ts'
import type { Criteria } from './criteria.ts'
import { driverOf, type Finding, type Match } from './finder.ts'
import { decodeCursor, encodeCursor, foreignCursor } from './search-cursor.ts'
import { countMatches, type WalkResult } from './walk.queries.ts'

export interface SearchPage {
  readonly matches: readonly Match[]
  readonly total: number
  readonly totalIsExact: boolean
  readonly nextCursor: string | null
}

const isByFit = ({ segment }: Match) => segment === 'fit' || segment === 'others'

/** By fit goes a search without text by somebody who answered and has a place; others get the newest. */
function byFit({ words, area, sort }: Criteria, searcher: Searcher | null, after: Match | null) {
  const isOrdered = after ? isByFit(after) : sort === 'fit'
  if (!isOrdered || words || !searcher) return null
  const place = searcher.place ?? area
  return place && { ...searcher, place: { lat: place.lat, lng: place.lng } }
}

function find(
  db: Database,
  criteria: Criteria,
  searcher: Searcher | null,
  after: Match | null,
  limit: number,
): Promise<Finding> {
  const { sort, words, area } = criteria
  const fitting = byFit(criteria, searcher, after)
  if (fitting) return findByFit(db, criteria, fitting, after, limit)
  if (after && isByFit(after)) throw foreignCursor()
  if (sort === 'relevance' && words) return findByRelevance(db, criteria, words, after, limit)
  if (sort === 'distance' && area) return findByDistance(db, criteria, area, after, limit)
  const column = sort === 'budget-low' || sort === 'budget-high' ? sort : 'newest'
  return findByColumn(db, criteria, column, after, limit)
}

/** Then the table's first rows hold all that is counted. */
const frequent = 0.1

/** By time a walk shows how frequent matches are everywhere; by budget or distance only along the walk. */
const isFair = ({ sort }: Criteria, { walked }: WalkResult) =>
  sort === 'newest' || sort === 'relevance' || (sort === 'fit' && walked > 0)

/** Counts matches up to one more than {@link countedTo}. */
async function count(db: Database, criteria: Criteria, { total, walked }: Finding): Promise<number> {
  if (total !== null) return total
  const isFrequent = walked.matched >= frequent * walked.walked
  const driver = !isFrequent ? driverOf(criteria, walked) : isFair(criteria, walked) ? 'table' : 'filters'
  return countMatches(db, criteria, { driver }, countedTo + 1)
}

/** Throws `validation_failed` for a cursor of another search. */
export async function searchPage(
  db: Database,
  criteria: Criteria,
  searcher: Searcher | null,
  search: RoommateSearch,
): Promise<SearchPage> {
  const cursor = decodeCursor(search)
  const finding = await find(db, criteria, searcher, cursor?.last ?? null, search.limit + 1)
  const counted = cursor ? cursor.total : await count(db, criteria, finding)
  const total = Math.min(counted, countedTo)
  const totalIsExact = cursor ? cursor.totalIsExact : counted <= countedTo
  const { rows, nextCursor } = takePage(finding.matches, search.limit, (last) =>
    encodeCursor(search, { last, total, totalIsExact }),
  )
  return { matches: rows, total, totalIsExact, nextCursor }
}
