import type { Database as Tables } from '@basera/database/types'
import type { Kysely, RawBuilder } from 'kysely'

/** The database or a transaction, as the queries of rooms take it. */
export type Database = Parameters<RawBuilder<unknown>['execute']>[0]

/** A database in which a transaction can be begun. */
export type OpenDatabase = Pick<Kysely<Tables>, 'transaction' | 'getExecutor' | 'selectFrom'>
