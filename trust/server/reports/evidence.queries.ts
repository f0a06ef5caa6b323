import { someId, statement } from '@basera/platform/server/database'
import { microseconds, microsOfTime, type TimeSortKey, timeOfMicros } from '@basera/platform/server/search'
import { sql } from 'kysely'
import { z } from 'zod'

export interface NewEvidence {
  readonly reportId: string
  readonly caseId: string
  readonly reporterId: string
  readonly reportedId: string
  readonly reportedNumber: string | null
  readonly content: Readonly<Record<string, unknown>>
  readonly files: readonly string[]
}

const sample: NewEvidence = {
  reportId: someId,
  caseId: someId,
  reporterId: someId,
  reportedId: someId,
  reportedNumber: null,
  content: {},
  files: [],
}

const written = sql`case_id, reporter_id, reporter_number, reported_id, reported_number, content, files`

function valuesOf({ caseId, reporterId, reportedId, reportedNumber, content, files }: NewEvidence) {
  return sql`${caseId}::uuid, ${reporterId}::uuid,
    (SELECT number_hash FROM phone_identities WHERE holder_id = ${reporterId}::uuid), ${reportedId}::uuid,
    coalesce((SELECT number_hash FROM phone_identities WHERE holder_id = ${reportedId}::uuid), ${reportedNumber}),
    ${JSON.stringify(content)}::jsonb, ${files}::text[]`
}

export const insertEvidence = statement(
  { samples: [[sample]] },
  (evidence: NewEvidence) => sql`
    INSERT INTO report_evidence (report_id, ${written}) SELECT ${evidence.reportId}::uuid, ${valuesOf(evidence)}
    ON CONFLICT (report_id) DO NOTHING`,
).run

const copiesOf = (reportId: string) => sql`
  FROM report_evidence WHERE (report_id = ${reportId}::uuid OR again_of = ${reportId}::uuid)`

/** For a report that is sent again, where what is seen was not copied yet. */
export const insertLaterEvidence = statement(
  { samples: [[sample]] },
  (evidence: NewEvidence) => sql`
    INSERT INTO report_evidence (again_of, ${written}) SELECT ${evidence.reportId}::uuid, ${valuesOf(evidence)}
    WHERE NOT EXISTS (SELECT ${copiesOf(evidence.reportId)}
      AND content = ${JSON.stringify(evidence.content)}::jsonb AND files = ${[...evidence.files]}::text[])`,
).run

/** Leaves the first copy of a report, and the last `kept` of the later ones. */
export const trimLaterEvidence = statement(
  { samples: [[someId, 2]] },
  (reportId: string, kept: number) => sql`
    DELETE FROM report_evidence WHERE id IN (
      SELECT id FROM report_evidence WHERE again_of = ${reportId}::uuid ORDER BY kept_at DESC, id OFFSET ${kept})`,
).run

const evidenceRow = z.object({
  id: z.guid(),
  report_id: z.guid().nullable(),
  kept_at: z.date(),
  reason: z.string().nullable(),
  details: z.string().nullable(),
  reporter_id: z.guid(),
  reporter_number: z.string().nullable(),
  reported_id: z.guid(),
  reported_number: z.string().nullable(),
  content: z.record(z.string(), z.unknown()),
  files: z.array(z.string()),
})
/** What one reporter saw. `files` are paths of copies; numbers are keyed hashes. */
export type Evidence = z.output<typeof evidenceRow>

const evidenceColumns = sql`e.id, e.report_id, e.kept_at, r.reason, r.details, e.reporter_id, e.reporter_number, e.reported_id,
  e.reported_number, e.content, e.files`

/** Each of `screenshots` is its time, 20 digits, and its id. */
const pagedRow = evidenceRow.extend({ micros: microseconds, screenshots: z.array(z.string()) })
export type PagedEvidence = z.output<typeof pagedRow>

/** The first one first. */
export const findEvidence = statement(
  {
    row: pagedRow,
    samples: [
      [someId, 10],
      [someId, 10, { micros: 1, id: someId }],
    ],
  },
  (caseId: string, limit: number, after: TimeSortKey | null = null) => sql`
    SELECT ${evidenceColumns}, ${microsOfTime(sql`e.kept_at`)} AS micros, ARRAY(
      SELECT to_char(s.added_at, 'YYYYMMDDHH24MISSUS') || s.id FROM report_screenshots s WHERE s.evidence_id = e.id
    ) AS screenshots
    FROM report_evidence e LEFT JOIN reports r ON r.id = coalesce(e.report_id, e.again_of)
    WHERE e.case_id = ${caseId}::uuid
      ${after ? sql`AND (e.kept_at, e.id) > (${timeOfMicros(after.micros)}, ${after.id}::uuid)` : sql``}
    ORDER BY e.kept_at, e.id LIMIT ${limit}`,
).all

export const findEvidenceFiles = statement(
  { row: z.object({ files: z.array(z.string()) }), samples: [[someId, someId]] },
  (caseId: string, id: string) =>
    sql`SELECT files FROM report_evidence WHERE id = ${id}::uuid AND case_id = ${caseId}::uuid`,
).first

export const findEvidenceOfReport = statement(
  { row: evidenceRow, samples: [[someId]] },
  (reportId: string) => sql`
    SELECT ${evidenceColumns} FROM report_evidence e LEFT JOIN reports r ON r.id = e.report_id
    WHERE e.report_id = ${reportId}::uuid`,
).first

/** trust.evidence-retention; `atOnce` at most. Gives their number. */
export const deleteOldEvidence = statement(
  { samples: [[180, 1000]] },
  (days: number, atOnce: number) => sql`
    DELETE FROM report_evidence WHERE id IN (
      SELECT e.id FROM report_evidence e LEFT JOIN cases c ON c.id = e.case_id
      WHERE c.id IS NULL OR c.decided_at < now() - make_interval(days => ${days}) LIMIT ${atOnce}
    )`,
).run

/** The files of an account's evidence. */
export const findKeptFiles = statement(
  { row: z.object({ path: z.string() }), samples: [[someId]] },
  (accountId: string) => sql`
    SELECT DISTINCT unnest(files) AS path FROM report_evidence WHERE reported_id = ${accountId}::uuid`,
).all
