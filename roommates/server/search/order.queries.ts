import { timeOfMicros } from '@basera/platform/server/search'
import { type RawBuilder, sql } from 'kysely'

export interface SortKey {
  readonly key: number
  /** Microseconds since 1970; JavaScript dates stop at milliseconds. */
  readonly micros: number
  readonly id: string
}

/** By distance, rows without a location come last (roommates.search-unlocated); by fit, all but the nearest. */
export const segments = ['located', 'unlocated', 'fit', 'others'] as const
export type Segment = (typeof segments)[number]

/** A total order of rows with columns `key`, `created_at` and `id`. */
export interface Order {
  readonly by: RawBuilder<unknown>
  after(last: SortKey): RawBuilder<unknown>
}

/** The first half bounds the index scan. */
export const older = ({ micros, id }: SortKey) =>
  sql`(created_at <= ${timeOfMicros(micros)} AND (created_at < ${timeOfMicros(micros)} OR id > ${id}::uuid))`

export const newest: Order = { by: sql`created_at DESC, id`, after: older }

export const mostPoints: Order = {
  by: sql`key DESC, created_at DESC, id`,
  after: (last) => sql`(key < ${last.key}::integer OR (key = ${last.key}::integer AND ${older(last)}))`,
}

export const leastKey: Order = {
  by: sql`key, id`,
  after: ({ key, id }) => sql`(key, id) > (${key}::float8, ${id}::uuid)`,
}
