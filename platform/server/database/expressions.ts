import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** A condition as a boolean column; the builder alone would also type it as 0 and 1. */
export const asBoolean = (condition: Expression<SqlBool>): RawBuilder<boolean> => sql<boolean>`${condition}`

export const now = (): RawBuilder<Date> => sql<Date>`now()`

export const clockNow = (): RawBuilder<Date> => sql<Date>`clock_timestamp()`

export const secondsFromNow = (seconds: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${seconds})`

export const daysFromNow = (days: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(days => ${days})`

export const secondsAgo = (seconds: number): RawBuilder<Date> =>
  sql<Date>`now() - make_interval(secs => ${seconds})`

export const daysAgo = (days: number): RawBuilder<Date> => sql<Date>`now() - make_interval(days => ${days})`
