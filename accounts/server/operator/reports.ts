import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { type Kysely, sql } from 'kysely'
import { logAct, type OperatorAct, reasonOf } from './operator-log.ts'

/** A report in a list. People who are gone have no id. */
export interface ListedReport {
  readonly id: string
  readonly created_at: Date
  readonly reason: string
  readonly about: 'chat' | 'profile' | 'room'
  readonly about_id: string
  readonly reporter_id: string | null
  readonly reported_id: string | null
  readonly decided_at: Date | null
}

export interface ShownReport extends ListedReport {
  readonly details: string | null
  readonly decision: string | null
  readonly reporter_name: string | null
  readonly reported_name: string | null
  readonly reported_suspended_at: Date | null
}

const columns = sql`r.id, r.created_at, r.reason, r.about, r.about_id, r.reporter_id, r.reported_id, r.decided_at`

const reportNotFound = () => new Problem('not_found', 'There is no such report.')

/** Reports that wait for a decision, the oldest first; with `all` also the decided ones, the newest first. `limit` at most. */
export async function listReports(
  db: Kysely<Database>,
  act: OperatorAct,
  { all, limit = 200 }: { readonly all: boolean; readonly limit?: number },
): Promise<ListedReport[]> {
  const which = all
    ? sql`ORDER BY r.created_at DESC, r.id`
    : sql`WHERE r.decided_at IS NULL ORDER BY r.created_at, r.id`
  return db.transaction().execute(async (trx) => {
    await logAct(trx, act)
    const { rows } = await sql<ListedReport>`
      SELECT ${columns} FROM reports r ${which} LIMIT ${limit}
    `.execute(trx)
    return rows
  })
}

/** One report with its words; the look is logged. Throws `not_found`. */
export async function showReport(db: Kysely<Database>, act: OperatorAct, id: string): Promise<ShownReport> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<ShownReport>`
      SELECT ${columns}, r.details, r.decision, reporter.full_name AS reporter_name,
        reported.full_name AS reported_name, account.banned_at AS reported_suspended_at
      FROM reports r LEFT JOIN user_profiles reporter ON reporter.id = r.reporter_id
      LEFT JOIN user_profiles reported ON reported.id = r.reported_id
      LEFT JOIN auth_users account ON account.id = r.reported_id
      WHERE r.id = ${id}::uuid
    `.execute(trx)
    if (!rows[0]) throw reportNotFound()
    await logAct(trx, act, { kind: 'report', id })
    return rows[0]
  })
}

/**
 * Decides a report, once. `act.reason` is the decision. Throws `not_found`, `conflict` for one that is decided already,
 * `validation_failed` without words.
 */
export async function decideReport(db: Kysely<Database>, act: OperatorAct, id: string): Promise<void> {
  const decision = reasonOf(act)
  await db.transaction().execute(async (trx) => {
    const decided = await trx
      .updateTable('reports')
      .set({ decided_at: sql<Date>`now()`, decision })
      .where('id', '=', id)
      .where('decided_at', 'is', null)
      .executeTakeFirst()
    if (decided.numUpdatedRows === 0n) {
      const known = await trx.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst()
      throw known ? new Problem('conflict', 'This report is decided already.') : reportNotFound()
    }
    await logAct(trx, act, { kind: 'report', id })
  })
}
