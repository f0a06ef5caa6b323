import type { Database } from '@basera/database/types'
import type { Language } from '@basera/platform/contract/languages'
import { now, secondsAgo, someId, statement } from '@basera/platform/server/database'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { phoneCodeResendAfter } from '../../contract/limits.ts'

/** Seconds, and attempts (accounts.phone-code, accounts.phone-attempts). */
export const phoneCodeLifetime = 300
const phoneCodeAttempts = 5

type Db = Kysely<Database>

interface PhoneCode {
  readonly userId: string
  readonly phone: string
  readonly codeHash: string
}
const samplePhoneCode: PhoneCode = { userId: someId, phone: '+919876543210', codeHash: 'hash' }

/** An early check; {@link savePhoneCode} decides. */
export async function hasRecentPhoneCode(db: Db, userId: string): Promise<boolean> {
  const recent = await db
    .selectFrom('phone_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('sent_at', '>', secondsAgo(phoneCodeResendAfter))
    .executeTakeFirst()
  return recent !== undefined
}

const upsertPhoneCode = statement(
  { samples: [[samplePhoneCode]] },
  ({ userId, phone, codeHash }: PhoneCode) => {
    return sql`
    INSERT INTO phone_codes (user_id, phone, code_hash, expires_at)
    SELECT id, ${phone}, ${codeHash}, now() + make_interval(secs => ${phoneCodeLifetime})
    FROM auth_users WHERE id = ${userId} FOR KEY SHARE
    ON CONFLICT ON CONSTRAINT phone_codes_pkey DO UPDATE
    SET phone = excluded.phone, code_hash = excluded.code_hash, expires_at = excluded.expires_at,
        sent_at = now(), tries = 0
    WHERE phone_codes.sent_at <= now() - make_interval(secs => ${phoneCodeResendAfter})`
  },
)

/** Replaces the member's code; false within 30 s of the last (accounts.phone-resend) or without an account. */
export const savePhoneCode = async (db: Db, code: PhoneCode): Promise<boolean> =>
  (await upsertPhoneCode.run(db, code)) === 1

/** False when it is no longer the member's code. */
export async function deletePhoneCode(
  db: Db,
  { userId, codeHash }: Omit<PhoneCode, 'phone'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('phone_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function findPhoneOfCode(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('phone_codes')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.phone
}

const attempt = z.object({ result: z.enum(['right', 'wrong', 'spent']) })
/** `spent`: expired or out of attempts; `none`: no code for this number. */
type AttemptResult = z.output<typeof attempt>['result'] | 'none'

const countAttempt = statement(
  { row: attempt, samples: [[samplePhoneCode]] },
  ({ userId, phone, codeHash }: PhoneCode) => sql`
    UPDATE phone_codes SET tries = tries + 1
    WHERE user_id = ${userId} AND phone = ${phone}
    RETURNING CASE
      WHEN tries > ${phoneCodeAttempts} OR expires_at <= now() THEN 'spent'
      WHEN code_hash = ${codeHash} THEN 'right'
      ELSE 'wrong'
    END AS result`,
)

/** Counts and compares in one statement (accounts.phone-attempts). */
export const attemptPhoneCode = async (db: Db, code: PhoneCode): Promise<AttemptResult> =>
  (await countAttempt.first(db, code))?.result ?? 'none'

const lockNumberName = statement(
  { samples: [['+919876543210']] },
  (phone: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`,
)

/** Whether the account is there and not suspended; a suspension waits. */
export async function lockProver(trx: Transaction<Database>, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', userId)
    .where('banned_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Profiles are locked in one order, so that two proofs of a number cannot deadlock. */
export async function lockPhone(trx: Transaction<Database>, userId: string, phone: string): Promise<void> {
  await lockNumberName.run(trx, phone)
  await trx
    .selectFrom('user_profiles')
    .select('id')
    .where((of) =>
      of.or([of('id', '=', userId), of.and([of('phone', '=', phone), of('phone_verified', '=', true)])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Gives the other accounts' e-mail addresses. */
export const clearPhoneOfOthers = (
  trx: Db,
  userId: string,
  phone: string,
): Promise<{ email: string; language: Language }[]> =>
  trx
    .updateTable('user_profiles')
    .set({
      phone: null,
      phone_verified: false,
      phone_verified_at: null,
      phone_left_at: now(),
      updated_at: now(),
    })
    .where('phone', '=', phone)
    .where('phone_verified', '=', true)
    .where('id', '<>', userId)
    .returning((of) => [
      'email',
      of.fn
        .coalesce(
          of.selectFrom('auth_users').select('language').whereRef('auth_users.id', '=', 'user_profiles.id'),
          of.val<Language>('en'),
        )
        .as('language'),
    ])
    .execute()

const phoneColumns = ['phone', 'phone_verified', 'phone_verified_at'] as const

export type PhoneRow = Pick<Selectable<Database['user_profiles']>, (typeof phoneColumns)[number]>

/** Undefined without a profile. */
export const setVerifiedPhone = (trx: Db, userId: string, phone: string): Promise<PhoneRow | undefined> =>
  trx
    .updateTable('user_profiles')
    .set({
      phone,
      phone_verified: true,
      phone_verified_at: now(),
      phone_left_at: null,
      updated_at: now(),
    })
    .where('id', '=', userId)
    .returning(phoneColumns)
    .executeTakeFirst()

export const findPhone = (
  db: Db,
  userId: string,
): Promise<(PhoneRow & { readonly phone_left_at: Date | null }) | undefined> =>
  db
    .selectFrom('user_profiles')
    .select([...phoneColumns, 'phone_left_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
