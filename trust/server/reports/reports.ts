import { logAct, type OperatorAct, reasonOf } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { refusals } from '../sentences.ts'
import {
  closeReport,
  type FiledReport,
  findReport,
  findReports,
  type ListedReport,
  type NewReport,
  type ShownReport,
  upsertReport,
} from './reports.queries.ts'

/** trust.report-once. Throws `not_found` where one of the two accounts is deleted. */
export async function fileReport(db: QueryExecutorProvider, report: NewReport): Promise<FiledReport> {
  const filed = await upsertReport(db, report)
  if (!filed) throw new Problem('not_found', commonRefusals.personGone)
  return filed
}

const reportNotFound = () => new Problem('not_found', commonRefusals.noSuchReport)

/** Open reports, oldest first; with `all` every report, newest first. At most `limit`. */
export async function listReports(
  db: Kysely<Database>,
  act: OperatorAct,
  { all, limit = 200 }: { readonly all: boolean; readonly limit?: number },
): Promise<ListedReport[]> {
  return db.transaction().execute(async (trx) => {
    await logAct(trx, act)
    return findReports(trx, all, limit)
  })
}

/** One report with its texts; logged. Throws `not_found`. */
export async function showReport(db: Kysely<Database>, act: OperatorAct, id: string): Promise<ShownReport> {
  return db.transaction().execute(async (trx) => {
    const report = await findReport(trx, id)
    if (!report) throw reportNotFound()
    await logAct(trx, act, { kind: 'report', id })
    return report
  })
}

/** trust.report-decided; `act.reason` is the decision. Throws `not_found`, `conflict`, `validation_failed`. */
export async function decideReport(db: Kysely<Database>, act: OperatorAct, id: string): Promise<void> {
  const decision = reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if (!(await closeReport(trx, id, decision))) {
      const known = await findReport(trx, id)
      throw known ? new Problem('conflict', refusals.reportDecided) : reportNotFound()
    }
    await logAct(trx, act, { kind: 'report', id })
  })
}
