import { logAct, type OperatorAct } from '@basera/accounts/server'
import { Problem } from '@basera/platform/contract'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { OpenDatabase } from '../database.ts'
import { findReportedMessages, findReportSubject, type ReportedMessage } from './operator.queries.ts'

/** Oldest first; none for other reports (chats.operator-check). Logged. Throws `not_found`. */
export async function showReportedMessages(
  db: OpenDatabase,
  act: OperatorAct,
  reportId: string,
  limit = 30,
): Promise<ReportedMessage[]> {
  return db.transaction().execute(async (trx) => {
    const report = await findReportSubject(trx, reportId)
    if (!report) throw new Problem('not_found', commonRefusals.noSuchReport)
    if (report.about !== 'chat') return []
    await logAct(trx, act, { kind: 'report', id: reportId })
    return (await findReportedMessages(trx, reportId, limit)).reverse()
  })
}
