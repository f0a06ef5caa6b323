import { someId, statement } from '@basera/platform/server/database'
import { mapPinsMax, roomMap } from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { isSeenBy } from '../rooms.queries.ts'
import { matchConditions, namesCity } from '../search/match-conditions.queries.ts'
import { unlocatedCell } from '../search/search-area.ts'
import { noFilter, type SearchCriteria } from '../search/search-criteria.ts'
import { each, inPiece, piecesOf, placeConditions } from '../search/search-part.queries.ts'
import type { Spans } from '../search/search-spans.ts'
import { type CellRange, cellRange, clusterStep, type MapBox } from './map-box.ts'

/** Bounds what one map reads, so that it costs about the same however many rooms there are. */
export interface MapReach {
  readonly rooms: number
  /** Per cell, the cheapest first. */
  readonly least: number
  readonly most: number
}

export const usualReach: MapReach = { rooms: 40_000, least: 40, most: 5000 }

/** Up to this many organizations use their index, which knows coarse cells only. */
const lookedUp = 40

const isByOrganization = ({ organizations, spans }: SearchCriteria) =>
  organizations !== null && !spans && organizations.count <= lookedUp

const within = ({ north, south, east, west }: MapBox) => sql`
  public_latitude BETWEEN ${south}::float8 AND ${north}::float8
  AND public_longitude BETWEEN ${west}::float8 AND ${east}::float8`

/** Jumps from one occupied cell to the next, past the columns beside the box. */
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

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` AND `)
const columns = sql`id, rent, public_latitude AS lat, public_longitude AS lng`

const matchesInSpans = (spans: Spans, conditions: readonly RawBuilder<unknown>[], most: number) => sql`
  matches AS MATERIALIZED (
    SELECT 0 AS cell, ${most}::integer AS most, matches.* FROM ${piecesOf(spans)} CROSS JOIN LATERAL (
      SELECT ${columns} FROM rooms WHERE ${and([inPiece, ...conditions])} ${each}
    ) AS matches LIMIT ${most + 1}
  )`

/** With a text, whichever rooms its index finds: a look-up for each cell would repeat it. `most` is one more than counts. */
function matches(criteria: SearchCriteria, box: MapBox, reach: MapReach): RawBuilder<unknown> {
  const range = cellRange(box, isByOrganization(criteria))
  const conditions = [
    ...matchConditions(criteria, isByOrganization(criteria)),
    ...placeConditions(criteria),
    within(box),
  ]
  if (criteria.spans) return matchesInSpans(criteria.spans, conditions, reach.rooms)
  if (criteria.address !== null) {
    return sql`matches AS MATERIALIZED (
      SELECT 0 AS cell, ${reach.most}::integer AS most, ${columns} FROM rooms WHERE ${and(conditions)}
      LIMIT ${reach.most + 1}
    )`
  }
  const share = sql`greatest(${reach.least}::integer,
    least(${reach.most}::integer, ${reach.rooms}::integer / greatest(1, (SELECT count(*) FROM found))))`
  return sql`found AS MATERIALIZED (${occupiedCells(range)}), cells AS MATERIALIZED (
    SELECT cell, ${share}::integer AS most FROM found
  ), matches AS MATERIALIZED (
    SELECT cells.cell, cells.most, matches.* FROM cells CROSS JOIN LATERAL (
      SELECT ${columns} FROM rooms WHERE ${sql.ref(range.column)} = cells.cell AND ${and(conditions)}
      ORDER BY rent, id LIMIT cells.most + 1
    ) AS matches
  )`
}

const { pins, clusters, total, total_is_exact } = roomMap.shape
const mapMatches = z.object({
  pins: z.array(pins.element.omit({ title: true })).nullable(),
  clusters: clusters.nullable(),
  total,
  total_is_exact,
})
export type MapMatches = z.output<typeof mapMatches>

const street: MapBox = { north: 13, south: 12.9, east: 77.7, west: 77.6 }
const india: MapBox = { north: 37, south: 6, east: 98, west: 68 }
const someSpans: Spans = { lats: [12.9], wests: [77.5], easts: [77.6], minutes: null }
const inOutline: SearchCriteria = {
  ...noFilter,
  spans: someSpans,
  within: { point: { lat: 12.9, lng: 77.6 }, radiusKm: 5 },
}
const byText: SearchCriteria = { ...noFilter, address: '%a%', facets: [1] }
const byName: SearchCriteria = { ...noFilter, organizations: { count: 1, ids: '{1}' }, minRent: 1 }

const matchesOnMap = statement(
  {
    row: mapMatches,
    samples: [
      [noFilter, street, usualReach],
      [byText, street, usualReach],
      [byName, india, usualReach],
      [inOutline, street, usualReach],
    ],
  },
  (criteria: SearchCriteria, box: MapBox, reach: MapReach) => {
    const step = clusterStep(box)
    return sql`
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
        CASE WHEN total <= ${mapPinsMax}::integer THEN (
          SELECT json_agg(json_build_object('id', id, 'rent', rent, 'public_latitude', lat, 'public_longitude', lng)
            ORDER BY rent, id) FROM matches
        ) END AS pins,
        CASE WHEN total > ${mapPinsMax}::integer THEN (SELECT json_agg(clusters) FROM clusters) END AS clusters
      FROM totals`
  },
)

/** The rooms in a box that pass the filters: each of them up to {@link mapPinsMax}, else clusters. */
export const findOnMap = async (
  db: Database,
  criteria: SearchCriteria,
  box: MapBox,
  reach: MapReach,
): Promise<MapMatches> =>
  (await matchesOnMap.first(db, criteria, box, reach)) ?? {
    pins: null,
    clusters: null,
    total: 0,
    total_is_exact: true,
  }

const unlocatedCount = statement(
  {
    row: z.object({ found: z.int() }),
    samples: [
      [noFilter, 10],
      [byName, 10],
      [{ ...noFilter, city: { id: 'c-pune-pune', name: 'Pune', otherNames: [] } }, 10],
    ],
  },
  (criteria: SearchCriteria, most: number) => {
    const unlocated = criteria.city ? namesCity(criteria.city) : sql`coarse_cell = ${unlocatedCell}::integer`
    const conditions = matchConditions(criteria, isByOrganization(criteria))
    return sql`
      SELECT count(*)::integer AS found
      FROM (SELECT 1 FROM rooms WHERE ${and([unlocated, ...conditions])} LIMIT ${most}) AS matches`
  },
)

/** Counts up to `most` matching rooms without a location: those of the searched city, or all where none is searched. */
export const countUnlocated = async (db: Database, criteria: SearchCriteria, most: number): Promise<number> =>
  (await unlocatedCount.first(db, criteria, most))?.found ?? 0

export const findTitles = statement(
  {
    row: z.object({ id: z.guid(), title: z.string() }),
    samples: [
      [[someId], null],
      [[someId], someId],
    ],
  },
  (ids: readonly string[], viewerId: string | null) => sql`
    SELECT id, title FROM rooms WHERE id = ANY(${ids}::uuid[]) AND searchable AND ${isSeenBy(viewerId)}`,
).all
