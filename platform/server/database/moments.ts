import { type RawBuilder, sql } from 'kysely'

/** The moment at which the transaction began. */
export const now = (): RawBuilder<Date> => sql<Date>`now()`

/** This very moment, also in the middle of a transaction. */
export const clockNow = (): RawBuilder<Date> => sql<Date>`clock_timestamp()`

export const secondsFromNow = (seconds: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${seconds})`

export const daysFromNow = (days: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(days => ${days})`
