import type { MapCluster, MapPin } from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { conditionsOf } from '../search/matching-rooms.ts'
import { nowhereCell } from '../search/search-area.ts'
import type { SearchCriteria } from '../search/search-criteria.ts'
import { type CellRange, cellRange, clusterStep, type MapBox } from './map-box.ts'

/** How much of the rooms one map looks at, so that it costs about the same however many rooms there are. */
export interface MapReach {
  /** Rooms looked at in all, shared out among the cells that have any. */
  readonly rooms: number
  /** Rooms looked at in one cell, the cheapest first. */
  readonly least: number
  readonly most: number
}

export const usualReach: MapReach = { rooms: 40_000, least: 40, most: 5000 }

/** Few enough organizations are found by the index on them, which knows large cells only. */
const lookedUp = 40

const isLookedUp = ({ organizations }: SearchCriteria) =>
  organizations !== null && organizations.count <= lookedUp

const within = ({ north, south, east, west }: MapBox) => sql<boolean>`
  public_latitude BETWEEN ${south}::float8 AND ${north}::float8
  AND public_longitude BETWEEN ${west}::float8 AND ${east}::float8`

/** Jumps from one cell that has rooms to the next, past the columns beside the box. */
function occupiedCells({ column, width, firstRow, lastRow, firstColumn, lastColumn }: CellRange) {
  const name = sql.ref(column)
  const last = lastRow * width + lastColumn
  const nextFrom = (from: RawBuilder<unknown>) =>
    sql`(SELECT min(${name}) FROM rooms WHERE searchable AND ${name} >= ${from} AND ${name} <= ${last}::integer)`
  return sql`WITH RECURSIVE occupied AS (
    SELECT ${nextFrom(sql`${firstRow * width + firstColumn}::integer`)} AS cell
    UNION ALL
    SELECT ${nextFrom(sql`CASE
      WHEN cell % ${width}::integer >= ${lastColumn}::integer THEN (cell / ${width}::integer + 1) * ${width}::integer + ${firstColumn}::integer
      WHEN cell % ${width}::integer < ${firstColumn}::integer THEN cell / ${width}::integer * ${width}::integer + ${firstColumn}::integer
      ELSE cell + 1 END`)} FROM occupied WHERE cell IS NOT NULL
  ) SELECT cell FROM occupied
  WHERE cell % ${width}::integer BETWEEN ${firstColumn}::integer AND ${lastColumn}::integer`
}

const where = (conditions: readonly RawBuilder<boolean>[]) => sql.join(conditions, sql` AND `)
const columns = sql`id, rent, public_latitude AS lat, public_longitude AS lng`

/** The cheapest rooms of each cell; of a text, whichever its index finds: asked cell by cell it would be looked up for each of them. `most` is one more than counts. */
function matches(criteria: SearchCriteria, box: MapBox, reach: MapReach): RawBuilder<unknown> {
  const range = cellRange(box, isLookedUp(criteria))
  const conditions = [...conditionsOf(criteria, isLookedUp(criteria)), within(box)]
  if (criteria.address !== null) {
    return sql`matches AS MATERIALIZED (
      SELECT 0 AS cell, ${reach.most}::integer AS most, ${columns} FROM rooms WHERE ${where(conditions)}
      LIMIT ${reach.most + 1}
    )`
  }
  const share = sql`greatest(${reach.least}::integer,
    least(${reach.most}::integer, ${reach.rooms}::integer / greatest(1, (SELECT count(*) FROM found))))`
  return sql`found AS MATERIALIZED (${occupiedCells(range)}), cells AS MATERIALIZED (
    SELECT cell, ${share}::integer AS most FROM found
  ), matches AS MATERIALIZED (
    SELECT cells.cell, cells.most, matches.* FROM cells CROSS JOIN LATERAL (
      SELECT ${columns} FROM rooms WHERE ${sql.ref(range.column)} = cells.cell AND ${where(conditions)}
      ORDER BY rent, id LIMIT cells.most + 1
    ) AS matches
  )`
}

type FoundPin = Omit<MapPin, 'title'>

export interface Found {
  readonly pins: readonly FoundPin[] | null
  readonly clusters: readonly MapCluster[] | null
  readonly total: number
  readonly total_is_exact: boolean
}

/** The rooms in a box that pass the filters: each of them when there are at most `pinsMax`, else clusters. */
export async function findOnMap(
  db: Database,
  criteria: SearchCriteria,
  box: MapBox,
  pinsMax: number,
  reach: MapReach,
): Promise<Found> {
  const step = clusterStep(box)
  const { rows } = await sql<Found>`
    WITH ${matches(criteria, box, reach)}, squares AS (
      SELECT cell, most, floor((lat + 90) / ${step}::float8) AS y, floor((lng + 180) / ${step}::float8) AS x,
        count(*)::integer AS n, sum(lat) AS lats, sum(lng) AS lngs, min(rent) AS rent
      FROM matches GROUP BY 1, 2, 3, 4
    ), judged AS MATERIALIZED (
      SELECT *, sum(n) OVER (PARTITION BY cell) <= most AS exact FROM squares
    ), totals AS (
      SELECT coalesce(sum(n), 0)::integer AS total, coalesce(bool_and(exact), true) AS exact FROM judged
    ), clusters AS (
      SELECT sum(lats) / sum(n) AS latitude, sum(lngs) / sum(n) AS longitude, sum(n)::integer AS count,
        bool_and(exact) AS count_is_exact, min(rent) AS min_rent
      FROM judged GROUP BY y, x
    )
    SELECT total, exact AS total_is_exact,
      CASE WHEN total <= ${pinsMax}::integer THEN (
        SELECT json_agg(json_build_object('id', id, 'rent', rent, 'public_latitude', lat, 'public_longitude', lng)
          ORDER BY rent, id) FROM matches
      ) END AS pins,
      CASE WHEN total > ${pinsMax}::integer THEN (SELECT json_agg(clusters) FROM clusters) END AS clusters
    FROM totals
  `.execute(db)
  return rows[0] ?? { pins: null, clusters: null, total: 0, total_is_exact: true }
}

/** Counts up to `most` rooms that pass the filters and are on no map. */
export async function countNowhere(db: Database, criteria: SearchCriteria, most: number): Promise<number> {
  const conditions = conditionsOf(criteria, isLookedUp(criteria))
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::integer AS found
    FROM (SELECT 1 FROM rooms WHERE coarse_cell = ${nowhereCell}::integer AND ${where(conditions)} LIMIT ${most}) AS matches
  `.execute(db)
  return rows[0]?.found ?? 0
}

/** The titles of rooms that are still there, by id. */
export async function titlesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; title: string }>`
    SELECT id, title FROM rooms WHERE id = ANY(${ids}::uuid[]) AND searchable
  `.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}
