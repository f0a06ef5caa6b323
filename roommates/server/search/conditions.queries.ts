import { blockedWith } from '@basera/accounts/server'
import { type RawBuilder, sql } from 'kysely'
import type { Criteria } from './criteria.ts'
import { isWithinRadius } from './distance.queries.ts'
import { keysFor } from './filter-keys.queries.ts'
import type { Segment } from './order.queries.ts'
import { contains, hasScore, withFieldPoints } from './score.queries.ts'
import { every, filteredRows, rowsAbove, rowsAboveByFields, table, textRows } from './text-index.queries.ts'

/** Neither the caller nor across a block (trust.block-mutual). */
export const others = (userId: string) => sql`l.id <> ${userId}::uuid AND l.id NOT IN ${blockedWith(userId)}`

/** All filters but the text (roommates.search-filters). */
export function filters(criteria: Criteria): RawBuilder<unknown>[] {
  const { gender, minBudget, maxBudget, tags, area, beyond, organization, location } = criteria
  const conditions: RawBuilder<unknown>[] = []
  if (gender !== null) conditions.push(sql`l.gender = ${gender}`)
  if (minBudget !== null) conditions.push(sql`l.budget >= ${minBudget}::integer`)
  if (maxBudget !== null) conditions.push(sql`l.budget <= ${maxBudget}::integer`)
  if (tags !== null) conditions.push(sql`l.tags && ${tags}::text[]`)
  if (criteria.photoChecked) conditions.push(sql`l.photo_checked`)
  if (criteria.workProven) conditions.push(sql`l.work_proven`)
  if (organization !== null) conditions.push(contains(sql`l.organization`, organization))
  if (location !== null) conditions.push(contains(sql`l.location`, location))
  if (area !== null) conditions.push(sql`(l.public_latitude IS NULL OR ${isWithinRadius(area)})`)
  if (beyond !== null) conditions.push(sql`(l.public_latitude IS NULL OR NOT ${isWithinRadius(beyond)})`)
  return [...conditions, others(criteria.userId)]
}

export const matchesText = ({ words }: Criteria): RawBuilder<unknown> => (words ? hasScore(words) : sql`true`)

/**
 * How rows are found: by text and filters, by filters, by reading the table, by filters and marks of more than `above`
 * points, or by the fields, given the few `tags` with the text.
 */
export type Driver =
  | 'text'
  | 'filters'
  | 'table'
  | { readonly above: number; readonly tags?: readonly string[] }

export interface Source {
  readonly driver: Driver
  /** Only rows with, or only without, a location. */
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

const isByPoints = (driver: Driver) => typeof driver === 'object'

/** FROM and WHERE of a search's rows `l`. Each is checked; rows found by points come with them. */
export function matching(
  criteria: Criteria,
  source: Source,
  limits: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const { segment } = source
  const side = segment ? [sql`(l.public_latitude IS NULL) = ${segment === 'unlocated'}`] : []
  const text = isByPoints(source.driver) ? [] : [matchesText(criteria)]
  const all = [...side, ...limits, ...filters(criteria), ...text]
  return sql`FROM ${rowsOf(criteria, source)} AS l WHERE ${every(all)}`
}
