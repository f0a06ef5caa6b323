import type { Database as Tables } from '@basera/database/types'
import type { Kysely, QueryExecutorProvider } from 'kysely'

export type Database = QueryExecutorProvider

export type OpenDatabase = Pick<Kysely<Tables>, 'transaction' | 'getExecutor'>
