import type { Database } from '@basera/database/types'
import { someId, statement } from '@basera/platform/server/database'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'

type Db = Kysely<Database>

/** What the mailed code proves the address for. */
export type CodePurpose = Database['email_codes']['purpose']

/** Seconds, and attempts (accounts.email-code). */
export const emailCodeLifetime = 900
const emailCodeAttempts = 5

interface EmailCode {
  readonly userId: string
  readonly purpose: CodePurpose
  readonly email: string
  readonly codeHash: string
}
const sample: EmailCode = { userId: someId, purpose: 'change', email: 'a@example.com', codeHash: 'hash' }

/** Replaces the member's code of that purpose. */
export const saveEmailCode = statement(
  { samples: [[sample]] },
  ({ userId, purpose, email, codeHash }: EmailCode) => sql`
    INSERT INTO email_codes (user_id, purpose, email, code_hash, expires_at)
    SELECT id, ${purpose}, ${email}, ${codeHash}, now() + make_interval(secs => ${emailCodeLifetime})
    FROM auth_users WHERE id = ${userId} FOR KEY SHARE
    ON CONFLICT ON CONSTRAINT email_codes_pkey DO UPDATE
    SET email = excluded.email, code_hash = excluded.code_hash, expires_at = excluded.expires_at,
        sent_at = now(), attempts = 0`,
).run

export async function findEmailOfCode(
  db: Db,
  userId: string,
  purpose: CodePurpose,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_codes')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.email
}

const attempt = z.object({ result: z.enum(['right', 'wrong', 'spent']) })

const countAttempt = statement(
  { row: attempt, samples: [[sample]] },
  ({ userId, purpose, email, codeHash }: EmailCode) => sql`
    UPDATE email_codes SET attempts = attempts + 1
    WHERE user_id = ${userId} AND purpose = ${purpose} AND email = ${email}
    RETURNING CASE
      WHEN attempts > ${emailCodeAttempts} OR expires_at <= now() THEN 'spent'
      WHEN code_hash = ${codeHash} THEN 'right'
      ELSE 'wrong'
    END AS result`,
)

/** Counts and compares in one statement; `none` without a code for this address. */
export const attemptEmailCode = async (db: Db, code: EmailCode) =>
  (await countAttempt.first(db, code))?.result ?? 'none'

/** False when it is no longer the member's code. */
export async function deleteEmailCode(
  db: Db,
  { userId, purpose, codeHash }: Omit<EmailCode, 'email'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_codes')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
