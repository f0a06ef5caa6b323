import type { Database } from '@basera/database/types'
import { type Kysely, sql } from 'kysely'
import { phoneCodeResendAfter } from '../../contract/limits.ts'

/** Seconds a code lives, and how often it may be tried (decisions 3). */
export const phoneCodeLifetime = 300
export const phoneCodeTries = 5

export interface IssuedCode {
  readonly userId: string
  readonly phone: string
  readonly codeHash: string
}

/** Whether the person's last code was sent less than 30 s ago. Courtesy: {@link issueCode} decides. */
export async function sentJustNow(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM phone_codes
    WHERE user_id = ${userId} AND sent_at > now() - make_interval(secs => ${phoneCodeResendAfter})
  `.execute(db)
  return rows.length > 0
}

/**
 * Makes `code` the person's only one (decisions 3: a new code kills the old). `false` when their last was sent less than
 * 30 s ago, decided in this one statement, or when the account is gone.
 */
export async function issueCode(
  db: Kysely<Database>,
  { userId, phone, codeHash }: IssuedCode,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO phone_codes (user_id, phone, code_hash, expires_at)
    SELECT id, ${phone}, ${codeHash}, now() + make_interval(secs => ${phoneCodeLifetime})
    FROM auth_users WHERE id = ${userId} FOR KEY SHARE
    ON CONFLICT ON CONSTRAINT phone_codes_pkey DO UPDATE
    SET phone = excluded.phone, code_hash = excluded.code_hash, expires_at = excluded.expires_at,
        sent_at = now(), tries = 0
    WHERE phone_codes.sent_at <= now() - make_interval(secs => ${phoneCodeResendAfter})
    RETURNING 1
  `.execute(db)
  return rows.length === 1
}

/** Uses a code up, or takes back one that was not sent. `false` when it is not the person's code any more. */
export async function dropCode(
  db: Kysely<Database>,
  { userId, codeHash }: Omit<IssuedCode, 'phone'>,
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM phone_codes WHERE user_id = ${userId} AND code_hash = ${codeHash} RETURNING 1
  `.execute(db)
  return rows.length === 1
}

/** The number the person's code was sent to. */
export async function phoneOfCode(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ phone: string }>`
    SELECT phone FROM phone_codes WHERE user_id = ${userId}
  `.execute(db)
  return rows[0]?.phone
}

/** How a try at a code came out; `spent` when it has ended or was tried too often, right or not. */
export type Try = 'right' | 'wrong' | 'spent' | 'none'

/** Counts a try and compares, in one statement: however many come at once, five are looked at. */
export async function tryCode(db: Kysely<Database>, { userId, phone, codeHash }: IssuedCode): Promise<Try> {
  const { rows } = await sql<{ came_out: Try }>`
    UPDATE phone_codes SET tries = tries + 1
    WHERE user_id = ${userId} AND phone = ${phone}
    RETURNING CASE
      WHEN tries > ${phoneCodeTries} OR expires_at <= now() THEN 'spent'
      WHEN code_hash = ${codeHash} THEN 'right'
      ELSE 'wrong'
    END AS came_out
  `.execute(db)
  return rows[0]?.came_out ?? 'none'
}
