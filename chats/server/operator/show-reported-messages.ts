import { logAct, type OperatorAct } from '@basera/accounts/server'
import { Problem } from '@basera/platform/contract'
import { sql } from 'kysely'
import type { OpenDatabase } from '../database.ts'

/** A message of a reported conversation. */
export interface ReportedMessage {
  readonly seq: number
  readonly sender_id: string
  readonly created_at: Date
  readonly content: string
}

/**
 * The last `limit` messages of the conversation that a report is about, the oldest of them first; none for reports about
 * anything else, or once the conversation is gone. No other conversation can be read. The look is logged by itself, with
 * the report's id. Throws `not_found` for a report that is not there.
 */
export async function showReportedMessages(
  db: OpenDatabase,
  act: OperatorAct,
  reportId: string,
  limit = 30,
): Promise<ReportedMessage[]> {
  return db.transaction().execute(async (trx) => {
    const report = await sql<{ about: string }>`
      SELECT about FROM reports WHERE id = ${reportId}::uuid
    `.execute(trx)
    if (!report.rows[0]) throw new Problem('not_found', 'There is no such report.')
    if (report.rows[0].about !== 'chat') return []
    await logAct(trx, act, { kind: 'report', id: reportId })
    const { rows } = await sql<ReportedMessage>`
      SELECT seq, sender_id, created_at, content FROM messages
      WHERE chat_id = (SELECT about_id FROM reports WHERE id = ${reportId}::uuid AND about = 'chat')
      ORDER BY seq DESC LIMIT ${limit}
    `.execute(trx)
    return rows.reverse()
  })
}
