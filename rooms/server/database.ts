import type { Database as Tables } from '@basera/database/types'
import type { Kysely, RawBuilder } from 'kysely'

/** The database or a transaction. */
export type Database = Parameters<RawBuilder<unknown>['execute']>[0]

/** A database that can begin a transaction. */
export type OpenDatabase = Pick<Kysely<Tables>, 'transaction' | 'getExecutor' | 'selectFrom'>
