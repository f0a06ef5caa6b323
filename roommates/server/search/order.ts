import { type RawBuilder, sql } from 'kysely'

/** Where a page ends: what the list is sorted by, and what tells equals apart. */
export interface Place {
  /** Points, rupees or km; 0 where the list is sorted by time. */
  readonly key: number
  /** Microseconds since 1970: JavaScript's own dates end at milliseconds. */
  readonly micros: number
  readonly id: string
}

/** Rows with a distance, or those without one, which come after them where a list is sorted by distance (decisions 7). */
export const segments = ['placed', 'nowhere'] as const
export type Segment = (typeof segments)[number]

/** A total order of rows with the columns `key`, `created_at` and `id`. */
export interface Order {
  readonly by: RawBuilder<unknown>
  after(place: Place): RawBuilder<boolean>
}

const moment = (micros: number) => sql`(timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond')`

/** Later in a list of the newest first. The first half bounds a scan of the index. */
export const older = ({ micros, id }: Place) =>
  sql<boolean>`(created_at <= ${moment(micros)} AND (created_at < ${moment(micros)} OR id > ${id}::uuid))`

export const micros = sql<number>`(extract(epoch FROM created_at) * 1000000)::bigint`

export const newest: Order = { by: sql`created_at DESC, id`, after: older }

/** The most points first, then the newest (marketplace 5). */
export const mostPoints: Order = {
  by: sql`key DESC, created_at DESC, id`,
  after: (place) => sql`(key < ${place.key}::integer OR (key = ${place.key}::integer AND ${older(place)}))`,
}

/** Nearest first. */
export const leastKey: Order = {
  by: sql`key, id`,
  after: ({ key, id }) => sql`(key, id) > (${key}::float8, ${id}::uuid)`,
}
