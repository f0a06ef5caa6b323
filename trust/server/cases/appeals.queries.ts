import { publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { microseconds, microsOfTime, type TimeSortKey, timeOfMicros } from '@basera/platform/server/search'
import { sql } from 'kysely'
import { z } from 'zod'
import { decided, decidedColumns, decidedRow } from './case.queries.ts'

/** 0 where there is one already. */
export const insertAppeal = statement(
  { samples: [[someId, someId, 'text']] },
  (decisionId: string, accountId: string | null, text: string) => sql`
    INSERT INTO appeals (decision_id, account_id, text) VALUES (${decisionId}::uuid, ${accountId}::uuid, ${text})
    ON CONFLICT (decision_id) DO NOTHING`,
).run

const waitingRow = decidedRow.extend({
  decision_id: z.guid(),
  appeal_id: z.guid(),
  text: z.string(),
  created_at: z.date(),
  appellant: z.string().nullable(),
  for_another: z.boolean(),
  micros: microseconds,
})
export type WaitingRow = z.output<typeof waitingRow>

/** The moderator decided the case, and there is another one who could answer (trust.appeal-decided). */
const forAnother = (
  moderatorId: string,
) => sql`(coalesce(d.moderator_id = ${moderatorId}::uuid, false) AND EXISTS (
  SELECT FROM moderators other WHERE other.account_id <> ${moderatorId}::uuid AND other.enrolled_at IS NOT NULL
    AND other.account_id IS DISTINCT FROM c.account_id))`

export const findWaitingAppeals = statement(
  {
    row: waitingRow,
    samples: [
      [someId, null, 10],
      [someId, { micros: 1, id: someId }, 10],
    ],
  },
  (moderatorId: string, after: TimeSortKey | null, limit: number) => sql`
    SELECT ${decidedColumns}, d.id AS decision_id, a.id AS appeal_id, a.text, a.created_at, appellant.full_name AS appellant,
      ${forAnother(moderatorId)} AS for_another, ${microsOfTime(sql`a.created_at`)} AS micros
    FROM ${decided} JOIN appeals a ON a.decision_id = d.id
    LEFT JOIN ${publicProfiles} appellant ON appellant.id = a.account_id
    WHERE a.decided_at IS NULL AND c.account_id IS DISTINCT FROM ${moderatorId}::uuid
      ${after ? sql`AND (a.created_at, a.id) > (${timeOfMicros(after.micros)}, ${after.id}::uuid)` : sql``}
    ORDER BY a.created_at, a.id LIMIT ${limit}`,
).all

const lockedAppeal = z.object({
  decision_id: z.guid(),
  answered: z.boolean(),
  for_another: z.boolean(),
})

export const lockAppeal = statement(
  { row: lockedAppeal, samples: [[someId, someId]] },
  (id: string, moderatorId: string) => sql`
    SELECT a.decision_id, a.decided_at IS NOT NULL AS answered, ${forAnother(moderatorId)} AS for_another
    FROM appeals a JOIN case_decisions d ON d.id = a.decision_id JOIN cases c ON c.id = d.case_id
    WHERE a.id = ${id}::uuid AND c.account_id IS DISTINCT FROM ${moderatorId}::uuid FOR NO KEY UPDATE OF a`,
).first

export const answerLocked = statement(
  { samples: [[someId, { moderatorId: someId, outcome: 'upheld', answer: null }]] },
  (
    id: string,
    {
      moderatorId,
      outcome,
      answer,
    }: { readonly moderatorId: string; readonly outcome: string; readonly answer: string | null },
  ) => sql`
    UPDATE appeals SET decided_at = now(), decided_by = ${moderatorId}::uuid, outcome = ${outcome}, answer = ${answer}
    WHERE id = ${id}::uuid`,
).run

export const markReversed = statement(
  { samples: [[someId]] },
  (decisionId: string) => sql`UPDATE case_decisions SET reversed_at = now() WHERE id = ${decisionId}::uuid`,
).run
