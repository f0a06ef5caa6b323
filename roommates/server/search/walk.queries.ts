import { someId, statement } from '@basera/platform/server/database'
import { microsOfTime } from '@basera/platform/server/search'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { filters, matchesText, matching, type Source } from './conditions.queries.ts'
import type { Criteria } from './criteria.ts'
import { newest, type Order, type SortKey } from './order.queries.ts'
import { every } from './text-index.queries.ts'

export interface WalkResult {
  readonly walked: number
  readonly passed: number
  readonly contained: number
  readonly matched: number
  /** Of the rows read, or of the matches where others have no key. */
  readonly greatest: number
  readonly hits: readonly SortKey[]
}

/** Of a search that walked nowhere. */
export const nothing: WalkResult = {
  ...{ walked: 0, passed: 0, contained: 0, matched: 0, greatest: 0 },
  hits: [],
}

export interface Walk {
  readonly start: RawBuilder<unknown>
  readonly along: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  readonly keyOfAll?: boolean
  readonly keep: RawBuilder<unknown>
  readonly order: Order
}

const sortKeyColumns = sql`id, key, ${microsOfTime(sql`created_at`)} AS micros`

const hit = { id: z.guid(), key: z.number(), micros: z.int() }
const noHit = { id: z.null(), key: z.null(), micros: z.null() }

const hitsOf = <Row extends object>(rows: readonly (Row & (SortKey | { readonly id: null }))[]): SortKey[] =>
  rows.flatMap((row) => (row.id === null ? [] : [row]))

const everything = sql`true`
const anyone: Criteria = {
  userId: someId,
  sort: 'newest',
  words: null,
  area: null,
  location: null,
  organization: null,
  minBudget: null,
  maxBudget: null,
  gender: null,
  tags: null,
  photoChecked: false,
  workProven: false,
  stride: 10,
  nearest: 10,
  beyond: null,
}
const someone: Criteria = {
  ...anyone,
  words: { words: ['quiet', 'clean'], phrase: 'quiet clean' },
  area: { lat: 12.9, lng: 77.6, radiusKm: 5 },
  organization: 'Infosys',
  minBudget: 1,
  maxBudget: 2,
  gender: 'female',
  tags: ['quiet'],
  photoChecked: true,
  workProven: true,
  beyond: { lat: 12.9, lng: 77.6, radiusKm: 2 },
}
const byTime = { key: sql`0`, keep: everything, order: newest }

const walked = {
  walked: z.int(),
  passed: z.int(),
  contained: z.int(),
  matched: z.int(),
  greatest: z.number(),
}

const walks = statement(
  {
    row: z.union([z.object({ ...walked, ...hit }), z.object({ ...walked, ...noHit })]),
    samples: [
      [anyone, { ...byTime, start: everything, along: newest.by }, 10],
      [someone, { ...byTime, start: everything, along: newest.by, keyOfAll: true }, 10],
    ],
  },
  (criteria: Criteria, { start, along, key, keyOfAll, keep, order }: Walk, limit: number) => {
    const both = sql`passes AND contains`
    return sql`
      WITH judged AS MATERIALIZED (
        SELECT id, created_at, passes, contains, ${keyOfAll ? key : sql`CASE WHEN ${both} THEN ${key} END`} AS key
        FROM (
          SELECT l.*, ${every(filters(criteria))} AS passes, ${matchesText(criteria)} AS contains
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
        SELECT ${sortKeyColumns} FROM judged WHERE ${both} AND ${keep} ORDER BY ${order.by} LIMIT ${limit}
      ) AS hit ON true`
  },
)

/** Walks the criteria's number of rows; gives the first `limit` hits. */
export async function walk(
  db: Database,
  criteria: Criteria,
  wanted: Walk,
  limit: number,
): Promise<WalkResult> {
  const rows = await walks.all(db, criteria, wanted, limit)
  const [first] = rows
  const { walked = 0, passed = 0, contained = 0, matched = 0, greatest = 0 } = first ?? {}
  return { walked, passed, contained, matched, greatest, hits: hitsOf(rows) }
}

export interface AllMatches {
  readonly hits: readonly SortKey[]
  readonly found: number
  readonly kept: number
}

type Wanted = Source & {
  readonly criteria: Criteria
  readonly limits?: readonly RawBuilder<unknown>[]
  readonly most?: number
}
type SortedBy = Pick<Walk, 'key' | 'keep' | 'order'>

const counted = { found: z.int(), kept: z.int() }

const allMatches = statement(
  {
    row: z.union([z.object({ ...counted, ...hit }), z.object({ ...counted, ...noHit })]),
    samples: [
      [{ criteria: anyone, driver: 'table' }, byTime, 10],
      [{ criteria: someone, driver: 'filters', segment: 'located', most: 10 }, byTime, 10],
      [{ criteria: someone, driver: 'text', segment: 'unlocated' }, byTime, 10],
      [{ criteria: someone, driver: { above: 60 } }, byTime, 10],
      [{ criteria: someone, driver: { above: 60, tags: ['quiet', 'clean'] } }, byTime, 10],
    ],
  },
  ({ criteria, limits, most, ...source }: Wanted, { key, keep, order }: SortedBy, limit: number) => sql`
    WITH matches AS MATERIALIZED (
      SELECT l.id, l.created_at, ${key} AS key ${matching(criteria, source, limits)} LIMIT ${most ?? null}::integer
    )
    SELECT counted.*, hit.* FROM (
      SELECT count(*)::integer AS found, count(*) FILTER (WHERE ${keep})::integer AS kept FROM matches
    ) AS counted
    LEFT JOIN LATERAL (
      SELECT ${sortKeyColumns} FROM matches WHERE ${keep} ORDER BY ${order.by} LIMIT ${limit}
    ) AS hit ON true`,
)

/** For rare matches: finds all up to `most`, and gives the first `limit` to `keep`. */
export async function findAllMatches(
  db: Database,
  wanted: Wanted,
  sortedBy: SortedBy,
  limit: number,
): Promise<AllMatches> {
  const rows = await allMatches.all(db, wanted, sortedBy, limit)
  const { found = 0, kept = 0 } = rows[0] ?? {}
  return { hits: hitsOf(rows), found, kept }
}

const count = statement(
  { row: z.object({ found: z.int() }), samples: [[someone, { driver: 'text' }, 10]] },
  (criteria: Criteria, source: Source, most: number) => sql`
    SELECT count(*)::integer AS found FROM (
      SELECT 1 ${matching(criteria, source)} LIMIT ${most}
    ) AS matches`,
)

export const countMatches = async (
  db: Database,
  criteria: Criteria,
  source: Source,
  most: number,
): Promise<number> => (await count.first(db, criteria, source, most))?.found ?? 0
