import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { SearchArea } from './search-area.ts'
import { nowhereCell } from './search-area.ts'
import { fewOrganizations, type SearchCriteria } from './search-criteria.ts'
import type { Segment } from './search-cursor.ts'
import { distanceTo, type Place, type SearchOrder, searchOrder } from './search-order.ts'

/** A room that a search found. */
export interface Match extends Place {
  readonly distance: number | null
}

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

const integers = (values: readonly number[]) => sql`${values}::integer[]`

/** A long list is looked up in a hash, and kept from the planner, who would weigh every element of it. */
const isOneOf = (column: string, values: readonly number[]) =>
  values.length <= fewOrganizations
    ? sql<boolean>`${sql.ref(column)} = ANY(${integers(values)})`
    : sql<boolean>`(${sql.ref(column)} + 0) = ANY(ARRAY(SELECT unnest(${integers(values)})))`

function filters({ criteria, order, after }: Part): RawBuilder<boolean>[] {
  const { address, facets, organizations, minRent, maxRent } = criteria
  const conditions: RawBuilder<boolean>[] = []
  if (facets) conditions.push(sql`facet = ANY(${facets}::smallint[])`)
  if (minRent !== null) conditions.push(sql`rent >= ${minRent}::integer`)
  if (maxRent !== null) conditions.push(sql`rent <= ${maxRent}::integer`)
  if (organizations) conditions.push(isOneOf('organization_id', organizations))
  if (address !== null) conditions.push(sql`lower(address) LIKE lower(${address})`)
  if (after) conditions.push(order.after(after))
  return conditions
}

const within = (area: SearchArea) => sql<boolean>`${distanceTo(area.point)} <= ${area.radiusKm}::float8`

function place({ criteria: { area }, segment }: Part): RawBuilder<boolean>[] {
  if (!area) return []
  if (segment === 'nowhere') return [sql`coarse_cell = ${nowhereCell}::integer`]
  return [sql`${sql.ref(area.column)} = ANY(${integers(area.cells)})`, within(area)]
}

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``

const distanceIn = ({ criteria: { area }, segment }: Part) =>
  area && segment === 'placed' ? distanceTo(area.point) : sql<number | null>`NULL::float8`

/** Counts up to `most` rooms of a part. */
export async function countMatches(db: Database, part: Part, most: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::integer AS found
    FROM (SELECT 1 FROM rooms ${all([...place(part), ...filters(part)])} LIMIT ${most}) AS matches
  `.execute(db)
  return rows[0]?.found ?? 0
}

export interface Sample {
  readonly matches: readonly Match[]
  readonly found: number
}

/**
 * Takes any `most` rooms of a part and sorts them: its true beginning when fewer are `found`, else a limit that
 * the beginning does not reach beyond.
 */
export async function sampleMatches(db: Database, part: Part, most: number, limit: number): Promise<Sample> {
  const { order } = part
  const { rows } = await sql<Match & { found: number }>`
    WITH matches AS MATERIALIZED (
      SELECT id, ${order.key} AS key, ${distanceIn(part)} AS distance
      FROM rooms ${all([...place(part), ...filters(part)])} LIMIT ${most}
    )
    SELECT id, key, distance, (SELECT count(*)::integer FROM matches) AS found
    FROM matches ORDER BY ${order.byKey} LIMIT ${limit}
  `.execute(db)
  return { matches: rows, found: rows[0]?.found ?? 0 }
}

/** The first rooms of a part, none of them beyond the key `bound`; read cell by cell in the order of the index, then merged. */
export async function firstMatches(db: Database, part: Part, bound: number, limit: number): Promise<Match[]> {
  const { order, segment } = part
  const { area } = part.criteria
  const conditions = [...filters(part), order.upTo(bound)]
  const columns = sql`id, ${order.key} AS key, ${distanceIn(part)} AS distance`
  const ordered = sql`ORDER BY ${order.byColumns} LIMIT ${limit}`
  if (!area || segment === 'nowhere') {
    const { rows } = await sql<Match>`
      SELECT ${columns} FROM rooms ${all([...place(part), ...conditions])} ${ordered}
    `.execute(db)
    return rows
  }
  const inCell = sql<boolean>`${sql.ref(area.column)} = cells.cell`
  const { rows } = await sql<Match>`
    SELECT matches.* FROM unnest(${integers(area.cells)}) AS cells (cell)
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM rooms ${all([inCell, within(area), ...conditions])} ${ordered}
    ) AS matches
    ORDER BY ${order.byKey} LIMIT ${limit}
  `.execute(db)
  return rows
}

export interface Nearest {
  readonly matches: readonly Match[]
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
  const { rows } = await sql<Match & { complete: boolean }>`
    WITH nearest AS MATERIALIZED (
      SELECT id, ${distanceTo(point)} AS key FROM rooms ${all([sql`public_latitude IS NOT NULL`, ...unsorted])}
      ORDER BY unit_vector(public_latitude, public_longitude) <-> unit_vector(${point.lat}::float8, ${point.lng}::float8)
      LIMIT ${reach}
    ), seen AS (
      SELECT CASE WHEN count(*) < ${reach} THEN 'infinity' ELSE max(key) * (1 - 1e-9) END AS clear FROM nearest
    )
    SELECT seen.clear > ${radiusKm}::float8 AS complete, matches.id, matches.key, matches.key AS distance
    FROM seen LEFT JOIN LATERAL (
      SELECT id, key FROM nearest WHERE key <= ${radiusKm}::float8 AND key < seen.clear ${beyond}
      ORDER BY key, id LIMIT ${limit}
    ) AS matches ON true
  `.execute(db)
  return { matches: rows.filter((row) => row.id !== null), complete: rows[0]?.complete ?? true }
}
