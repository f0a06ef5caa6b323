import { listValue } from '@basera/platform/server/database'
import { type RawBuilder, sql } from 'kysely'
import { type Condition, matchConditions, namesCity } from './match-conditions.queries.ts'
import type { Point, SearchArea } from './search-area.ts'
import { type Circle, hasArea, isByOrganization, type SearchCriteria } from './search-criteria.ts'
import {
  type Columns,
  distanceTo,
  type SearchOrder,
  type Segment,
  type SortKey,
  searchOrder,
} from './search-order.queries.ts'
import type { Shape, Spans } from './search-spans.ts'

export interface Part {
  readonly criteria: SearchCriteria
  readonly segment: Segment
  readonly order: SearchOrder
  readonly after: SortKey | null
}

export const partOf = (criteria: SearchCriteria, segment: Segment, after: SortKey | null): Part => ({
  ...{ criteria, segment, after },
  order: searchOrder(criteria, segment === 'located'),
})

export const columnsOf = ({ order }: Part) => sql`id, ${order.value} AS value`

export const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` AND `)
export const where = (conditions: readonly Condition[]) => sql`WHERE ${all(conditions)}`

/** Whether an edge of an outline lies to the east of a room's blurred location. */
const crossesEast = sql`(edges.lat > public_latitude) <> (edges.to_lat > public_latitude)
  AND public_longitude < edges.lng + (public_latitude - edges.lat) * (edges.to_lng - edges.lng) / (edges.to_lat - edges.lat)`

/** The blurred location is in the shape: in an outline by the even-odd rule, as `isInside` has it. */
function insideShape(shape: Shape): Condition {
  if ('south' in shape)
    return sql`public_latitude BETWEEN ${shape.south}::float8 AND ${shape.north}::float8
      AND public_longitude BETWEEN ${shape.west}::float8 AND ${shape.east}::float8`
  const edges = shape.corners
    .map((one, index) => [one, shape.corners[(index + 1) % shape.corners.length] ?? one] as const)
    .filter(([one, other]) => one.lat !== other.lat)
  const ends = (of: (edge: (typeof edges)[number]) => number) => sql`${edges.map(of)}::float8[]`
  // A list of edges is planned faster than a sum of them.
  return sql`(SELECT count(*) FROM unnest(${ends(([{ lat }]) => lat)}, ${ends(([{ lng }]) => lng)},
    ${ends(([, { lat }]) => lat)}, ${ends(([, { lng }]) => lng)}) AS edges (lat, lng, to_lat, to_lng)
    WHERE ${crossesEast}) % 2 = 1`
}

interface CircleColumns {
  readonly point: Columns<Point>
  readonly radiusKm: Condition
}

export const insideCircle = ({ point, radiusKm }: Circle | CircleColumns): Condition =>
  sql`${distanceTo(point)} <= ${radiusKm}::float8`

export function placeConditions({ shape, spans, within }: SearchCriteria): Condition[] {
  const conditions: Condition[] = []
  if (shape && !spans) conditions.push(insideShape(shape))
  if (within) conditions.push(insideCircle(within))
  return conditions
}

export function partConditions({ criteria, segment, order, after }: Part): Condition[] {
  const matching = matchConditions(criteria, isByOrganization(criteria))
  const conditions = segment === 'located' ? [...matching, ...placeConditions(criteria)] : matching
  return after ? [...conditions, order.after(after)] : conditions
}

const cellsOf = ({ cells, whole, least }: SearchArea) =>
  sql`unnest(${listValue(cells)}::integer[], ${listValue(whole)}::boolean[], ${listValue(least)}::float8[]) AS cells (cell, whole, least)`

const inCell = ({ column, point, radiusKm }: SearchArea) => sql`${sql.ref(column)} = cells.cell
  AND (cells.whole OR ${insideCircle({ point, radiusKm })})`

export const piecesOf = ({ lats, wests, easts, minutes }: Spans) =>
  sql`unnest(${listValue(lats)}::float8[], ${listValue(wests)}::float8[], ${listValue(easts)}::float8[], ${listValue(minutes ?? [])}::float8[])
    AS spans (lat, west, east, minutes)`

export const inPiece = sql`public_latitude = spans.lat AND public_longitude BETWEEN spans.west AND spans.east`

/** Keeps PostgreSQL from joining all rooms at once: cells or pieces are read one by one, the last ones perhaps never. */
export const each = sql`OFFSET 0`

function locatedRooms(
  { area, spans }: SearchCriteria,
  columns: RawBuilder<unknown>,
  conditions: readonly Condition[],
  ending: RawBuilder<unknown>,
) {
  if (!area && !spans) return sql`SELECT ${columns} FROM rooms ${where(conditions)} ${ending}`
  const read = (condition: Condition) =>
    sql`(SELECT ${columns} FROM rooms ${where([condition, ...conditions])} ${ending}) AS matches`
  if (spans) return sql`SELECT matches.* FROM ${piecesOf(spans)} CROSS JOIN LATERAL ${read(inPiece)}`
  return area ? sql`SELECT matches.* FROM ${cellsOf(area)} CROSS JOIN LATERAL ${read(inCell(area))}` : sql``
}

export function roomsOf(
  { criteria, segment }: Pick<Part, 'criteria' | 'segment'>,
  columns: RawBuilder<unknown>,
  conditions: readonly Condition[],
  ending: RawBuilder<unknown>,
) {
  if (segment === 'located') return locatedRooms(criteria, columns, conditions, ending)
  const unlocated = hasArea(criteria) ? [criteria.city ? namesCity(criteria.city) : sql`false`] : []
  return sql`SELECT ${columns} FROM rooms ${where([...unlocated, ...conditions])} ${ending}`
}
