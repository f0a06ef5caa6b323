import { reportReasons } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { now, someId, statement } from '@basera/platform/server/database'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { lockedMembers } from '../visibility.queries.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const findBlocks = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('blocks as b')
    .innerJoin('user_profiles as p', 'p.id', 'b.blocked_id')
    .select(['b.blocked_id as user_id', 'p.full_name', 'p.avatar_url', 'b.created_at'])
    .where('b.blocker_id', '=', userId)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.blocked_id')
    .limit(limit)
    .execute()

export const lockMembers = statement(
  { row: z.object({ id: z.guid() }), samples: [[[someId]]] },
  (userIds: readonly string[]) => sql`${lockedMembers(userIds)}`,
).all

export async function countOtherBlocks(trx: Trx, userId: string, exceptId: string): Promise<number> {
  const { blocks } = await trx
    .selectFrom('blocks')
    .select((of) => of.fn.countAll<number>().as('blocks'))
    .where('blocker_id', '=', userId)
    .where('blocked_id', '<>', exceptId)
    .executeTakeFirstOrThrow()
  return blocks
}

export const insertBlock = (trx: Trx, userId: string, otherId: string) =>
  trx
    .insertInto('blocks')
    .values({ blocker_id: userId, blocked_id: otherId })
    .onConflict((on) => on.doNothing())
    .execute()

export const deleteBlock = (db: Db, userId: string, otherId: string) =>
  db.deleteFrom('blocks').where('blocker_id', '=', userId).where('blocked_id', '=', otherId).execute()

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
    FROM reports r LEFT JOIN user_profiles reporter ON reporter.id = r.reporter_id
    LEFT JOIN user_profiles reported ON reported.id = r.reported_id
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
