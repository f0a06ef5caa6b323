import type { RawBuilder } from 'kysely'

export type Database = Parameters<RawBuilder<unknown>['execute']>[0]
