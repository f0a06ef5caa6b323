import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { filters, matching, type Source, textFound } from './conditions.ts'
import type { Criteria } from './criteria.ts'
import { micros, type Order, type Place } from './order.ts'
import { every } from './text-index.ts'

/** What was seen of a search while walking over rows in some order. */
export interface Seen {
  readonly walked: number
  /** Of those, how many pass the filters, hold the text, and both. */
  readonly passed: number
  readonly contained: number
  readonly matched: number
  /** The greatest key of a row that was walked over, or of a match where no others are known. */
  readonly greatest: number
  readonly hits: readonly Place[]
}

export interface Walk {
  /** Conditions and order of the walk, over rows `l`: those of an index. */
  readonly start: RawBuilder<boolean>
  readonly along: RawBuilder<unknown>
  /** What rows are sorted by, of rows `l`; computed where they match, or of every row. */
  readonly key: RawBuilder<number>
  readonly keyOfAll?: boolean
  /** Which matches count as hits, over the columns of the result; and their order. */
  readonly keep: RawBuilder<boolean>
  readonly order: Order
}

const places = sql`id, key, ${micros} AS micros`

/** Walks over as many rows as the criteria say, and gives the first `limit` hits among them. */
export async function walk(db: Database, criteria: Criteria, asked: Walk, limit: number): Promise<Seen> {
  const { start, along, key, keyOfAll, keep, order } = asked
  const both = sql`passes AND contains`
  const { rows } = await sql<Omit<Seen, 'hits'> & Place>`
    WITH judged AS MATERIALIZED (
      SELECT id, created_at, passes, contains, ${keyOfAll ? key : sql`CASE WHEN ${both} THEN ${key} END`} AS key
      FROM (
        SELECT l.*, ${every(filters(criteria))} AS passes, ${textFound(criteria)} AS contains
        FROM (SELECT * FROM listed_roommates l WHERE ${start} ORDER BY ${along} LIMIT ${criteria.stride}) AS l
        OFFSET 0
      ) AS l
    ), seen AS (
      SELECT count(*)::integer AS walked, count(*) FILTER (WHERE passes)::integer AS passed,
        count(*) FILTER (WHERE contains)::integer AS contained,
        count(*) FILTER (WHERE ${both})::integer AS matched, coalesce(max(key), 0)::float8 AS greatest
      FROM judged
    )
    SELECT seen.*, hit.* FROM seen LEFT JOIN LATERAL (
      SELECT ${places} FROM judged WHERE ${both} AND ${keep} ORDER BY ${order.by} LIMIT ${limit}
    ) AS hit ON true
  `.execute(db)
  const [first] = rows
  const { walked = 0, passed = 0, contained = 0, matched = 0, greatest = 0 } = first ?? {}
  return { walked, passed, contained, matched, greatest, hits: rows.filter(({ id }) => id !== null) }
}

export interface Everything {
  readonly hits: readonly Place[]
  /** All matches, those before the page too; `most` are as many or more. */
  readonly found: number
  /** Of those, all to keep. */
  readonly kept: number
}

/**
 * Finds every match, and gives the first `limit` of those to `keep`: for searches that match few rows. At `most` matches it
 * stops, and the hits are the first of whichever were found.
 */
export async function lookAtAll(
  db: Database,
  {
    criteria,
    limits,
    most,
    ...source
  }: Source & {
    readonly criteria: Criteria
    readonly limits?: readonly RawBuilder<boolean>[]
    readonly most?: number
  },
  { key, keep, order }: Pick<Walk, 'key' | 'keep' | 'order'>,
  limit: number,
): Promise<Everything> {
  const { rows } = await sql<Omit<Everything, 'hits'> & Place>`
    WITH matches AS MATERIALIZED (
      SELECT l.id, l.created_at, ${key} AS key ${matching(criteria, source, limits)} LIMIT ${most ?? null}::integer
    )
    SELECT counted.*, hit.* FROM (
      SELECT count(*)::integer AS found, count(*) FILTER (WHERE ${keep})::integer AS kept FROM matches
    ) AS counted
    LEFT JOIN LATERAL (
      SELECT ${places} FROM matches WHERE ${keep} ORDER BY ${order.by} LIMIT ${limit}
    ) AS hit ON true
  `.execute(db)
  const { found = 0, kept = 0 } = rows[0] ?? {}
  return { hits: rows.filter(({ id }) => id !== null), found, kept }
}

/** Counts the matches of a search, up to `most`. */
export async function countUpTo(
  db: Database,
  criteria: Criteria,
  source: Source,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::integer AS found FROM (
      SELECT 1 ${matching(criteria, source)} LIMIT ${most}
    ) AS matches
  `.execute(db)
  return rows[0]?.found ?? 0
}
