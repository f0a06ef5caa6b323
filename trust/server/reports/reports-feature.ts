import type { Database } from '@basera/database/types'
import { defineFeature, type Feature, type PersonalData } from '@basera/platform/server/feature'
import type { FileStore } from '@basera/platform/server/files'
import { every, inBatches } from '@basera/platform/server/jobs'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { evidenceDays, reportCalls } from '@basera/trust/contract'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { deleteOldEvidence } from './evidence.queries.ts'
import { evidenceBucket, screenshotPath, sweepEvidenceFiles } from './evidence-files.ts'
import { showOwnReports } from './own-reports.ts'
import { deleteOldReports, forgetOldTitles, reportsOf } from './reports.queries.ts'
import { deleteOldDrafts, screenshotsOf } from './screenshots.queries.ts'
import { addScreenshot, removeScreenshot } from './screenshots.ts'
import type { Reports } from './take-report.ts'

/** Per member (trust.report-limit). */
const reportLimits: Readonly<Record<string, Limit>> = {
  report: { points: 20, seconds: 3600 },
  'report-screenshot': { points: 30, seconds: 3600 },
}

const daily = 1440
const rowsAtOnce = 1000
/** trust.report-retention */
const reportDays = 365
const draftHours = 24

export const forgetReports = (db: QueryExecutorProvider): Promise<number> =>
  inBatches(rowsAtOnce, () => deleteOldReports(db, reportDays, rowsAtOnce))

/** trust.evidence-retention */
export async function forgetEvidence(
  db: QueryExecutorProvider,
  files: FileStore,
  now?: number,
): Promise<void> {
  await inBatches(rowsAtOnce, () => deleteOldEvidence(db, evidenceDays, rowsAtOnce))
  await inBatches(rowsAtOnce, () => forgetOldTitles(db, evidenceDays, rowsAtOnce))
  await inBatches(rowsAtOnce, () => deleteOldDrafts(db, draftHours, rowsAtOnce))
  await sweepEvidenceFiles(db, files, now)
}

export const reportsPersonalData = (db: Kysely<Database>): PersonalData => ({
  name: 'reports',
  tables: ['reports', 'report_screenshots'],
  export: async (userId) => ({
    filed: await reportsOf(db, userId),
    screenshots: (await screenshotsOf(db, userId)).map(({ id, ...added }) => ({
      ...added,
      file: screenshotPath(userId, id),
    })),
  }),
  files: async (userId) =>
    (await screenshotsOf(db, userId)).map(({ id }) => ({
      bucket: evidenceBucket,
      path: screenshotPath(userId, id),
    })),
})

interface ReportsOptions {
  readonly db: Kysely<Database>
  readonly limits: Limits
  readonly files: FileStore
  readonly reports: Reports
}

export const reportsFeature = ({ db, limits, files, reports }: ReportsOptions): Feature =>
  defineFeature({
    name: 'reports',
    calls: reportCalls,
    handlers: {
      'POST /api/reports': async ({ body }, member) => {
        await limits.spend('report', member)
        return reports.take(member.session.userId, body)
      },
      'POST /api/me/report-screenshots/{id}': async ({ params, file }, member) => {
        await limits.spend('report-screenshot', member)
        return addScreenshot({ db, files }, member.session.userId, params.id, file)
      },
      'DELETE /api/me/report-screenshots/{id}': async ({ params }, { session }) => {
        await removeScreenshot({ db, files }, session.userId, params.id)
        return undefined
      },
      'GET /api/me/reports': ({ query }, { session }) => showOwnReports(db, session.userId, query),
    },
    limits: reportLimits,
    tasks: [
      every(daily, 'forget-reports', () => forgetReports(db)),
      every(daily, 'forget-evidence', () => forgetEvidence(db, files)),
    ],
    personalData: [reportsPersonalData(db)],
  })
