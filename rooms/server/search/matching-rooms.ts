import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { nowhereCell, type SearchArea } from './search-area.ts'
import { isByOrganization, type Organizations, type SearchCriteria } from './search-criteria.ts'
import type { Segment } from './search-cursor.ts'
import { distanceTo, type Place, type SearchOrder, searchOrder } from './search-order.ts'

/** One part of a search's list, in its order. */
export interface Part {
  readonly criteria: SearchCriteria
  readonly segment: Segment
  readonly order: SearchOrder
  readonly after: Place | null
}

export function partOf(criteria: SearchCriteria, segment: Segment, after: Place | null): Part {
  const point = segment === 'placed' ? (criteria.area?.point ?? null) : null
  return { criteria, segment, order: searchOrder(criteria.sort, point), after }
}

/** Many numbers are looked up in a hash, and kept from the planner, who would weigh every one of them. */
const listedBy = ({ ids }: Organizations, byIndex: boolean) =>
  byIndex
    ? sql<boolean>`organization_id = ANY(${ids}::integer[])`
    : sql<boolean>`(organization_id IN (SELECT unnest(${ids}::integer[]))) IS TRUE`

/** What a room must be to pass the filters of a search; organizations are found `byIndex` or checked one by one. */
export function conditionsOf(criteria: SearchCriteria, byIndex: boolean): RawBuilder<boolean>[] {
  const { address, facets, organizations, minRent, maxRent } = criteria
  // In these very words, or the indexes over what can be found are not used.
  const conditions: RawBuilder<boolean>[] = [sql`searchable`]
  if (facets) conditions.push(sql`facet = ANY(${facets}::smallint[])`)
  if (minRent !== null) conditions.push(sql`rent >= ${minRent}::integer`)
  if (maxRent !== null) conditions.push(sql`rent <= ${maxRent}::integer`)
  if (organizations) conditions.push(listedBy(organizations, byIndex))
  if (address !== null) conditions.push(sql`lower(address) LIKE lower(${address})`)
  return conditions
}

function filters({ criteria, order, after }: Part): RawBuilder<boolean>[] {
  const conditions = conditionsOf(criteria, isByOrganization(criteria))
  return after ? [...conditions, order.after(after)] : conditions
}

/** Reads the rooms of a part that meet `conditions`: everywhere, nowhere, or cell by cell. */
function roomsOf(
  part: Part,
  columns: RawBuilder<unknown>,
  conditions: readonly RawBuilder<boolean>[],
  ending: RawBuilder<unknown>,
) {
  const { area } = part.criteria
  if (!area || part.segment === 'nowhere') {
    const inNowhere = area ? [sql<boolean>`coarse_cell = ${nowhereCell}::integer`] : []
    return sql`SELECT ${columns} FROM rooms ${all([...inNowhere, ...conditions])} ${ending}`
  }
  const within = sql<boolean>`(cells.whole OR ${distanceTo(area.point)} <= ${area.radiusKm}::float8)`
  const inCell = sql<boolean>`${sql.ref(area.column)} = cells.cell`
  const cells = sql`unnest(${area.cells}::integer[], ${area.whole}::boolean[]) AS cells (cell, whole)`
  return sql`SELECT matches.* FROM ${cells}
    CROSS JOIN LATERAL (SELECT ${columns} FROM rooms ${all([inCell, within, ...conditions])} ${ending}) AS matches`
}

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``

/** Keeps PostgreSQL from joining the cells to all rooms: each is asked in its turn, and the last ones perhaps never. */
const eachCell = sql`OFFSET 0`

const columnsOf = ({ order }: Part) => sql`id, ${order.value} AS value`

/** Counts up to `most` rooms of a part. */
export async function countMatches(db: Database, part: Part, most: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::integer AS found
    FROM (${roomsOf(part, sql`1`, filters(part), eachCell)} LIMIT ${most}) AS matches
  `.execute(db)
  return rows[0]?.found ?? 0
}

export interface Sample {
  readonly matches: readonly Place[]
  readonly found: number
}

/**
 * Takes any `most` rooms of a part, those near the middle first, and sorts them: its true beginning when fewer are
 * `found`, else a bound that the beginning does not reach beyond.
 */
export async function sampleMatches(db: Database, part: Part, most: number, limit: number): Promise<Sample> {
  const { rows } = await sql<Place & { found: number }>`
    WITH matches AS MATERIALIZED (
      ${roomsOf(part, columnsOf(part), filters(part), eachCell)} LIMIT ${most}
    )
    SELECT id, ${part.order.key} AS key, (SELECT count(*)::integer FROM matches) AS found
    FROM matches ORDER BY ${part.order.byValue} LIMIT ${limit}
  `.execute(db)
  return { matches: rows, found: rows[0]?.found ?? 0 }
}

/** The first rooms of a part, none beyond the key `bound`: read cell by cell in the order of an index, then merged. */
export async function firstMatches(db: Database, part: Part, bound: number, limit: number): Promise<Place[]> {
  const { order } = part
  const conditions = [...filters(part), order.upTo(bound)]
  const ordered = sql`ORDER BY ${order.byColumns} LIMIT ${limit}`
  const { rows } = await sql<Place>`
    SELECT id, ${order.key} AS key
    FROM (${roomsOf(part, columnsOf(part), conditions, ordered)}) AS matches
    ORDER BY ${order.byValue} LIMIT ${limit}
  `.execute(db)
  return rows
}

export interface Nearest {
  readonly matches: readonly Place[]
  /** False when looking at more rooms could find further ones that belong here. */
  readonly complete: boolean
}

/**
 * The first rooms of a part sorted by distance, among the `reach` nearest that pass the filters. The index walks by
 * straight-line distance, whose last digits may differ from the great circle's: only what is clearly nearer than the
 * farthest room seen counts.
 */
export async function nearestMatches(
  db: Database,
  part: Part,
  area: SearchArea,
  reach: number,
  limit: number,
): Promise<Nearest> {
  const { point, radiusKm } = area
  const unsorted = filters({ ...part, after: null })
  const beyond = part.after ? sql`AND (key, id) > (${part.after.key}::float8, ${part.after.id}::uuid)` : sql``
  const { rows } = await sql<Place & { complete: boolean }>`
    WITH nearest AS MATERIALIZED (
      SELECT id, ${distanceTo(point)} AS key FROM rooms ${all([sql`public_latitude IS NOT NULL`, ...unsorted])}
      ORDER BY unit_vector(public_latitude, public_longitude) <-> unit_vector(${point.lat}::float8, ${point.lng}::float8)
      LIMIT ${reach}
    ), seen AS (
      SELECT CASE WHEN count(*) < ${reach} THEN 'infinity' ELSE max(key) * (1 - 1e-9) END AS clear FROM nearest
    )
    SELECT seen.clear > ${radiusKm}::float8 AS complete, matches.id, matches.key
    FROM seen LEFT JOIN LATERAL (
      SELECT id, key FROM nearest WHERE key <= ${radiusKm}::float8 AND key < seen.clear ${beyond}
      ORDER BY key, id LIMIT ${limit}
    ) AS matches ON true
  `.execute(db)
  return { matches: rows.filter((row) => row.id !== null), complete: rows[0]?.complete ?? true }
}
