import { lockedMembers } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

/** Drafts of an account, and whether one of them has the id. */
export const findDrafts = statement(
  { row: z.object({ drafts: z.int(), known: z.boolean() }), samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT count(*)::integer AS drafts, coalesce(bool_or(id = ${id}::uuid), false) AS known
    FROM report_screenshots WHERE draft_of = ${userId}::uuid`,
).first

/** Nothing for an id that is taken. */
export const insertDraft = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    WITH member AS MATERIALIZED ${lockedMembers([userId])}
    INSERT INTO report_screenshots (id, account_id, draft_of)
    SELECT ${id}::uuid, ${userId}::uuid, ${userId}::uuid FROM member
    ON CONFLICT (id) DO NOTHING RETURNING id`,
).first

export const deleteDraft = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    DELETE FROM report_screenshots WHERE id = ${id}::uuid AND draft_of = ${userId}::uuid RETURNING id`,
).first

/** Makes drafts part of a report's evidence; those that are part of it already count too. */
export const attachDrafts = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId, someId, [someId]]] },
  (userId: string, reportId: string, ids: readonly string[]) => sql`
    UPDATE report_screenshots s SET evidence_id = e.id, draft_of = NULL FROM report_evidence e
    WHERE e.report_id = ${reportId}::uuid AND s.account_id = ${userId}::uuid AND s.id = ANY(${ids}::uuid[])
      AND (s.draft_of IS NOT NULL OR s.evidence_id = e.id)
    RETURNING s.id`,
).all

/** A report that is sent again with screenshots has those alone. */
export const deleteOthers = statement(
  { samples: [[someId, [someId]]] },
  (reportId: string, ids: readonly string[]) => sql`
    DELETE FROM report_screenshots s USING report_evidence e
    WHERE e.report_id = ${reportId}::uuid AND s.evidence_id = e.id AND s.id <> ALL(${ids}::uuid[])`,
).run

const fileRow = z.object({ account_id: z.guid() })

export const findScreenshot = statement(
  { row: fileRow, samples: [[someId, someId]] },
  (caseId: string, id: string) => sql`
    SELECT s.account_id FROM report_screenshots s JOIN report_evidence e ON e.id = s.evidence_id
    WHERE s.id = ${id}::uuid AND e.case_id = ${caseId}::uuid`,
).first

/** For the copy of a member's data; `about` is null for a draft. */
export const screenshotsOf = statement(
  {
    row: z.object({
      id: z.guid(),
      added_at: z.date(),
      about: z.string().nullable(),
      about_id: z.guid().nullable(),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT s.id, s.added_at, r.about, r.about_id
    FROM report_screenshots s LEFT JOIN report_evidence e ON e.id = s.evidence_id LEFT JOIN reports r ON r.id = e.report_id
    WHERE s.account_id = ${userId}::uuid ORDER BY s.added_at, s.id`,
).all

export const findKeptScreenshots = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId]] },
  (accountId: string) => sql`SELECT id FROM report_screenshots WHERE account_id = ${accountId}::uuid`,
).all

/** `atOnce` at most. Gives their number. */
export const deleteOldDrafts = statement(
  { samples: [[24, 1000]] },
  (hours: number, atOnce: number) => sql`
    DELETE FROM report_screenshots WHERE id IN (
      SELECT id FROM report_screenshots
      WHERE draft_of IS NOT NULL AND added_at < now() - make_interval(hours => ${hours}) LIMIT ${atOnce}
    )`,
).run
