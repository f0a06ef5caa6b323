import { publicProfiles, waitingPhotoChecks } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { microseconds, microsOfTime, type TimeSortKey, timeOfMicros } from '@basera/platform/server/search'
import { caseKinds, subjectKinds } from '@basera/trust/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

const kind = z.enum(caseKinds)
const subject_kind = z.enum(subjectKinds)

const queuedRow = z.object({
  id: z.guid(),
  kind,
  subject_kind,
  subject_id: z.guid(),
  title: z.string().nullable(),
  account_id: z.guid().nullable(),
  identity_id: z.guid().nullable(),
  account_name: z.string().nullable(),
  harm: z.int(),
  because: z.array(z.string()),
  opened_at: z.date(),
  acknowledged_at: z.date().nullable(),
  decided_at: z.date().nullable(),
  /** Who holds it now. */
  holder_id: z.guid().nullable(),
  holder_name: z.string().nullable(),
  reports: z.int(),
  micros: microseconds,
})
export type CaseRow = z.output<typeof queuedRow>

const columns = sql`c.id, c.kind, c.subject_kind, c.subject_id, c.title, c.account_id, c.identity_id,
  accused.full_name AS account_name, c.harm, c.because, c.opened_at, c.acknowledged_at, c.decided_at,
  CASE WHEN c.held_until > now() THEN c.held_by END AS holder_id,
  CASE WHEN c.held_until > now() THEN holder.full_name END AS holder_name,
  (SELECT count(*) FROM reports WHERE case_id = c.id) AS reports, ${microsOfTime(sql`c.opened_at`)} AS micros`

const joined = sql`LEFT JOIN ${publicProfiles} accused ON accused.id = c.account_id
  LEFT JOIN ${publicProfiles} holder ON holder.id = c.held_by`

export interface QueueSortKey extends TimeSortKey {
  readonly harm: number
}

const beyond = (after: QueueSortKey | null): RawBuilder<unknown> =>
  after === null
    ? sql``
    : sql`AND (c.harm < ${after.harm} OR (c.harm = ${after.harm}
        AND (c.opened_at, c.id) > (${timeOfMicros(after.micros)}, ${after.id}::uuid)))`

/** trust.case-opened: the greatest harm first, then the oldest. Nobody sees a case about their own account. */
export const findQueue = statement(
  {
    row: queuedRow,
    samples: [
      [someId, null, 10],
      [someId, { harm: 2, micros: 1, id: someId }, 10],
    ],
  },
  (moderatorId: string, after: QueueSortKey | null, limit: number) => sql`
    SELECT ${columns} FROM cases c ${joined}
    WHERE c.decided_at IS NULL AND c.account_id IS DISTINCT FROM ${moderatorId}::uuid ${beyond(after)}
    ORDER BY c.harm DESC, c.opened_at, c.id LIMIT ${limit}`,
).all

export const findCase = statement(
  { row: queuedRow, samples: [[someId, someId]] },
  (id: string, moderatorId: string) => sql`
    SELECT ${columns} FROM cases c ${joined}
    WHERE c.id = ${id}::uuid AND c.account_id IS DISTINCT FROM ${moderatorId}::uuid`,
).first

const figures = z.object({
  open: z.int(),
  oldest_at: z.date().nullable(),
  median_hours: z.number().nullable(),
  appeals_waiting: z.int(),
  appeals_decided: z.int(),
  appeals_reversed: z.int(),
  photos_waiting: z.int(),
})

/** Of open cases, and of the last 30 days. */
export const findFigures = statement(
  { row: figures, samples: [[]] },
  () => sql`
    SELECT (SELECT count(*) FROM cases WHERE decided_at IS NULL) AS open,
      (SELECT min(opened_at) FROM cases WHERE decided_at IS NULL) AS oldest_at,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - opened_at) / 3600)
       FROM cases WHERE decided_at > now() - interval '30 days') AS median_hours,
      (SELECT count(*) FROM appeals WHERE decided_at IS NULL) AS appeals_waiting,
      (SELECT count(*) FROM appeals WHERE decided_at > now() - interval '30 days') AS appeals_decided,
      (SELECT count(*) FROM appeals WHERE decided_at > now() - interval '30 days' AND outcome = 'reversed')
        AS appeals_reversed,
      (SELECT count(*) FROM ${waitingPhotoChecks} photo) AS photos_waiting`,
).first
