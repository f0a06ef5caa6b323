import { earthRadiusKm } from '@basera/places/contract'
import type { RoomSort } from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Point } from './search-area.ts'

/** Where a page ends: what the list is sorted by, and the id that tells equals apart. */
export interface Place {
  readonly key: number
  readonly id: string
}

/** A total order of rooms in SQL, over the columns of `rooms`. */
export interface SearchOrder {
  /** What the list is sorted by. */
  readonly value: RawBuilder<unknown>
  /** ORDER BY over the table's columns, as an index holds them. */
  readonly byColumns: RawBuilder<unknown>
  /** ORDER BY over a result with columns `value` and `id`. */
  readonly byValue: RawBuilder<unknown>
  /** The column `value` of a result as a number. */
  readonly key: RawBuilder<number>
  after(place: Place): RawBuilder<boolean>
  /** No later in the list than any room with this key. */
  upTo(key: number): RawBuilder<boolean>
}

/** Great-circle distance in km to a room's blurred location (marketplace 9, decisions 5). */
export const distanceTo = ({
  lat,
  lng,
}: Point): RawBuilder<number> => sql<number>`(${2 * earthRadiusKm}::float8
  * asin(least(1, sqrt(sin(radians(rooms.public_latitude - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(rooms.public_latitude))
      * sin(radians(rooms.public_longitude - ${lng}::float8) / 2) ^ 2))))`

/** Microseconds since 1970 as a moment. */
const moment = (micros: number) => sql`(timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond')`

/** Newest first; equals by id. */
const newest: SearchOrder = {
  value: sql`created_at`,
  byColumns: sql`created_at DESC, id`,
  byValue: sql`value DESC, id`,
  key: sql<number>`(extract(epoch FROM value) * 1000000)::bigint`,
  // The first half bounds the index scan.
  after: ({ key, id }) =>
    sql`(created_at <= ${moment(key)} AND (created_at < ${moment(key)} OR id > ${id}::uuid))`,
  upTo: (key) => sql`created_at >= ${moment(key)}`,
}

/** Cheapest first; equals by id. */
const priceLow: SearchOrder = {
  value: sql`rent`,
  byColumns: sql`rent, id`,
  byValue: sql`value, id`,
  key: sql<number>`value`,
  after: ({ key, id }) => sql`(rent, id) > (${key}::integer, ${id}::uuid)`,
  upTo: (key) => sql`rent <= ${key}::integer`,
}

/** The exact reverse, so that one index serves both. */
const priceHigh: SearchOrder = {
  value: sql`rent`,
  byColumns: sql`rent DESC, id DESC`,
  byValue: sql`value DESC, id DESC`,
  key: sql<number>`value`,
  after: ({ key, id }) => sql`(rent, id) < (${key}::integer, ${id}::uuid)`,
  upTo: (key) => sql`rent >= ${key}::integer`,
}

function nearest(point: Point): SearchOrder {
  const distance = distanceTo(point)
  return {
    value: distance,
    byColumns: sql`${distance}, id`,
    byValue: sql`value, id`,
    key: sql<number>`value`,
    after: ({ key, id }) => sql`(${distance}, id) > (${key}::float8, ${id}::uuid)`,
    upTo: (key) => sql`${distance} <= ${key}::float8`,
  }
}

/** The order of a sort (marketplace 2). Rooms without a distance are sorted by distance as the newest first. */
export function searchOrder(sort: RoomSort, point: Point | null): SearchOrder {
  if (sort === 'price-low') return priceLow
  if (sort === 'price-high') return priceHigh
  return sort === 'distance' && point ? nearest(point) : newest
}
