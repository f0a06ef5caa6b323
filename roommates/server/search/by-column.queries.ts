import { countedTo, type RoommateSort } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Criteria } from './criteria.ts'
import { driverOf, type Finding, hasEnded, located } from './finder.ts'
import { newest, type Order, type SortKey } from './order.queries.ts'
import { every } from './text-index.queries.ts'
import { findAllMatches, walk } from './walk.queries.ts'

interface ByColumn {
  readonly key: RawBuilder<unknown>
  readonly order: Order
  readonly along: RawBuilder<unknown>
  readonly start: (criteria: Criteria, after: SortKey | null) => RawBuilder<unknown>
}

const everything = sql`true`

/** Budget bounds are where the walk starts and ends. */
function budgetStart({ minBudget, maxBudget }: Criteria, after: RawBuilder<unknown> | null) {
  const bounds: RawBuilder<unknown>[] = after ? [after] : []
  if (minBudget !== null) bounds.push(sql`l.budget >= ${minBudget}::integer`)
  if (maxBudget !== null) bounds.push(sql`l.budget <= ${maxBudget}::integer`)
  return every(bounds)
}

const cheapest = ({ key, id }: SortKey) => sql`(budget, id) > (${key}::integer, ${id}::uuid)`
const dearest = ({ key, id }: SortKey) => sql`(budget, id) < (${key}::integer, ${id}::uuid)`

const columns: Readonly<Record<'newest' | 'budget-low' | 'budget-high', ByColumn>> = {
  newest: {
    key: sql`0`,
    order: newest,
    along: newest.by,
    start: (_, after) => (after ? newest.after(after) : everything),
  },
  'budget-low': {
    key: sql`l.budget`,
    order: { by: sql`key, id`, after: ({ key, id }) => sql`(key, id) > (${key}::integer, ${id}::uuid)` },
    along: sql`budget, id`,
    start: (criteria, after) => budgetStart(criteria, after && cheapest(after)),
  },
  'budget-high': {
    key: sql`l.budget`,
    order: {
      by: sql`key DESC, id DESC`,
      after: ({ key, id }) => sql`(key, id) < (${key}::integer, ${id}::uuid)`,
    },
    along: sql`budget DESC, id DESC`,
    start: (criteria, after) => budgetStart(criteria, after && dearest(after)),
  },
}

export type ColumnSort = Exclude<RoommateSort, 'fit' | 'relevance' | 'distance'>
type BudgetSort = Exclude<ColumnSort, 'newest'>

const manyMatches = ({ stride }: Criteria) => Math.min(stride, countedTo + 200)

function between(
  criteria: Criteria,
  sort: BudgetSort,
  from: SortKey | null,
  to: SortKey | undefined,
): Criteria {
  const [low, high] = sort === 'budget-low' ? [from, to] : [to, from]
  return {
    ...criteria,
    minBudget: low?.key ?? criteria.minBudget,
    maxBudget: high?.key ?? criteria.maxBudget,
  }
}

/** Walks along an index while matches are frequent, else reads and sorts all of them. */
export async function findByColumn(
  db: Database,
  criteria: Criteria,
  sort: ColumnSort,
  after: SortKey | null,
  limit: number,
): Promise<Finding> {
  const { key, order, along, start } = columns[sort]
  const walked = await walk(
    db,
    criteria,
    { start: start(criteria, after), along, key, keep: everything, order },
    limit,
  )
  const isAll = hasEnded(criteria, walked)
  if (isAll || walked.hits.length >= limit) {
    return { matches: located(walked.hits), walked, total: isAll && !after ? walked.matched : null }
  }
  const driver = driverOf(criteria, walked)
  const sorted = { key, keep: after ? order.after(after) : everything, order }
  if (sort === 'newest') {
    const { hits, found } = await findAllMatches(db, { criteria, driver }, sorted, limit)
    return { matches: located(hits), walked, total: found }
  }
  const most = manyMatches(criteria)
  const rest = between(criteria, sort, after, undefined)
  const some = await findAllMatches(db, { criteria: rest, driver, most }, sorted, limit)
  if (some.found < most) return { matches: located(some.hits), walked, total: after ? null : some.found }
  const page = between(criteria, sort, after, some.hits[limit - 1])
  const { hits } = await findAllMatches(db, { criteria: page, driver }, sorted, limit)
  return { matches: located(hits), walked, total: !after && most > countedTo ? most : null }
}
