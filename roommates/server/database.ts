import type { RawBuilder } from 'kysely'

/** The database or a transaction, as the queries of roommates take it. */
export type Database = Parameters<RawBuilder<unknown>['execute']>[0]
