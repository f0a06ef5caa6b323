import { accountLanguage, lockedMembers, provenAddresses, publicProfiles } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { now, someId, statement } from '@basera/platform/server/database'
import { microsOfTime, type TimeSortKey, timeOfMicros } from '@basera/platform/server/search'
import {
  caseRules,
  type ReportOutcome,
  type ReportReason,
  reasonsFor,
  reportOutcomes,
  reportReasons,
  subjectKinds,
} from '@basera/trust/contract'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const about = z.enum([...subjectKinds, 'chat'])
const reasonKnown = z.enum([...new Set([...reportReasons, ...Object.values(reasonsFor).flat()])])

export interface NewReport {
  readonly reporterId: string
  /** Null for a member who closed the account. */
  readonly reportedId: string | null
  readonly about: z.output<typeof about>
  readonly aboutId: string
  readonly reason: ReportReason
  readonly details: string | null
  /** What the reporter saw it called. */
  readonly title?: string | null
}
const sampleReport: NewReport = {
  reporterId: someId,
  reportedId: someId,
  about: 'room',
  aboutId: someId,
  reason: 'scam',
  details: null,
}

const filed = z.object({ id: z.guid(), created_at: z.date() })
export type FiledReport = z.output<typeof filed>

const ownNumber = (reporterId: string) =>
  sql`(SELECT number_hash FROM phone_identities WHERE holder_id = ${reporterId}::uuid)`

/** Accounts before profiles, like their deletion, or the two could deadlock. */
export const lockAccounts = statement(
  { samples: [[[someId]]] },
  (ids: readonly string[]) =>
    sql`SELECT FROM auth_users WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`,
).run

/** The open report of the same person: by account or by number (trust.report-once). */
export const changeOpenReport = statement(
  { row: filed.extend({ case_id: z.guid().nullable() }), samples: [[sampleReport]] },
  ({ reporterId, about, aboutId, reason, details }: NewReport) => sql`
    UPDATE reports SET reason = ${reason}, details = ${details}
    WHERE about = ${about} AND about_id = ${aboutId}::uuid AND decided_at IS NULL
      AND (reporter_id = ${reporterId}::uuid OR reporter_number = ${ownNumber(reporterId)})
    RETURNING id, created_at, case_id`,
).first

export const upsertReport = statement(
  { row: filed, samples: [[sampleReport], [{ ...sampleReport, reportedId: null }]] },
  ({ reporterId, reportedId, about, aboutId, reason, details, title = null }: NewReport) => {
    const members = reportedId === null ? [reporterId] : [reporterId, reportedId]
    return sql`
    WITH members AS MATERIALIZED ${lockedMembers(members)}
    INSERT INTO reports (reporter_id, reporter_number, reported_id, about, about_id, title, reason, details)
    SELECT ${reporterId}::uuid, ${ownNumber(reporterId)}, ${reportedId}::uuid, ${about}, ${aboutId}::uuid,
      nullif(left(${title}::text, 120), ''), ${reason}, ${details}
    WHERE (SELECT count(*) FROM members) = ${members.length}
    ON CONFLICT (reporter_id, about, about_id) WHERE decided_at IS NULL
    DO UPDATE SET reason = excluded.reason, details = excluded.details
    RETURNING id, created_at`
  },
).first

export const setCase = statement(
  { samples: [[someId, someId]] },
  (reportId: string, caseId: string) =>
    sql`UPDATE reports SET case_id = ${caseId}::uuid WHERE id = ${reportId}::uuid`,
).run

/** How many persons reported, by number, and whether one of them was right before (trust.report-hides). */
export const weighReports = statement(
  { row: z.object({ persons: z.int(), proven: z.boolean() }), samples: [[someId]] },
  (caseId: string) => sql`
    SELECT count(DISTINCT r.reporter_number)::integer AS persons, coalesce(bool_or(EXISTS (
      SELECT FROM reports earlier WHERE earlier.outcome = 'acted' AND earlier.reporter_number = r.reporter_number
    )), false) AS proven
    FROM reports r WHERE r.case_id = ${caseId}::uuid AND r.decided_at IS NULL AND r.reporter_number IS NOT NULL`,
).first

/** Sets what came of the open reports of a case. Gives whom to tell. */
export const decideReportsOf = statement(
  {
    row: z.object({ id: z.guid(), reporter_id: z.guid().nullable(), title: z.string().nullable() }),
    samples: [[someId, 'acted']],
  },
  (caseId: string, outcome: ReportOutcome) => sql`
    UPDATE reports SET decided_at = now(), outcome = ${outcome}, decision = coalesce(decision, ${outcome})
    WHERE case_id = ${caseId}::uuid AND decided_at IS NULL RETURNING id, reporter_id, title`,
).all

/** Reports of a decision that is taken back were not right (trust.report-hides). */
export const takeBackReportsOf = statement(
  { samples: [[someId]] },
  (caseId: string) =>
    sql`UPDATE reports SET outcome = 'nothing' WHERE case_id = ${caseId}::uuid AND outcome = 'acted'`,
).run

/** Where persons are told; nothing for a mailbox that was never proven. */
export const findMailboxes = statement(
  { row: z.object({ id: z.guid(), email: z.string(), language: accountLanguage }), samples: [[[someId]]] },
  (ids: readonly string[]) => sql`
    SELECT id, email, language FROM ${provenAddresses} proven WHERE id = ANY(${ids}::uuid[])`,
).all

const ownReportRow = filed.extend({
  micros: z.int(),
  about,
  title: z.string().nullable(),
  reason: reasonKnown,
  details: z.string().nullable(),
  outcome: z.enum(reportOutcomes).nullable(),
  rule: z.enum(caseRules).nullable(),
  statement: z.string().nullable(),
  decided_at: z.date().nullable(),
  acknowledged: z.boolean(),
  screenshots: z.int(),
})

/** A member's own reports, the last one first. */
export const findOwnReports = statement(
  {
    row: ownReportRow,
    samples: [
      [someId, null, 10],
      [someId, { micros: 1, id: someId }, 10],
    ],
  },
  (userId: string, after: TimeSortKey | null, limit: number) => {
    const moment = timeOfMicros(after?.micros ?? 0)
    const beyond = after
      ? sql`AND r.created_at <= ${moment} AND (r.created_at < ${moment} OR r.id > ${after.id}::uuid)`
      : sql``
    return sql`
      SELECT r.id, r.created_at, ${microsOfTime(sql`r.created_at`)} AS micros, r.about, r.title, r.reason, r.details,
        r.outcome, d.rule, d.statement, r.decided_at, c.acknowledged_at IS NOT NULL AS acknowledged, (
          SELECT count(*)::integer FROM report_screenshots s JOIN report_evidence e ON e.id = s.evidence_id
          WHERE e.report_id = r.id) AS screenshots
      FROM reports r LEFT JOIN cases c ON c.id = r.case_id
      LEFT JOIN case_decisions d ON d.case_id = r.case_id AND r.outcome = 'acted'
      WHERE r.reporter_id = ${userId}::uuid ${beyond} ORDER BY r.created_at DESC, r.id LIMIT ${limit}`
  },
).all

const listedReport = z.object({
  id: z.guid(),
  created_at: z.date(),
  reason: reasonKnown,
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
    .selectFrom('reports as r')
    .leftJoin('case_decisions as d', (join) =>
      join.onRef('d.case_id', '=', 'r.case_id').on('r.outcome', '=', 'acted'),
    )
    .select(['r.about', 'r.about_id', 'r.title', 'r.reported_id', 'r.reason', 'r.details', 'r.created_at'])
    .select(['r.decided_at', 'r.outcome', 'd.rule', 'd.statement'])
    .where('r.reporter_id', '=', userId)
    .orderBy('r.created_at')
    .execute()

/** trust.report-retention; `atOnce` at most. Gives their number. */
export const deleteOldReports = statement(
  { samples: [[365, 1000]] },
  (days: number, atOnce: number) => sql`
    DELETE FROM reports WHERE id IN (
      SELECT id FROM reports WHERE decided_at < now() - ${days} * interval '1 day' LIMIT ${atOnce}
    )`,
).run

/** The words of others go with the evidence (trust.evidence-retention); `atOnce` at most. Gives their number. */
export const forgetOldTitles = statement(
  { samples: [[180, 1000]] },
  (days: number, atOnce: number) => sql`
    UPDATE reports SET title = NULL WHERE id IN (
      SELECT id FROM reports WHERE decided_at < now() - ${days} * interval '1 day' AND title IS NOT NULL LIMIT ${atOnce}
    )`,
).run
