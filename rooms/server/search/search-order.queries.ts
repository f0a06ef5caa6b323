import { earthRadiusKm } from '@basera/places/contract'
import { microsOfTime, timeOfMicros } from '@basera/platform/server/search'
import { type RawBuilder, sql } from 'kysely'
import type { Point } from './search-area.ts'
import type { SearchCriteria } from './search-criteria.ts'

/** Rooms without a location follow those with one (rooms.search-unlocated). */
export const segments = ['located', 'unlocated'] as const
export type Segment = (typeof segments)[number]

/** A sort value, and the id that breaks ties. */
export interface SortKey {
  /** Microseconds since 1970, rupees or km. JavaScript dates stop at milliseconds. */
  readonly key: number
  readonly id: string
}

type Sql = RawBuilder<unknown>

export interface SearchOrder {
  readonly value: Sql
  /** ORDER BY over table columns, as an index has them. */
  readonly byColumns: Sql
  /** ORDER BY over a result with columns `value` and `id`. */
  readonly byValue: Sql
  /** The column `value` of a result as a number. */
  readonly key: Sql
  /** Matches rooms after a sort key. */
  after(last: SortKey): Sql
  /** Matches rooms no later than any room with this value. */
  upToValue(value: Sql): Sql
}

/** What stands in columns of the statement instead. */
export type Columns<Row> = { readonly [K in keyof Row]: Sql }

/** Great-circle distance in km to the blurred location (rooms.blurred-location, places.great-circle). */
export const distanceTo = ({ lat, lng }: Point | Columns<Point>): Sql => sql`(${2 * earthRadiusKm}::float8
  * asin(least(1, sqrt(sin(radians(rooms.public_latitude - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(rooms.public_latitude))
      * sin(radians(rooms.public_longitude - ${lng}::float8) / 2) ^ 2))))`

/** Newest first, ties by id. */
const newest: SearchOrder = {
  value: sql`created_at`,
  byColumns: sql`created_at DESC, id`,
  byValue: sql`value DESC, id`,
  key: microsOfTime(sql`value`),
  // The first half bounds the index scan.
  after: ({ key, id }) =>
    sql`(created_at <= ${timeOfMicros(key)} AND (created_at < ${timeOfMicros(key)} OR id > ${id}::uuid))`,
  upToValue: (value) => sql`created_at >= ${value}`,
}

/** Cheapest first, ties by id. */
const priceLow: SearchOrder = {
  value: sql`rent`,
  byColumns: sql`rent, id`,
  byValue: sql`value, id`,
  key: sql`value`,
  after: ({ key, id }) => sql`(rent, id) > (${key}::integer, ${id}::uuid)`,
  upToValue: (value) => sql`rent <= ${value}`,
}

/** Lowest monthly total first, ties by id. A rent is no higher than its total, so indexes by rent serve it too. */
const totalLow: SearchOrder = {
  value: sql`total_monthly`,
  byColumns: sql`total_monthly, id`,
  byValue: sql`value, id`,
  key: sql`value`,
  after: ({ key, id }) => sql`(total_monthly, id) > (${key}::integer, ${id}::uuid)`,
  upToValue: (value) => sql`(total_monthly <= ${value} AND rent <= ${value})`,
}

/** The exact reverse of the cheapest first, so that one index serves both. */
const priceHigh: SearchOrder = {
  value: sql`rent`,
  byColumns: sql`rent DESC, id DESC`,
  byValue: sql`value DESC, id DESC`,
  key: sql`value`,
  after: ({ key, id }) => sql`(rent, id) < (${key}::integer, ${id}::uuid)`,
  upToValue: (value) => sql`rent >= ${value}`,
}

function nearest(point: Point): SearchOrder {
  const distance = distanceTo(point)
  return {
    value: distance,
    byColumns: sql`${distance}, id`,
    byValue: sql`value, id`,
    key: sql`value`,
    after: ({ key, id }) => sql`(${distance}, id) > (${key}::float8, ${id}::uuid)`,
    upToValue: (value) => sql`${distance} <= ${value}`,
  }
}

const shortest: SearchOrder = {
  value: sql`spans.minutes`,
  byColumns: sql`id`,
  byValue: sql`value, id`,
  key: sql`value`,
  after: ({ key, id }) => sql`(spans.minutes, id) > (${key}::float8, ${id}::uuid)`,
  upToValue: (value) => sql`spans.minutes <= ${value}`,
}

export function searchOrder(
  { sort, from, spans }: Pick<SearchCriteria, 'sort' | 'from' | 'spans'>,
  isLocated: boolean,
): SearchOrder {
  if (sort === 'price-low') return priceLow
  if (sort === 'price-high') return priceHigh
  if (sort === 'total-low') return totalLow
  if (!isLocated || sort === 'newest') return newest
  if (sort === 'commute' && spans?.minutes) return shortest
  return from ? nearest(from) : newest
}
