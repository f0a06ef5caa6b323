import { someId, statement } from '@basera/platform/server/database'
import { caseKinds, type Harm, subjectKinds } from '@basera/trust/contract'
import { type Expression, sql } from 'kysely'
import { z } from 'zod'
import { personOf } from '../people/people.queries.ts'

const caseKind = z.enum(caseKinds)
const subjectKind = z.enum(subjectKinds)

export interface NewCase {
  readonly kind: z.output<typeof caseKind>
  readonly subject: { readonly kind: z.output<typeof subjectKind>; readonly id: string }
  /** Who answers for the subject. */
  readonly accountId: string | null
  /** 3 weighs most. */
  readonly harm: Harm
  /** Codes of lower-case letters and underscores; the console shows their sentences. */
  readonly because: readonly string[]
  /** What the queue calls it, shortened to 120 characters. */
  readonly title?: string | null
  /** Keyed hash of the number, where the account is closed. */
  readonly numberHash?: string | null
}

const sampleCase: NewCase = {
  kind: 'reports',
  subject: { kind: 'room', id: someId },
  accountId: someId,
  harm: 2,
  because: ['scam'],
}

/** Since then the member was paused for danger, or a case about them decided. */
export const wasJudgedSince = (member: Expression<unknown>, since: Expression<unknown>) => sql`EXISTS (
  SELECT FROM cases WHERE account_id = ${member} AND subject_kind = 'person'
    AND (decided_at >= ${since} OR (kind = 'danger_pause' AND opened_at >= ${since})))`

/** An open case about the same subject is added to (trust.case-opened). */
export const upsertCase = statement(
  { row: z.object({ id: z.guid() }), samples: [[sampleCase]] },
  ({ kind, subject, accountId, harm, because, title = null, numberHash = null }: NewCase) => sql`
    INSERT INTO cases AS known (kind, subject_kind, subject_id, title, account_id, identity_id, harm, because)
    VALUES (${kind}, ${subject.kind}, ${subject.id}::uuid, nullif(left(${title}::text, 120), ''), ${accountId}::uuid,
      coalesce(${personOf(sql`${accountId}::uuid`)}, (SELECT id FROM phone_identities WHERE number_hash = ${numberHash})),
      ${harm}, (${[...new Set(because)]}::text[])[1:20])
    ON CONFLICT (subject_kind, subject_id) WHERE decided_at IS NULL DO UPDATE SET
      harm = greatest(known.harm, excluded.harm),
      title = coalesce(excluded.title, known.title),
      because = (known.because || ARRAY(
        SELECT code FROM unnest(excluded.because) code WHERE code <> ALL (known.because)))[1:20]
    RETURNING id`,
).first
