import type { Database } from '@basera/database/types'
import { defineFeature, type Feature, type PersonalData } from '@basera/platform/server/feature'
import { every, inBatches } from '@basera/platform/server/jobs'
import type { Limit } from '@basera/platform/server/limits'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { deleteOldReports, reportsOf } from './reports.queries.ts'

const reportLimits: Readonly<Record<string, Limit>> = {
  report: { points: 20, seconds: 3600 },
}

const daily = 1440
const rowsAtOnce = 1000
/** trust.report-retention */
const reportDays = 365

export const forgetReports = (db: QueryExecutorProvider): Promise<number> =>
  inBatches(rowsAtOnce, () => deleteOldReports(db, reportDays, rowsAtOnce))

export const reportsPersonalData = (db: Kysely<Database>): PersonalData => ({
  name: 'reports',
  tables: ['reports'],
  export: async (userId) => ({ filed: await reportsOf(db, userId) }),
  files: async () => [],
})

export const reportsFeature = (db: Kysely<Database>): Feature =>
  defineFeature({
    name: 'reports',
    calls: {},
    handlers: {},
    limits: reportLimits,
    tasks: [every(daily, 'forget-reports', () => forgetReports(db))],
    personalData: [reportsPersonalData(db)],
  })
