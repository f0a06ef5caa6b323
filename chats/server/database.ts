import type { Kysely, QueryExecutorProvider } from 'kysely'

export type Database = QueryExecutorProvider

/** A database in which a transaction can be started. */
export type OpenDatabase = Pick<Kysely<unknown>, 'transaction' | 'getExecutor'>
