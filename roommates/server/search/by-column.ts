import { countedTo, type RoommateSort } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Criteria } from './criteria.ts'
import { driverOf, type Finding, hasEnded, placed } from './finder.ts'
import { lookAtAll, walk } from './look.ts'
import { newest, type Order, type Place } from './order.ts'
import { every } from './text-index.ts'

interface ByColumn {
  readonly key: RawBuilder<number>
  /** Over rows `l`, as an index holds them, and over a result. */
  readonly order: Order
  readonly along: RawBuilder<unknown>
  readonly start: (criteria: Criteria, after: Place | null) => RawBuilder<boolean>
}

const everything = sql<boolean>`true`

/** The bounds of the budget are where the walk begins and ends. */
function budgetStart({ minBudget, maxBudget }: Criteria, after: RawBuilder<boolean> | null) {
  const bounds: RawBuilder<boolean>[] = after ? [after] : []
  if (minBudget !== null) bounds.push(sql`l.budget >= ${minBudget}::integer`)
  if (maxBudget !== null) bounds.push(sql`l.budget <= ${maxBudget}::integer`)
  return every(bounds)
}

const cheapest = ({ key, id }: Place) => sql<boolean>`(budget, id) > (${key}::integer, ${id}::uuid)`
const dearest = ({ key, id }: Place) => sql<boolean>`(budget, id) < (${key}::integer, ${id}::uuid)`

const columns: Readonly<Record<'newest' | 'budget-low' | 'budget-high', ByColumn>> = {
  newest: {
    key: sql<number>`0`,
    order: newest,
    along: newest.by,
    start: (_, after) => (after ? newest.after(after) : everything),
  },
  'budget-low': {
    key: sql<number>`l.budget`,
    order: { by: sql`key, id`, after: ({ key, id }) => sql`(key, id) > (${key}::integer, ${id}::uuid)` },
    along: sql`budget, id`,
    start: (criteria, after) => budgetStart(criteria, after && cheapest(after)),
  },
  // The exact reverse, so that one index serves both.
  'budget-high': {
    key: sql<number>`l.budget`,
    order: {
      by: sql`key DESC, id DESC`,
      after: ({ key, id }) => sql`(key, id) < (${key}::integer, ${id}::uuid)`,
    },
    along: sql`budget DESC, id DESC`,
    start: (criteria, after) => budgetStart(criteria, after && dearest(after)),
  },
}

export type ColumnSort = Exclude<RoommateSort, 'relevance' | 'distance'>
type BudgetSort = Exclude<ColumnSort, 'newest'>

/** More matches than are counted, and than are worth sorting. */
const manyMatches = ({ stride }: Criteria) => Math.min(stride, countedTo + 200)

/** The part of a search by budget that lies between two places of its list, or to an end of it. */
function between(criteria: Criteria, sort: BudgetSort, from: Place | null, to: Place | undefined): Criteria {
  const [low, high] = sort === 'budget-low' ? [from, to] : [to, from]
  return {
    ...criteria,
    minBudget: low?.key ?? criteria.minBudget,
    maxBudget: high?.key ?? criteria.maxBudget,
  }
}

/**
 * The first `limit` matches after a place of a list that an index holds in order: walked along while matches are
 * frequent, else all matches are read and sorted.
 */
export async function findByColumn(
  db: Database,
  criteria: Criteria,
  sort: ColumnSort,
  after: Place | null,
  limit: number,
): Promise<Finding> {
  const { key, order, along, start } = columns[sort]
  const isBudget = sort !== 'newest'
  const walked = { start: start(criteria, after), along, key, keep: everything, order }
  const seen = await walk(db, criteria, walked, limit)
  if (hasEnded(criteria, seen) || seen.hits.length >= limit) {
    return {
      matches: placed(seen.hits),
      seen,
      total: hasEnded(criteria, seen) && !after ? seen.matched : null,
    }
  }
  const driver = driverOf(criteria, seen)
  const sorted = { key, keep: after ? order.after(after) : everything, order }
  if (!isBudget) {
    const { hits, found } = await lookAtAll(db, { criteria, driver }, sorted, limit)
    return { matches: placed(hits), seen, total: found }
  }
  const most = manyMatches(criteria)
  const some = await lookAtAll(
    db,
    { criteria: between(criteria, sort, after, undefined), driver, most },
    sorted,
    limit,
  )
  if (some.found < most) return { matches: placed(some.hits), seen, total: after ? null : some.found }
  // What comes after the last of any that were found is not on the page.
  const page = between(criteria, sort, after, some.hits[limit - 1])
  const { hits } = await lookAtAll(db, { criteria: page, driver }, sorted, limit)
  return { matches: placed(hits), seen, total: !after && most > countedTo ? most : null }
}
