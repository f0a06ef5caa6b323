import { lockedMembers, publicProfiles } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { now, someId, statement } from '@basera/platform/server/database'
import { reportReasons } from '@basera/trust/contract'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const about = z.enum(['chat', 'profile', 'room'])

export interface NewReport {
  readonly reporterId: string
  readonly reportedId: string
  readonly about: z.output<typeof about>
  readonly aboutId: string
  readonly reason: (typeof reportReasons)[number]
  readonly details: string | null
}
const sampleReport: NewReport = {
  reporterId: someId,
  reportedId: someId,
  about: 'room',
  aboutId: someId,
  reason: 'scam',
  details: null,
}

export const upsertReport = statement(
  { samples: [[sampleReport]] },
  ({ reporterId, reportedId, about, aboutId, reason, details }: NewReport) => sql`
    WITH members AS MATERIALIZED ${lockedMembers([reporterId, reportedId])}
    INSERT INTO reports (reporter_id, reported_id, about, about_id, reason, details)
    SELECT ${reporterId}::uuid, ${reportedId}::uuid, ${about}, ${aboutId}::uuid, ${reason}, ${details}
    WHERE (SELECT count(*) FROM members) = 2
    ON CONFLICT (reporter_id, about, about_id) WHERE decided_at IS NULL
    DO UPDATE SET reason = excluded.reason, details = excluded.details`,
).run

const listedReport = z.object({
  id: z.guid(),
  created_at: z.date(),
  reason: z.enum(reportReasons),
  about,
  about_id: z.guid(),
  reporter_id: z.guid().nullable(),
  reported_id: z.guid().nullable(),
  decided_at: z.date().nullable(),
})
export type ListedReport = z.output<typeof listedReport>

const columns = sql`r.id, r.created_at, r.reason, r.about, r.about_id, r.reporter_id, r.reported_id, r.decided_at`

export const findReports = statement(
  {
    row: listedReport,
    samples: [
      [true, 10],
      [false, 10],
    ],
  },
  (all: boolean, limit: number) => {
    const which = all
      ? sql`ORDER BY r.created_at DESC, r.id`
      : sql`WHERE r.decided_at IS NULL ORDER BY r.created_at, r.id`
    return sql`SELECT ${columns} FROM reports r ${which} LIMIT ${limit}`
  },
).all

const shownReport = listedReport.extend({
  details: z.string().nullable(),
  decision: z.string().nullable(),
  reporter_name: z.string().nullable(),
  reported_name: z.string().nullable(),
  reported_suspended_at: z.date().nullable(),
})
export type ShownReport = z.output<typeof shownReport>

export const findReport = statement(
  { row: shownReport, samples: [[someId]] },
  (id: string) => sql`
    SELECT ${columns}, r.details, r.decision, reporter.full_name AS reporter_name,
      reported.full_name AS reported_name, account.banned_at AS reported_suspended_at
    FROM reports r LEFT JOIN ${publicProfiles} reporter ON reporter.id = r.reporter_id
    LEFT JOIN ${publicProfiles} reported ON reported.id = r.reported_id
    LEFT JOIN auth_users account ON account.id = r.reported_id
    WHERE r.id = ${id}::uuid`,
).first

export async function closeReport(trx: Trx, id: string, decision: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set({ decided_at: now(), decision })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The member's own reports (trust.report-private). */
export const reportsOf = (db: Db, userId: string) =>
  db
    .selectFrom('reports')
    .select(['about', 'about_id', 'reported_id', 'reason', 'details', 'created_at', 'decided_at'])
    .where('reporter_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** trust.report-retention; `atOnce` at most. Gives their number. */
export const deleteOldReports = statement(
  { samples: [[365, 1000]] },
  (days: number, atOnce: number) => sql`
    DELETE FROM reports WHERE id IN (
      SELECT id FROM reports WHERE decided_at < now() - ${days} * interval '1 day' LIMIT ${atOnce}
    )`,
).run
