import type { Kysely, RawBuilder } from 'kysely'

/** The database or a transaction, as the queries of chats take it. */
export type Database = Parameters<RawBuilder<unknown>['execute']>[0]

/** A database in which a transaction can be begun. */
export type OpenDatabase = Pick<Kysely<unknown>, 'transaction' | 'getExecutor'>
