import { countedTo, type RoommateSearch } from '@basera/roommates/contract'
import type { Database } from '../database.ts'
import { findByColumn } from './by-column.ts'
import { findByDistance } from './by-distance.ts'
import { findByRelevance } from './by-relevance.ts'
import type { Criteria } from './criteria.ts'
import { driverOf, type Finding, type Match } from './finder.ts'
import { countUpTo } from './look.ts'
import { readCursor, writeCursor } from './search-cursor.ts'

/** A page of a search before its profiles are read. */
export interface SearchPage {
  readonly matches: readonly Match[]
  readonly total: number
  readonly exact: boolean
  readonly next: string | null
}

function find(db: Database, criteria: Criteria, after: Match | null, limit: number): Promise<Finding> {
  const { sort, words, area } = criteria
  if (sort === 'relevance' && words) return findByRelevance(db, criteria, words, after, limit)
  if (sort === 'distance' && area) return findByDistance(db, criteria, area, after, limit)
  const column = sort === 'budget-low' || sort === 'budget-high' ? sort : 'newest'
  return findByColumn(db, criteria, column, after, limit)
}

/** From so many matches among the rows seen, the first rows there are hold all that is counted. */
const frequent = 0.1

/** Rows walked over in the order of time say how frequent matches are; a budget or a place says it only of itself. */
const isFair = ({ sort }: Criteria) => sort === 'newest' || sort === 'relevance'

/** How many rows match, counted up to one more than {@link countedTo}. */
async function count(db: Database, criteria: Criteria, { total, seen }: Finding): Promise<number> {
  if (total !== null) return total
  const often = seen.matched >= frequent * seen.walked
  const driver = !often ? driverOf(criteria, seen) : isFair(criteria) ? 'table' : 'filters'
  return countUpTo(db, criteria, { driver }, countedTo + 1)
}

/** Finds a page of a search. Throws `validation_failed` for a cursor of another search. */
export async function searchPage(
  db: Database,
  criteria: Criteria,
  search: RoommateSearch,
): Promise<SearchPage> {
  const cursor = readCursor(search)
  const finding = await find(db, criteria, cursor?.place ?? null, search.limit + 1)
  const counted = cursor ? cursor.total : await count(db, criteria, finding)
  const total = Math.min(counted, countedTo)
  const exact = cursor ? cursor.exact : counted <= countedTo
  const matches = finding.matches.slice(0, search.limit)
  const last = matches.at(-1)
  const more = last && finding.matches.length > search.limit
  return { matches, total, exact, next: more ? writeCursor(search, { place: last, total, exact }) : null }
}
