import { someId, statement } from '@basera/platform/server/database'
import { countedTo } from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { type CardJson, type CardRow, type CardsFor, cardOfJson, withCards } from '../rooms.queries.ts'
import { countOf, type Uncounted, unlocatedCounts } from './counts.queries.ts'
import { byDistance, inCity, last, sampleParts, someArea } from './sample-parts.ts'
import { noFilter } from './search-criteria.ts'
import type { Segment, SortKey } from './search-order.queries.ts'
import { all, columnsOf, each, type Part, partConditions, partOf, roomsOf } from './search-part.queries.ts'

/** How the first rooms are found where more than {@link countedTo} pass: here, or by statements of its own. */
export type Reading = 'bounded' | 'dearest' | 'maybe-dense' | 'apart'

export interface Wanted {
  /** Null for a page after all rooms with a location. */
  readonly located: Part | null
  readonly reading: Reading
  /** Rooms without a location, for what is left of the page. */
  readonly unlocated: Part | null
  /** Null where the counts are known. */
  readonly uncounted: Uncounted | null
  readonly limit: number
  readonly cards: CardsFor | null
}

export interface Match extends SortKey {
  readonly segment: Segment
}

/** What one statement finds of a search. */
export interface Look {
  /** Rooms with a location from this page on, counted up to one more than {@link countedTo}. */
  readonly found: number
  readonly unknown: number
  readonly unlocated: number
  readonly unlocatedUnknown: number
  /** The first rooms; where they are read `apart` and more than {@link countedTo} pass, those of a sample. */
  readonly matches: readonly Match[]
  readonly cards: ReadonlyMap<string, CardRow>
}

type Sql = RawBuilder<unknown>

const sampled = sql`(SELECT count(*) FROM sample)`
const isMany = sql`${sampled} > ${sql.lit(countedTo)}`

const ordered = ({ order }: Part, limit: number) => sql`ORDER BY ${order.byColumns} LIMIT ${limit}`

/** The value of the last room of a page out of `rooms`, or null. */
const lastValue = (rooms: Sql, { order }: Part, limit: number) =>
  sql`(SELECT value FROM ${rooms} AS bounding ORDER BY ${order.byValue} LIMIT 1 OFFSET ${limit - 1})`

function boundedRooms(part: Part, bound: Sql, limit: number): Sql {
  const { area, sort } = part.criteria
  const isByDistance = area !== null && (sort === 'distance' || sort === 'commute')
  const closer = isByDistance ? [sql`cells.least <= ${bound}`] : []
  const conditions = [...partConditions(part), part.order.upToValue(bound), ...closer]
  return roomsOf(part, columnsOf(part), conditions, ordered(part, limit))
}

/** Indexes hold cheap rooms first: the dearest of a few middle cells bound the dearest of all better than a sample. */
function dearestBound(part: Part, bound: Sql, limit: number): Sql {
  const { area } = part.criteria
  if (!area) return bound
  const first = <T>(values: readonly T[]) => values.slice(0, 4)
  const { cells, whole, least } = area
  const middle = { ...area, cells: first(cells), whole: first(whole), least: first(least) }
  const near = boundedRooms({ ...part, criteria: { ...part.criteria, area: middle } }, bound, limit)
  return sql`coalesce(${lastValue(sql`(${near})`, part, limit)}, ${bound})`
}

/** A shape with more rooms than this is read in the order of an index over all rooms. */
const denseFrom = 20_000

function firstOfMany(part: Part, reading: Reading, limit: number): Sql {
  const bound = lastValue(sql`sample`, part, limit)
  const from = (rooms: Sql, condition: Sql) =>
    sql`SELECT id, value FROM (${rooms}) AS many WHERE ${condition}`
  if (reading === 'dearest') return from(boundedRooms(part, dearestBound(part, bound, limit), limit), isMany)
  const rooms = boundedRooms(part, bound, limit)
  if (reading === 'bounded') return from(rooms, isMany)
  const anywhere = boundedRooms({ ...part, criteria: { ...part.criteria, spans: null } }, bound, limit)
  return sql`${from(rooms, sql`${isMany} AND NOT ${isDense}`)} UNION ALL ${from(anywhere, isDense)}`
}

const isDense = sql`(SELECT yes FROM dense)`

function denseRooms({ criteria: { spans, shape } }: Part): Sql {
  const part = { criteria: { ...noFilter, spans, shape }, segment: 'located' } as const
  const most = sql.lit(denseFrom + 1)
  const inShape = roomsOf(part, sql`1`, [sql`searchable`], each)
  return sql`dense AS MATERIALIZED (
    SELECT CASE WHEN ${isMany} THEN (SELECT count(*) FROM (${inShape} LIMIT ${most}) AS inside) ELSE 0 END = ${most} AS yes
  ),`
}

/** Queries for WITH: any rooms, near ones first, and the first of all, exact unless many are read apart. */
function locatedRooms({ located, reading, limit }: Wanted): Sql {
  if (!located)
    return sql`sample AS (SELECT 1 WHERE false), first AS (SELECT NULL::uuid AS id, NULL::timestamptz AS value WHERE false)`
  const few =
    reading === 'apart'
      ? sql`SELECT id, value FROM sample`
      : sql`SELECT id, value FROM sample WHERE NOT ${isMany} UNION ALL ${firstOfMany(located, reading, limit)}`
  return sql`
    sample AS MATERIALIZED (
      ${roomsOf(located, columnsOf(located), partConditions(located), each)} LIMIT ${sql.lit(countedTo + 1)}
    ), ${reading === 'maybe-dense' ? denseRooms(located) : sql``} first AS MATERIALIZED (
      SELECT id, value FROM (${few}) AS matches ORDER BY ${located.order.byValue} LIMIT ${limit}
    )`
}

const place = ({ order }: Part) => sql`(row_number() OVER (ORDER BY ${order.byValue}))::integer AS place`

/** A query for WITH: the page, rooms with a location first (rooms.search-unlocated). */
function pageRooms({ located, unlocated, limit }: Wanted): Sql {
  const of = (part: Part, segment: Segment, rooms: Sql) =>
    sql`SELECT ${sql.lit(segment)} AS segment, id, ${part.order.key}::float8 AS key, ${place(part)} FROM ${rooms}`
  const missing = sql`(SELECT count(*) FROM first) < ${limit}`
  const rest =
    unlocated &&
    sql`(SELECT id, value FROM (${roomsOf(unlocated, columnsOf(unlocated), partConditions(unlocated), each)}) AS rest
      WHERE ${missing} ORDER BY ${unlocated.order.byValue} LIMIT ${limit}) AS rest`
  const segments = [
    ...(located ? [of(located, 'located', sql`first`)] : []),
    ...(unlocated && rest ? [of(unlocated, 'unlocated', rest)] : []),
  ]
  return sql`page AS MATERIALIZED (
    SELECT * FROM (${sql.join(segments, sql` UNION ALL `)}) AS matches ORDER BY segment, place LIMIT ${limit})`
}

const counts = { found: z.int(), unknown: z.int(), unlocated: z.int(), unlocated_unknown: z.int() }
const nothing = { segment: z.null(), id: z.null(), key: z.null(), card: z.null() }
const match = { segment: z.enum(['located', 'unlocated']), id: z.guid(), key: z.number() }

const page: Omit<Wanted, 'located'> = {
  ...{ reading: 'bounded', unlocated: null, uncounted: null, limit: 10, cards: null },
}
const cityPart = partOf(inCity, 'unlocated', null)
const cityCounts = { located: null, unknown: null, unlocated: cityPart, splitsUnlocated: true }
const byRent = partOf({ ...inCity, sort: 'price-high' }, 'located', null)
const someCards = { point: someArea.point, viewerId: someId }
const samples: readonly [Wanted][] = [
  ...sampleParts
    .filter(({ segment }) => segment === 'located')
    .map((located): [Wanted] => {
      const { spans, shape } = located.criteria
      return [{ ...page, located, reading: spans && shape ? 'maybe-dense' : 'bounded' }]
    }),
  [{ ...page, located: byRent, reading: 'dearest', unlocated: cityPart, uncounted: cityCounts }],
  [{ ...page, located: partOf(byDistance, 'located', last), reading: 'apart', cards: someCards }],
  [{ ...page, located: null, unlocated: cityPart, cards: { point: null, viewerId: null } }],
]

const looks = statement(
  {
    row: z.union([
      z.object({ ...counts, ...match, card: z.record(z.string(), z.unknown()).nullable() }),
      z.object({ ...counts, ...nothing }),
    ]),
    samples,
    isPrepared: 'when-common',
  },
  (wanted: Wanted) => {
    const { located, reading, uncounted, limit, cards } = wanted
    // Cards of a sample would be thrown away.
    const isShown = all([
      sql`place <= ${limit - 1}`,
      ...(located && reading === 'apart' ? [sql`NOT ${isMany}`] : []),
    ])
    return sql`
      WITH ${locatedRooms(wanted)}, ${pageRooms(wanted)}
      ${cards ? sql`, ${withCards(sql`SELECT id FROM page WHERE ${isShown}`, cards)}` : sql``}
      SELECT counts.*, page.segment, page.id, page.key, ${cards ? sql`cards.card` : sql`NULL::json AS card`}
      FROM (
        SELECT ${located ? sql`${sampled}::integer` : sql`0`} AS found,
          ${countOf(uncounted?.unknown ?? null, countedTo)} AS unknown, without_location.*
        FROM ${unlocatedCounts(uncounted, countedTo)} AS without_location
      ) AS counts LEFT JOIN page ON true ${cards ? sql`LEFT JOIN cards ON cards.id = page.id` : sql``}
      ORDER BY page.segment, page.place`
  },
)

/** A page and its counts in one statement, but for the first of many rooms that are read `apart`. */
export async function lookForRooms(db: Database, wanted: Wanted): Promise<Look> {
  const rows = await looks.all(db, wanted)
  const { found = 0, unknown = 0, unlocated = 0, unlocated_unknown = 0 } = rows[0] ?? {}
  const matches = rows.flatMap(({ segment, id, key }) => (id === null ? [] : [{ segment, id, key }]))
  const cards = rows.flatMap(({ id, card }) =>
    id === null || card === null ? [] : [[id, cardOfJson(card as CardJson)] as const],
  )
  return {
    ...{ found, unknown, unlocated, matches },
    unlocatedUnknown: unlocated_unknown,
    cards: new Map(cards),
  }
}
