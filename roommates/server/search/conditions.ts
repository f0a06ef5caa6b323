import { type RawBuilder, sql } from 'kysely'
import type { Criteria } from './criteria.ts'
import { foundWithinRadius, isWithinRadius } from './distance.ts'
import { contains, found } from './score.ts'
import { containing, every, hasTrigram, rowsAbove, table, textRows } from './text-index.ts'

/** Neither the caller nor anybody of whom one has blocked the other. Looked up once. */
export const others = (userId: string) => sql<boolean>`l.id <> ${userId}::uuid AND l.id NOT IN (
  SELECT blocked_id FROM blocks WHERE blocker_id = ${userId}::uuid
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${userId}::uuid)`

/** Without letters in a row, an index of trigrams would be read whole. */
const has = (text: RawBuilder<unknown>, part: string, byIndex: boolean) =>
  byIndex && hasTrigram(part) ? sql<boolean>`${text} LIKE ${containing(part)}` : contains(text, part)

/**
 * What a row `l` must be to pass the filters of a search, without its text (marketplace 5): in the words of indexes, or in
 * those that are quickest for rows found otherwise.
 */
export function filters(criteria: Criteria, byIndex: boolean): RawBuilder<boolean>[] {
  const { gender, minBudget, maxBudget, tags, area, organization, location } = criteria
  const conditions: RawBuilder<boolean>[] = []
  if (gender !== null) conditions.push(sql`l.gender = ${gender}`)
  if (minBudget !== null) conditions.push(sql`l.budget >= ${minBudget}::integer`)
  if (maxBudget !== null) conditions.push(sql`l.budget <= ${maxBudget}::integer`)
  if (tags !== null) conditions.push(sql`l.tags && ${tags}::text[]`)
  if (organization !== null) conditions.push(has(sql`l.organization`, organization, byIndex))
  if (location !== null) conditions.push(has(sql`l.location`, location, byIndex))
  if (area !== null) {
    const within = byIndex ? foundWithinRadius(area) : isWithinRadius(area)
    conditions.push(sql`(l.public_latitude IS NULL OR ${within})`)
  }
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
  const all = [...limits, ...filters(criteria, !criteria.words || driver === 'filters'), textFound(criteria)]
  return sql`FROM ${sourceOf(criteria, driver)} AS l WHERE ${every(all)}`
}
