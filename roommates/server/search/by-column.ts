import { countedTo, type RoommateSort } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { rangesDown, rangesUp } from './budget-ranges.ts'
import type { Criteria } from './criteria.ts'
import { driverOf, type Finding, hasEnded, placed } from './finder.ts'
import { lookAtAll, type Seen, walk } from './look.ts'
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

/** Many match, but not where the list begins: dear places among the cheapest. Range by range, none is read beyond the page. */
async function findInRanges(
  db: Database,
  criteria: Criteria,
  { sort, seen, after }: { readonly sort: BudgetSort; readonly seen: Seen; readonly after: Place | null },
  limit: number,
): Promise<Place[]> {
  const { key, order } = columns[sort]
  const isUp = sort === 'budget-low'
  const least = Math.max(criteria.minBudget ?? 0, isUp ? (after?.key ?? 0) : 0)
  const ends = [criteria.maxBudget, isUp ? null : (after?.key ?? null)].filter((end) => end !== null)
  const whole = { least, most: ends.length > 0 ? Math.min(...ends) : null }
  const ranges = isUp ? rangesUp(whole, seen.greatest) : rangesDown(whole, seen.least)
  const keep = after ? order.after(after) : everything
  const hits: Place[] = []
  for (const { least: minBudget, most: maxBudget } of ranges) {
    const all = { criteria: { ...criteria, minBudget, maxBudget }, driver: driverOf(criteria, seen) }
    hits.push(...(await lookAtAll(db, all, { key, keep, order }, limit - hits.length)).hits)
    if (hits.length >= limit) break
  }
  return hits
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
  const walked = { start: start(criteria, after), along, key, keyOfAll: isBudget, keep: everything, order }
  const seen = await walk(db, criteria, walked, limit)
  if (hasEnded(criteria, seen) || seen.hits.length >= limit) {
    return {
      matches: placed(seen.hits),
      seen,
      total: hasEnded(criteria, seen) && !after ? seen.matched : null,
    }
  }
  const most = isBudget ? { most: manyMatches(criteria) } : {}
  const all = { criteria, driver: driverOf(criteria, seen), ...most }
  const keep = after ? order.after(after) : everything
  const { hits, found } = await lookAtAll(db, all, { key, keep, order }, limit)
  if (!isBudget || found < manyMatches(criteria)) return { matches: placed(hits), seen, total: found }
  const matches = await findInRanges(db, criteria, { sort, seen, after }, limit)
  return { matches: placed(matches), seen, total: found > countedTo ? found : null }
}
