import { memberAccounts } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import {
  type CaseRule,
  caseKinds,
  caseRules,
  type Decision,
  decisions,
  subjectKinds,
} from '@basera/trust/contract'
import { sql } from 'kysely'
import { z } from 'zod'

export interface NewDecision {
  readonly caseId: string
  readonly moderatorId: string
  readonly decision: Decision
  readonly rule: CaseRule
  readonly statement: string | null
  /** Days that sending is paused for. */
  readonly days: number | null
}

const sampleDecision: NewDecision = {
  caseId: someId,
  moderatorId: someId,
  decision: 'warn',
  rule: 'respect',
  statement: null,
  days: null,
}

const inserted = z.object({ id: z.guid(), until: z.date().nullable() })

export const insertDecision = statement(
  { row: inserted, samples: [[sampleDecision]] },
  ({ caseId, moderatorId, decision, rule, statement: words, days }: NewDecision) => sql`
    INSERT INTO case_decisions (case_id, moderator_id, decision, rule, statement, until)
    VALUES (${caseId}::uuid, ${moderatorId}::uuid, ${decision}, ${rule}, ${words},
      now() + make_interval(days => ${days}::int))
    RETURNING id, until`,
).first

export const closeCase = statement(
  { samples: [[someId]] },
  (id: string) => sql`
    UPDATE cases SET decided_at = now(), acknowledged_at = coalesce(acknowledged_at, now()), held_by = NULL,
      held_until = NULL
    WHERE id = ${id}::uuid`,
).run

const standingOf = (kind: string, id: string) => sql`
  FROM cases c JOIN case_decisions d ON d.case_id = c.id
  WHERE c.subject_kind = ${kind} AND c.subject_id = ${id}::uuid AND d.reversed_at IS NULL`

/** Whether a decision that stands keeps the subject out of sight: a later milder one ends what kept it in review. */
export const isOutOfSight = statement(
  { row: z.object({ hidden: z.boolean() }), samples: [['room', someId]] },
  (kind: string, id: string) => sql`
    SELECT EXISTS (SELECT ${standingOf(kind, id)} AND d.decision = 'take_down') OR coalesce((
      SELECT d.decision = 'keep_in_review' ${standingOf(kind, id)}
        AND d.decision IN ('nothing', 'warn', 'keep_in_review', 'pause_sending')
      ORDER BY d.decided_at DESC LIMIT 1), false) AS hidden`,
).first

/** Whether a decision that stands has suspended the account since its suspension began. */
export const isSuspendedByDecision = statement(
  { row: z.object({ suspended: z.boolean() }), samples: [[someId]] },
  (accountId: string) => sql`
    SELECT EXISTS (
      SELECT FROM cases c JOIN case_decisions d ON d.case_id = c.id JOIN ${memberAccounts} account ON account.id = c.account_id
      WHERE c.account_id = ${accountId}::uuid AND d.decision IN ('suspend', 'ban_number') AND d.reversed_at IS NULL
        AND d.decided_at >= account.suspended_at) AS suspended`,
).first

const toldRow = z.object({
  id: z.guid(),
  kind: z.enum(caseKinds),
  account_id: z.guid().nullable(),
  title: z.string().nullable(),
  subject_kind: z.enum(subjectKinds),
  subject_id: z.guid(),
  case_id: z.guid(),
  decision: z.enum(decisions),
  rule: z.enum(caseRules),
  statement: z.string().nullable(),
  decided_at: z.date(),
  until: z.date().nullable(),
  reversed_at: z.date().nullable(),
  appeal_until: z.date(),
  may_appeal: z.boolean(),
  appeal_text: z.string().nullable(),
  appeal_at: z.date().nullable(),
  outcome: z.enum(['upheld', 'reversed']).nullable(),
  answer: z.string().nullable(),
})
export type ToldRow = z.output<typeof toldRow>

const told = (days: number) => sql`
  SELECT d.id, c.kind, c.account_id, c.title, c.subject_kind, c.subject_id, c.id AS case_id, d.decision, d.rule,
    d.statement, d.decided_at, d.until, d.reversed_at, d.decided_at + make_interval(days => ${days}) AS appeal_until,
    d.decided_at > now() - make_interval(days => ${days}) AS may_appeal, a.text AS appeal_text,
    a.created_at AS appeal_at, a.outcome, a.answer
  FROM case_decisions d JOIN cases c ON c.id = d.case_id LEFT JOIN appeals a ON a.decision_id = d.id`

export const findTold = statement(
  { row: toldRow, samples: [[someId, 30]] },
  (id: string, days: number) => sql`${told(days)} WHERE d.id = ${id}::uuid`,
).first

/** What an account was told, the last first. At most 50. */
export const findToldTo = statement(
  { row: toldRow, samples: [[someId, 30]] },
  (accountId: string, days: number) => sql`
    ${told(days)} WHERE c.account_id = ${accountId}::uuid AND NOT (c.kind = 'reports' AND d.decision = 'nothing')
    ORDER BY d.decided_at DESC, d.id LIMIT 50`,
).all

/** trust.case-retention; `atOnce` at most. Gives their number. */
export const deleteOldCases = statement(
  { samples: [[180, 1000]] },
  (days: number, atOnce: number) => sql`
    DELETE FROM cases WHERE id IN (
      SELECT c.id FROM cases c
      WHERE c.decided_at < now() - make_interval(days => ${days}) AND NOT EXISTS (
        SELECT FROM case_decisions d JOIN appeals a ON a.decision_id = d.id
        WHERE d.case_id = c.id AND coalesce(a.decided_at > now() - make_interval(days => ${days}), true))
      LIMIT ${atOnce})`,
).run
