import { memberAccounts, publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { caseKinds, caseRules, decisions, subjectKinds } from '@basera/trust/contract'
import { sql } from 'kysely'
import { z } from 'zod'

const accountRow = z.object({
  id: z.guid(),
  full_name: z.string().nullable(),
  joined_at: z.date(),
  suspended_at: z.date().nullable(),
})

const accountColumns = sql`account.id, person.full_name, account.joined_at, account.suspended_at`
const accounts = sql`${memberAccounts} account LEFT JOIN ${publicProfiles} person ON person.id = account.id`

/** The account, and at most 20 others: who has or had the number, and who was in a case with it. */
export const findAccounts = statement(
  {
    row: accountRow,
    samples: [
      [someId, someId],
      [null, null],
    ],
  },
  (accountId: string | null, identityId: string | null) => sql`
    (SELECT ${accountColumns} FROM ${accounts} WHERE account.id = ${accountId}::uuid)
    UNION ALL (
      SELECT ${accountColumns} FROM ${accounts}
      WHERE account.id IS DISTINCT FROM ${accountId}::uuid AND account.id IN (
        SELECT holder_id FROM phone_identities WHERE id = ${identityId}::uuid
        UNION SELECT last_holder_id FROM phone_identities WHERE id = ${identityId}::uuid
        UNION SELECT account_id FROM cases WHERE identity_id = ${identityId}::uuid)
      ORDER BY account.joined_at DESC LIMIT 20)
    ORDER BY joined_at DESC`,
).all

const numberRow = z.object({
  standing: z.enum(['clear', 'sending_paused', 'suspended', 'banned']),
  standing_until: z.date().nullable(),
  first_seen_at: z.date(),
  moves: z.int(),
})

export const findIdentity = statement(
  { row: numberRow, samples: [[someId]] },
  (id: string) => sql`
    SELECT standing, standing_until, first_seen_at, moves FROM phone_identities WHERE id = ${id}::uuid`,
).first

export const decidedRow = z.object({
  id: z.guid(),
  case_id: z.guid(),
  title: z.string().nullable(),
  subject_kind: z.enum(subjectKinds),
  decision: z.enum(decisions),
  rule: z.enum(caseRules),
  statement: z.string().nullable(),
  decided_at: z.date(),
  decided_by: z.string().nullable(),
  until: z.date().nullable(),
  reversed_at: z.date().nullable(),
})
export type DecidedRow = z.output<typeof decidedRow>

export const decidedColumns = sql`d.id, d.case_id, c.title, c.subject_kind, d.decision, d.rule, d.statement, d.decided_at,
  moderator.full_name AS decided_by, d.until, d.reversed_at`

export const decided = sql`case_decisions d JOIN cases c ON c.id = d.case_id
  LEFT JOIN ${publicProfiles} moderator ON moderator.id = d.moderator_id`

/** Its own decision, and at most 20 others about the account, its number or the same subject, the last first. */
export const findDecisions = statement(
  {
    row: decidedRow,
    samples: [
      [{ id: someId, account_id: someId, identity_id: null, subject_kind: 'room', subject_id: someId }],
    ],
  },
  (one: {
    readonly id: string
    readonly account_id: string | null
    readonly identity_id: string | null
    readonly subject_kind: string
    readonly subject_id: string
  }) => sql`
    (SELECT ${decidedColumns} FROM ${decided} WHERE d.case_id = ${one.id}::uuid)
    UNION ALL (
      SELECT ${decidedColumns} FROM ${decided}
      WHERE d.case_id IN (
        (SELECT id FROM cases WHERE account_id = ${one.account_id}::uuid ORDER BY opened_at DESC LIMIT 40)
        UNION (SELECT id FROM cases WHERE identity_id = ${one.identity_id}::uuid ORDER BY opened_at DESC LIMIT 40)
        UNION (SELECT id FROM cases
          WHERE subject_kind = ${one.subject_kind} AND subject_id = ${one.subject_id}::uuid ORDER BY opened_at DESC LIMIT 40)
      ) AND d.case_id <> ${one.id}::uuid
      ORDER BY d.decided_at DESC, d.id LIMIT 20)
    ORDER BY decided_at DESC, id`,
).all

/** The first look counts as the acknowledgement. */
export const acknowledge = statement(
  { samples: [[someId]] },
  (id: string) =>
    sql`UPDATE cases SET acknowledged_at = now() WHERE id = ${id}::uuid AND acknowledged_at IS NULL`,
).run

/** 0 while another moderator holds it, or it is decided. */
export const holdFor = statement(
  { samples: [[someId, someId, 30]] },
  (id: string, moderatorId: string, minutes: number) => sql`
    UPDATE cases SET held_by = ${moderatorId}::uuid, held_until = now() + make_interval(mins => ${minutes}),
      acknowledged_at = coalesce(acknowledged_at, now())
    WHERE id = ${id}::uuid AND decided_at IS NULL
      AND (held_by IS NULL OR held_by = ${moderatorId}::uuid OR held_until <= now())`,
).run

export const releaseFrom = statement(
  { samples: [[someId, someId]] },
  (id: string, moderatorId: string) => sql`
    UPDATE cases SET held_by = NULL, held_until = NULL WHERE id = ${id}::uuid AND held_by = ${moderatorId}::uuid`,
).run

const lockedRow = z.object({
  id: z.guid(),
  kind: z.enum(caseKinds),
  subject_kind: z.enum(subjectKinds),
  subject_id: z.guid(),
  title: z.string().nullable(),
  account_id: z.guid().nullable(),
  identity_id: z.guid().nullable(),
  decided_at: z.date().nullable(),
  held_by_other: z.boolean(),
})
export type LockedCase = z.output<typeof lockedRow>

export const lockCase = statement(
  { row: lockedRow, samples: [[someId, someId]] },
  (id: string, moderatorId: string) => sql`
    SELECT id, kind, subject_kind, subject_id, title, account_id, identity_id, decided_at,
      coalesce(held_by <> ${moderatorId}::uuid AND held_until > now(), false) AS held_by_other
    FROM cases WHERE id = ${id}::uuid AND account_id IS DISTINCT FROM ${moderatorId}::uuid FOR NO KEY UPDATE`,
).first
