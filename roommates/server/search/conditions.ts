import { type RawBuilder, sql } from 'kysely'
import type { Criteria } from './criteria.ts'
import { isWithinRadius } from './distance.ts'
import { keysFor } from './filter-keys.ts'
import type { Segment } from './order.ts'
import { contains, found, withFieldPoints } from './score.ts'
import { every, filteredRows, rowsAbove, rowsAboveByFields, table, textRows } from './text-index.ts'

/** Neither the caller nor anybody of whom one has blocked the other. Looked up once. */
export const others = (userId: string) => sql<boolean>`l.id <> ${userId}::uuid AND l.id NOT IN (
  SELECT blocked_id FROM blocks WHERE blocker_id = ${userId}::uuid
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${userId}::uuid)`

/** What a row `l` must be to pass the filters of a search, without its text (marketplace 5), said for one row. */
export function filters(criteria: Criteria): RawBuilder<boolean>[] {
  const { gender, minBudget, maxBudget, tags, area, organization, location } = criteria
  const conditions: RawBuilder<boolean>[] = []
  if (gender !== null) conditions.push(sql`l.gender = ${gender}`)
  if (minBudget !== null) conditions.push(sql`l.budget >= ${minBudget}::integer`)
  if (maxBudget !== null) conditions.push(sql`l.budget <= ${maxBudget}::integer`)
  if (tags !== null) conditions.push(sql`l.tags && ${tags}::text[]`)
  if (organization !== null) conditions.push(contains(sql`l.organization`, organization))
  if (location !== null) conditions.push(contains(sql`l.location`, location))
  if (area !== null) conditions.push(sql`(l.public_latitude IS NULL OR ${isWithinRadius(area)})`)
  return [...conditions, others(criteria.userId)]
}

/** The text of a search is found, said for one row. */
export const textFound = ({ words }: Criteria): RawBuilder<boolean> =>
  words ? found(words) : sql<boolean>`true`

/**
 * What finds the rows of a search: its text and filters together, the filters alone, or nothing: rows are read as they come;
 * or the filters and the marks of more than so many points, or the fields that lead to as many where few tags have the text.
 */
export type Driver =
  | 'text'
  | 'filters'
  | 'table'
  | { readonly above: number; readonly tags?: readonly string[] }

export interface Source {
  readonly driver: Driver
  /** Only rows with a distance, or only those without. */
  readonly segment?: Segment
}

function rowsOf(criteria: Criteria, { driver, segment }: Source): RawBuilder<unknown> {
  if (driver === 'table') return table
  const { words } = criteria
  const keys = keysFor(criteria, segment ?? null)
  if (!words || driver === 'filters') return filteredRows(criteria, keys)
  if (driver === 'text') return textRows(criteria, words, keys)
  const { above: score, tags } = driver
  const rows = tags
    ? rowsAboveByFields(criteria, words, { score, tags }, keys)
    : rowsAbove(criteria, words, score, keys)
  return withFieldPoints(rows, words)
}

/** Who asks for points asks for the text. */
const asksForPoints = (driver: Driver) => typeof driver === 'object'

/**
 * The rows `l` that a search finds, as FROM and WHERE. Whatever finds them, each is checked; of those that are asked for
 * their points, which come with them, it is for who asks to keep only those with enough.
 */
export function matching(
  criteria: Criteria,
  source: Source,
  limits: readonly RawBuilder<boolean>[] = [],
): RawBuilder<unknown> {
  const { segment } = source
  const side = segment ? [sql<boolean>`(l.public_latitude IS NULL) = ${segment === 'nowhere'}`] : []
  const text = asksForPoints(source.driver) ? [] : [textFound(criteria)]
  const all = [...side, ...limits, ...filters(criteria), ...text]
  return sql`FROM ${rowsOf(criteria, source)} AS l WHERE ${every(all)}`
}
