import { type RawBuilder, sql } from 'kysely'

/** A LIKE pattern for "contains", with the text taken literally. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Microseconds since 1970 as a `timestamptz`. */
export const timeOfMicros = (micros: number): RawBuilder<Date> =>
  sql<Date>`(timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond')`

/** A `timestamptz` as microseconds since 1970. */
export const microsOfTime = (time: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(extract(epoch FROM ${time}) * 1000000)::bigint`
