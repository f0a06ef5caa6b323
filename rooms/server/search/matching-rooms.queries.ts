import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { factConditions, saysAll } from './match-conditions.queries.ts'
import { type SearchArea, searchArea } from './search-area.ts'
import { noFilter, type SearchCriteria } from './search-criteria.ts'
import { distanceTo, type SortKey } from './search-order.queries.ts'
import { each, type Part, partConditions, partOf, roomsOf, where } from './search-part.queries.ts'
import type { Spans } from './search-spans.ts'
import type { CityNames } from './searched-city.ts'

const columnsOf = ({ order }: Part) => sql`id, ${order.value} AS value`

const someArea = searchArea({ lat: 12.9, lng: 77.6 }, 5)
const someCity: CityNames = { name: 'Pune', names: ['pune', 'poona'], others: ['mumbai'] }
const someTraits: SearchCriteria = {
  ...noFilter,
  maxTotal: 9000,
  moveInBy: '2026-12-01',
  traits: [{ filter: 'home_type', mask: 1n, said: 15n }],
  sums: [{ filter: 'max_brokerage', most: 1 }],
}
const last: SortKey = { key: 1, id: someId }
const byDistance: SearchCriteria = { ...noFilter, area: someArea, from: someArea.point, sort: 'distance' }
const someSpans: Spans = { lats: [12.9], wests: [77.5], easts: [77.6], minutes: null }
const someBox = { south: 12, west: 77, north: 13, east: 78 }
const someCorners = [
  { lat: 12, lng: 77 },
  { lat: 13, lng: 77 },
  { lat: 13, lng: 78 },
]
/** One part per shape of the SQL. */
const sampleParts: readonly Part[] = [
  partOf(noFilter, 'located', null),
  partOf({ ...noFilter, sort: 'price-low', facets: [1], minRent: 1, maxRent: 2 }, 'located', last),
  partOf({ ...noFilter, address: '%a%', organizations: { count: 1, ids: '{1}' } }, 'located', last),
  partOf({ ...noFilter, address: '%a%', isAddressCommon: true }, 'located', last),
  partOf({ ...noFilter, area: someArea, organizations: { count: 9999, ids: '{1}' } }, 'located', last),
  partOf({ ...noFilter, area: someArea, sort: 'price-high' }, 'located', last),
  partOf(byDistance, 'located', last),
  partOf({ ...byDistance, city: someCity }, 'unlocated', last),
  partOf({ ...noFilter, sort: 'total-low' }, 'located', last),
  partOf({ ...noFilter, spans: someSpans, shape: someBox }, 'located', last),
  partOf({ ...noFilter, shape: someBox }, 'located', last),
  partOf({ ...byDistance, shape: { corners: someCorners }, within: someArea }, 'located', last),
  partOf({ ...noFilter, sort: 'commute', spans: { ...someSpans, minutes: [9.5] } }, 'located', last),
  partOf({ ...someTraits, unknown: 'include' }, 'located', null),
  partOf({ ...someTraits, unknown: 'only' }, 'located', null),
]

const everyPart = <Rest extends readonly number[]>(...rest: Rest) =>
  sampleParts.map((part): [Part, ...Rest] => [part, ...rest])

const count = statement(
  { row: z.object({ found: z.int() }), samples: everyPart(10) },
  (part: Part, most: number) => sql`
    SELECT count(*)::integer AS found
    FROM (${roomsOf(part, sql`1`, partConditions(part), each)} LIMIT ${most}) AS matches`,
)

/** Counts up to `most` rooms of a part. */
export const countMatches = async (db: Database, part: Part, most: number): Promise<number> =>
  (await count.first(db, part, most))?.found ?? 0

const unlocatedCounts = statement(
  {
    row: z.object({ found: z.int(), unknown: z.int() }),
    samples: [
      [partOf({ ...someTraits, area: someArea, city: someCity, unknown: 'include' }, 'unlocated', null), 10],
    ],
  },
  (part: Part, most: number) => {
    const said = saysAll(part.criteria)
    return sql`
      SELECT least(count(*) FILTER (WHERE said), ${most})::integer AS found,
        least(count(*) FILTER (WHERE NOT said), ${most})::integer AS unknown
      FROM (${roomsOf(part, sql`${said} AS said`, partConditions(part), each)}) AS matches`
  },
)

/** Counts up to `most` rooms of a city without a location that pass, and as many that do not say what is asked for. */
export async function countUnlocated(
  db: Database,
  criteria: SearchCriteria,
  most: number,
): Promise<{ readonly found: number; readonly unknown: number }> {
  if (!criteria.city) return { found: 0, unknown: 0 }
  if (criteria.unknown !== 'exclude' || factConditions(criteria).length === 0)
    return { found: await countMatches(db, partOf(criteria, 'unlocated', null), most), unknown: 0 }
  const all = partOf({ ...criteria, unknown: 'include' }, 'unlocated', null)
  return (await unlocatedCounts.first(db, all, most)) ?? { found: 0, unknown: 0 }
}

const sortKey = { id: z.guid(), key: z.number() }

export interface Sample {
  readonly matches: readonly SortKey[]
  readonly found: number
}

const sample = statement(
  {
    row: z.object({ ...sortKey, found: z.int() }),
    samples: everyPart(1000, 10),
  },
  (part: Part, most: number, limit: number) => sql`
    WITH matches AS MATERIALIZED (
      ${roomsOf(part, columnsOf(part), partConditions(part), each)} LIMIT ${most}
    )
    SELECT id, ${part.order.key} AS key, (SELECT count(*)::integer FROM matches) AS found
    FROM matches ORDER BY ${part.order.byValue} LIMIT ${limit}`,
)

/**
 * Takes any `most` rooms of a part, near ones first, and sorts them: exact when fewer are `found`, else a bound for the
 * first ones.
 */
export async function sampleMatches(db: Database, part: Part, most: number, limit: number): Promise<Sample> {
  const matches = await sample.all(db, part, most, limit)
  return { matches, found: matches[0]?.found ?? 0 }
}

/** The first `limit` rooms of a part within `bound`, if any, read cell by cell in index order, then merged. */
export const findFirstMatches = statement(
  { row: z.object(sortKey), samples: everyPart(1000, 10) },
  (part: Part, bound: number | null, limit: number) => {
    const { order } = part
    const conditions = [...partConditions(part), ...(bound === null ? [] : [order.upTo(bound)])]
    const ordered = sql`ORDER BY ${order.byColumns} LIMIT ${limit}`
    return sql`
      SELECT id, ${order.key} AS key
      FROM (${roomsOf(part, columnsOf(part), conditions, ordered)}) AS matches
      ORDER BY ${order.byValue} LIMIT ${limit}`
  },
).all

export interface Nearest {
  readonly matches: readonly SortKey[]
  /** False when rooms beyond those read could belong here. */
  readonly isComplete: boolean
}

const nearest = statement(
  {
    row: z.union([
      z.object({ complete: z.boolean(), ...sortKey }),
      z.object({ complete: z.boolean(), id: z.null(), key: z.null() }),
    ]),
    samples: [
      [partOf(byDistance, 'located', last), someArea, 20, 10],
      [partOf(byDistance, 'located', null), someArea, 20, 10],
    ],
  },
  (part: Part, { point, radiusKm }: SearchArea, reach: number, limit: number) => {
    const unsorted = partConditions({ ...part, after: null })
    const beyond = part.after
      ? sql`AND (key, id) > (${part.after.key}::float8, ${part.after.id}::uuid)`
      : sql``
    return sql`
      WITH nearest AS MATERIALIZED (
        SELECT id, ${distanceTo(point)} AS key FROM rooms ${where([sql`public_latitude IS NOT NULL`, ...unsorted])}
        ORDER BY unit_vector(public_latitude, public_longitude) <-> unit_vector(${point.lat}::float8, ${point.lng}::float8)
        LIMIT ${reach}
      ), seen AS (
        SELECT CASE WHEN count(*) < ${reach} THEN 'infinity' ELSE max(key) * (1 - 1e-9) END AS clear FROM nearest
      )
      SELECT seen.clear > ${radiusKm}::float8 AS complete, matches.id, matches.key
      FROM seen LEFT JOIN LATERAL (
        SELECT id, key FROM nearest WHERE key <= ${radiusKm}::float8 AND key < seen.clear ${beyond}
        ORDER BY key, id LIMIT ${limit}
      ) AS matches ON true`
  },
)

/**
 * The first rooms of a part by distance among the `reach` nearest. The index orders by straight lines, whose last
 * digits may differ from the great circle's, so only rooms clearly nearer than the farthest one read count.
 */
export async function findNearest(
  db: Database,
  part: Part,
  area: SearchArea,
  reach: number,
  limit: number,
): Promise<Nearest> {
  const rows = await nearest.all(db, part, area, reach, limit)
  return {
    matches: rows.flatMap((row) => (row.id === null ? [] : [row])),
    isComplete: rows[0]?.complete ?? true,
  }
}
