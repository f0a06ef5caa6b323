import type { Database } from '@basera/database/types'
import { defineFeature, type Feature, type PersonalData } from '@basera/platform/server/feature'
import { every, inBatches } from '@basera/platform/server/jobs'
import { numberRecordDays } from '@basera/trust/contract'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { findNumberOf, forgetUnheldNumbers } from './people.queries.ts'

const daily = 1440
const rowsAtOnce = 1000

/** trust.number-retention */
const forgetNumbers = (db: QueryExecutorProvider): Promise<number> =>
  inBatches(rowsAtOnce, () => forgetUnheldNumbers(db, numberRecordDays, rowsAtOnce))

async function showRecord(db: QueryExecutorProvider, userId: string) {
  const record = await findNumberOf(db, userId)
  if (!record) return null
  const { id: _, holder_id: _holder, last_holder_id: _last, case_id: _case, ...shown } = record
  return shown
}

export const peoplePersonalData = (db: QueryExecutorProvider): PersonalData => ({
  name: 'number',
  tables: ['phone_identities'],
  export: (userId) => showRecord(db, userId),
  files: async () => [],
})

export const peopleFeature = (db: Kysely<Database>): Feature =>
  defineFeature({
    name: 'people',
    calls: {},
    handlers: {},
    tasks: [every(daily, 'forget-numbers', () => forgetNumbers(db))],
    personalData: [peoplePersonalData(db)],
  })
