import type { Database as Tables } from '@basera/database/types'
import type { Kysely, RawBuilder } from 'kysely'

export type Database = Parameters<RawBuilder<unknown>['execute']>[0]

export type OpenDatabase = Pick<Kysely<Tables>, 'transaction' | 'getExecutor'>
