import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** A condition as a boolean column; the builder alone would also type it as 0 and 1. */
export const asBoolean = (condition: Expression<SqlBool>): RawBuilder<boolean> => sql<boolean>`${condition}`

/** The time at which the transaction began. */
export const now = (): RawBuilder<Date> => sql<Date>`now()`

/** The current time, even in the middle of a transaction. */
export const clockNow = (): RawBuilder<Date> => sql<Date>`clock_timestamp()`

/** Seconds after the start of the transaction. */
export const secondsFromNow = (seconds: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${seconds})`

/** Days after the start of the transaction. */
export const daysFromNow = (days: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(days => ${days})`

/** Seconds before the start of the transaction. */
export const secondsAgo = (seconds: number): RawBuilder<Date> =>
  sql<Date>`now() - make_interval(secs => ${seconds})`

/** Days before the start of the transaction. */
export const daysAgo = (days: number): RawBuilder<Date> => sql<Date>`now() - make_interval(days => ${days})`
