import { timeOfMicros } from '@basera/platform/server/search'
import { type RawBuilder, sql } from 'kysely'

/** Where a page ends: what the list is sorted by, and what tells equals apart. */
export interface SortKey {
  /** Points, rupees or km; 0 where the list is sorted by time. */
  readonly key: number
  /** Microseconds since 1970: JavaScript's own dates end at milliseconds. */
  readonly micros: number
  readonly id: string
}

/** The two parts of a list by distance: rows without a location come last (roommates.search-unlocated). */
export const segments = ['located', 'unlocated'] as const
export type Segment = (typeof segments)[number]

/** A total order of rows with the columns `key`, `created_at` and `id`. */
export interface Order {
  readonly by: RawBuilder<unknown>
  /** The condition that a row comes after a sort key. */
  after(last: SortKey): RawBuilder<unknown>
}

/** After a sort key in a list of the newest first. The first half bounds a scan of the index. */
export const older = ({ micros, id }: SortKey) =>
  sql`(created_at <= ${timeOfMicros(micros)} AND (created_at < ${timeOfMicros(micros)} OR id > ${id}::uuid))`

export const newest: Order = { by: sql`created_at DESC, id`, after: older }

/** The most points first, then the newest. */
export const mostPoints: Order = {
  by: sql`key DESC, created_at DESC, id`,
  after: (last) => sql`(key < ${last.key}::integer OR (key = ${last.key}::integer AND ${older(last)}))`,
}

/** Nearest first. */
export const leastKey: Order = {
  by: sql`key, id`,
  after: ({ key, id }) => sql`(key, id) > (${key}::float8, ${id}::uuid)`,
}
