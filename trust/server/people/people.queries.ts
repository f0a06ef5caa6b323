import { verifiedNumbers } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

export const personOf = (member: Expression<unknown>): RawBuilder<string | null> =>
  sql`(SELECT id FROM phone_identities WHERE holder_id = ${member})`

/** The accounts that hold or last held a number of this account, itself among them. */
export const accountsOfPerson = (member: RawBuilder<unknown>): RawBuilder<string> => sql`
  SELECT ${member} UNION
  SELECT account FROM phone_identities, unnest(ARRAY[holder_id, last_holder_id]) AS account
  WHERE (holder_id = ${member} OR last_holder_id = ${member}) AND account IS NOT NULL`

/** Lists rooms for a living (trust.professional-lister). */
export const isProfessional = (member: Expression<unknown>) =>
  sql`EXISTS (SELECT FROM phone_identities WHERE holder_id = ${member} AND professional)`

/** May not write to others for now (trust.sending-paused). */
export const isSendingPaused = (member: Expression<unknown>) => sql`EXISTS (
  SELECT FROM phone_identities WHERE holder_id = ${member} AND standing = 'sending_paused' AND standing_until > now())`

const someHash = 'h'.repeat(43)

const known = z.object({
  id: z.guid(),
  holder_id: z.guid().nullable(),
  last_holder_id: z.guid().nullable(),
  moved_lately: z.boolean(),
  refused: z.boolean(),
})

/** Locked, so that proofs of one number take turns. */
export const lockNumber = statement(
  { row: known, samples: [[someHash, 30]] },
  (hash: string, days: number) => sql`
    SELECT id, holder_id, last_holder_id, coalesce(moved_at > now() - make_interval(days => ${days}), false) AS moved_lately,
      standing = 'banned' OR (standing = 'suspended' AND coalesce(standing_until > now(), true)) AS refused
    FROM phone_identities WHERE number_hash = ${hash} FOR UPDATE`,
).first

export const releaseOtherNumbers = statement(
  { samples: [[someId, someHash]] },
  (userId: string, hash: string) => sql`
    UPDATE phone_identities SET last_holder_id = holder_id, holder_id = NULL
    WHERE holder_id = ${userId}::uuid AND number_hash <> ${hash}`,
).run

/** Gives the number to the account; `moved` from another one. */
export const holdNumber = statement(
  { samples: [[someId, someHash, true]] },
  (userId: string, hash: string, moved: boolean) => sql`
    INSERT INTO phone_identities AS known (number_hash, holder_id) VALUES (${hash}, ${userId}::uuid)
    ON CONFLICT (number_hash) DO UPDATE SET
      holder_id = excluded.holder_id, last_seen_at = now()
      ${moved ? sql`, last_holder_id = coalesce(known.holder_id, known.last_holder_id), moves = known.moves + 1, moved_at = now()` : sql``}`,
).run

const verifiedNumber = z.object({
  id: z.guid(),
  phone: z.string().nullable(),
  verified_at: z.date().nullable(),
  suspended: z.boolean(),
})

export const findUnrecorded = statement(
  {
    row: verifiedNumber,
    samples: [
      [null, 10],
      [someId, 10],
    ],
  },
  (after: string | null, limit: number) => sql`
    SELECT member.id, member.phone, member.phone_verified_at AS verified_at, member.suspended
    FROM ${verifiedNumbers} member
    WHERE NOT EXISTS (SELECT FROM phone_identities WHERE holder_id = member.id)
      ${after ? sql`AND member.id > ${after}::uuid` : sql``}
    ORDER BY member.id LIMIT ${limit}`,
).all

export interface LearnedNumber {
  readonly hash: string
  readonly userId: string
  readonly verifiedAt: Date
  readonly suspended: boolean
}

/** Records numbers that were proven before there were records, as known since then. */
export const recordNumbers = statement({ samples: [[[]]] }, (numbers: readonly LearnedNumber[]) => {
  const column = <K extends keyof LearnedNumber>(name: K) => numbers.map((one) => one[name])
  return sql`
    INSERT INTO phone_identities (number_hash, holder_id, first_seen_at, last_seen_at, standing, standing_reason)
    SELECT hash, user_id, verified_at, verified_at, CASE WHEN suspended THEN 'suspended' ELSE 'clear' END,
      CASE WHEN suspended THEN 'The account was suspended.' END
    FROM unnest(${column('hash')}::text[], ${column('userId')}::uuid[], ${column('verifiedAt')}::timestamptz[],
      ${column('suspended')}::bool[]) AS one (hash, user_id, verified_at, suspended)
    ON CONFLICT DO NOTHING`
}).run

const holder = z.object({ holder_id: z.guid().nullable() })

/** Suspends what the account holds, or lost within `days`; a ban stays. Gives who holds it now. */
export const suspendNumbers = statement(
  { row: holder, samples: [[someId, 'reason', 30]] },
  (userId: string, reason: string, days: number) => sql`
    UPDATE phone_identities SET standing = 'suspended', standing_until = NULL, standing_reason = ${reason}, case_id = NULL
    WHERE (holder_id = ${userId}::uuid
        OR (last_holder_id = ${userId}::uuid AND last_seen_at > now() - make_interval(days => ${days})))
      AND standing <> 'banned' RETURNING holder_id`,
).all

export const isNumberBanned = statement(
  { samples: [[someId]] },
  (userId: string) =>
    sql`SELECT FROM phone_identities WHERE holder_id = ${userId}::uuid AND standing = 'banned'`,
).first

export const liftSuspension = statement(
  { samples: [[someId]] },
  (userId: string) => sql`
    UPDATE phone_identities SET standing = 'clear', standing_until = NULL, standing_reason = NULL, case_id = NULL
    WHERE (holder_id = ${userId}::uuid OR (holder_id IS NULL AND last_holder_id = ${userId}::uuid))
      AND standing = 'suspended'`,
).run

interface NumberPause {
  readonly until: Date
  readonly reason: string
  readonly caseId: string | null
}

/** What the account holds, or lost within `days`. A pause never shortens or weakens a standing. */
export const pauseSendingUntil = statement(
  { samples: [[someId, { until: new Date(0), reason: 'reason', caseId: null }, 30]] },
  (userId: string, { until, reason, caseId }: NumberPause, days: number) => sql`
    UPDATE phone_identities SET standing = 'sending_paused', standing_until = ${until}, standing_reason = ${reason},
      case_id = ${caseId}::uuid
    WHERE (holder_id = ${userId}::uuid
        OR (last_holder_id = ${userId}::uuid AND last_seen_at > now() - make_interval(days => ${days})))
      AND (standing = 'clear' OR (standing = 'sending_paused' AND standing_until < ${until}))`,
).run

/** The longest pause of the numbers that the account lost; one that another account holds counts by the case alone. */
export const carryPause = statement(
  { samples: [[someId, someHash]] },
  (userId: string, hash: string) => sql`
    UPDATE phone_identities held SET standing = 'sending_paused', standing_until = lost.standing_until,
      standing_reason = lost.standing_reason, case_id = lost.case_id
    FROM (
      SELECT standing_until, standing_reason, case_id FROM phone_identities number
      WHERE last_holder_id = ${userId}::uuid AND standing = 'sending_paused' AND standing_until > now()
        AND (holder_id IS NULL
          OR EXISTS (SELECT FROM cases WHERE cases.id = number.case_id AND cases.account_id = ${userId}::uuid))
      ORDER BY standing_until DESC LIMIT 1
    ) lost
    WHERE number_hash = ${hash} AND (standing = 'clear' OR held.standing_until < lost.standing_until)`,
).run

export const banNumber = statement(
  { row: holder, samples: [[someHash, 'reason']] },
  (hash: string, reason: string) => sql`
    INSERT INTO phone_identities (number_hash, standing, standing_reason) VALUES (${hash}, 'banned', ${reason})
    ON CONFLICT (number_hash) DO UPDATE SET standing = 'banned', standing_until = NULL,
      standing_reason = excluded.standing_reason, case_id = NULL
    RETURNING holder_id`,
).first

/** {@link banNumber} by its record, for a case. */
export const banIdentity = statement(
  { row: holder, samples: [[someId, 'reason', someId]] },
  (id: string, reason: string, caseId: string) => sql`
    UPDATE phone_identities SET standing = 'banned', standing_until = NULL, standing_reason = ${reason},
      case_id = ${caseId}::uuid
    WHERE id = ${id}::uuid RETURNING holder_id`,
).first

/** Lifts what a case put on a number; what another one did stays. */
export const clearNumberOfCase = statement(
  { samples: [[someId]] },
  (caseId: string) => sql`
    UPDATE phone_identities SET standing = 'clear', standing_until = NULL, standing_reason = NULL, case_id = NULL
    WHERE case_id = ${caseId}::uuid AND standing <> 'clear'`,
).run

export const clearNumber = statement(
  { samples: [[someHash]] },
  (hash: string) => sql`
    UPDATE phone_identities SET standing = 'clear', standing_until = NULL, standing_reason = NULL, case_id = NULL
    WHERE number_hash = ${hash} AND standing <> 'clear'`,
).run

const record = z.object({
  id: z.guid(),
  holder_id: z.guid().nullable(),
  last_holder_id: z.guid().nullable(),
  first_seen_at: z.date(),
  last_seen_at: z.date(),
  moves: z.int(),
  moved_at: z.date().nullable(),
  standing: z.enum(['clear', 'sending_paused', 'suspended', 'banned']),
  standing_until: z.date().nullable(),
  standing_reason: z.string().nullable(),
  case_id: z.guid().nullable(),
  professional: z.boolean(),
})
export type NumberRecord = z.output<typeof record>

const recordColumns = sql`id, holder_id, last_holder_id, first_seen_at, last_seen_at, moves, moved_at, standing,
  standing_until, standing_reason, case_id, professional`

export const findNumber = statement(
  { row: record, samples: [[someHash]] },
  (hash: string) => sql`SELECT ${recordColumns} FROM phone_identities WHERE number_hash = ${hash}`,
).first

export const findNumberOf = statement(
  { row: record, samples: [[someId]] },
  (userId: string) => sql`SELECT ${recordColumns} FROM phone_identities WHERE holder_id = ${userId}::uuid`,
).first

export const setProfessional = statement(
  { samples: [[someId, true]] },
  (userId: string, professional: boolean) =>
    sql`UPDATE phone_identities SET professional = ${professional} WHERE holder_id = ${userId}::uuid`,
).run

const allowance = z.object({ professional: z.boolean(), new_until: z.date().nullable() })
export type Allowance = z.output<typeof allowance>

const allowanceOf = (userId: string, days: number, locked: boolean) => sql`
  SELECT professional,
    CASE WHEN first_seen_at > now() - make_interval(days => ${days}) THEN first_seen_at + make_interval(days => ${days}) END
      AS new_until
  FROM phone_identities WHERE holder_id = ${userId}::uuid ${locked ? sql`FOR UPDATE` : sql``}`

/** `locked` until the end of the transaction, so that what is counted meanwhile stays so. */
export const findAllowance = statement(
  {
    row: allowance,
    samples: [
      [someId, 7, false],
      [someId, 7, true],
    ],
  },
  allowanceOf,
).first

/** trust.number-retention; `atOnce` at most. Gives their number. */
export const forgetUnheldNumbers = statement(
  { samples: [[180, 1000]] },
  (days: number, atOnce: number) => sql`
    DELETE FROM phone_identities WHERE id IN (
      SELECT id FROM phone_identities
      WHERE holder_id IS NULL AND last_seen_at < now() - make_interval(days => ${days}) AND standing <> 'banned'
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    )`,
).run
