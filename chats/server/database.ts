import type { Kysely, QueryExecutorProvider } from 'kysely'

export type Database = QueryExecutorProvider

export type OpenDatabase = Pick<Kysely<unknown>, 'transaction' | 'getExecutor'>
