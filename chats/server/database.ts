import type { Kysely, QueryExecutorProvider } from 'kysely'

/** The database or a transaction. */
export type Database = QueryExecutorProvider

/** A database in which a transaction can be started. */
export type OpenDatabase = Pick<Kysely<unknown>, 'transaction' | 'getExecutor'>
