import { type RawBuilder, sql } from 'kysely'
import type { Criteria } from './criteria.ts'
import { withinRadius } from './distance.ts'
import { found } from './score.ts'
import { containing, every, rowsAbove, table, textRows } from './text-index.ts'

/** Neither the caller nor anybody of whom one has blocked the other. Looked up once. */
export const others = (userId: string) => sql<boolean>`l.id <> ${userId}::uuid AND l.id NOT IN (
  SELECT blocked_id FROM blocks WHERE blocker_id = ${userId}::uuid
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${userId}::uuid)`

/** What a row `l` must be to pass the filters of a search, without its text (marketplace 5). */
export function filters(criteria: Criteria): RawBuilder<boolean>[] {
  const { gender, minBudget, maxBudget, tags, area, organization, location } = criteria
  const conditions: RawBuilder<boolean>[] = []
  if (gender !== null) conditions.push(sql`l.gender = ${gender}`)
  if (minBudget !== null) conditions.push(sql`l.budget >= ${minBudget}::integer`)
  if (maxBudget !== null) conditions.push(sql`l.budget <= ${maxBudget}::integer`)
  if (tags !== null) conditions.push(sql`l.tags && ${tags}::text[]`)
  if (area !== null) conditions.push(sql`(l.public_latitude IS NULL OR ${withinRadius(area)})`)
  if (organization !== null) conditions.push(sql`l.organization LIKE ${containing(organization)}`)
  if (location !== null) conditions.push(sql`l.location LIKE ${containing(location)}`)
  return [...conditions, others(criteria.userId)]
}

/** The text of a search is found, said in a form that no index knows. */
export const textFound = ({ words }: Criteria): RawBuilder<boolean> =>
  words ? found(words) : sql<boolean>`true`

/** Which side of a search finds its rows: the index on texts, that on marks, or whatever serves the filters best. */
export type Driver = 'text' | 'filters' | { readonly above: number }

function sourceOf({ words }: Criteria, driver: Driver): RawBuilder<unknown> {
  if (!words || driver === 'filters') return table
  return driver === 'text' ? textRows(words) : rowsAbove(words, driver.above)
}

/** The rows `l` that a search finds, as FROM and WHERE. What does not drive is checked row by row. */
export function matching(
  criteria: Criteria,
  driver: Driver,
  limits: readonly RawBuilder<boolean>[] = [],
): RawBuilder<unknown> {
  const all = [...limits, ...filters(criteria), textFound(criteria)]
  return sql`FROM ${sourceOf(criteria, driver)} AS l WHERE ${every(all)}`
}
