import { createHash } from 'node:crypto'
import type { Database } from '@basera/database/types'
import { sql, type Transaction } from 'kysely'
import { AuthError } from '../auth-error.ts'

/** Which kinds of mail wait for each other. */
export type MailKind = 'magiclink' | 'recovery' | 'email_proof'

/** E-mail addresses as keys of limits: nobody reads an address out of the limits' table. */
export const addressKey = (email: string): string =>
  createHash('sha256').update(`mail to ${email}`).digest('base64url')

/**
 * Takes the turn to send a mail of a kind to an address, for `seconds` (auth protocol 11: one per address and kind).
 * Throws 429 `over_email_send_rate_limit` with the seconds left. Counts alike for addresses with and without an
 * account, so it tells nothing of them, and is given back if `trx` is rolled back. Of many at once, one gets it.
 */
export async function takeMailTurn(
  trx: Transaction<Database>,
  { kind, email, seconds }: { readonly kind: MailKind; readonly email: string; readonly seconds: number },
): Promise<void> {
  const key = `mail-cooldown-${kind}:${addressKey(email)}`
  const { rows: taken } = await sql`
    INSERT INTO rate_limits AS turn (key, points, expire)
    VALUES (${key}, 1, (extract(epoch FROM clock_timestamp()) + ${seconds}::int) * 1000)
    ON CONFLICT ON CONSTRAINT rate_limits_pkey
      DO UPDATE SET expire = (extract(epoch FROM clock_timestamp()) + ${seconds}::int) * 1000
      WHERE turn.expire <= extract(epoch FROM clock_timestamp()) * 1000
    RETURNING key
  `.execute(trx)
  if (taken.length > 0) return
  const { rows } = await sql<{ left: number }>`
    SELECT greatest(1, ceil(expire / 1000.0 - extract(epoch FROM clock_timestamp())))::int AS left
    FROM rate_limits WHERE key = ${key}
  `.execute(trx)
  const left = rows[0]?.left ?? seconds
  throw new AuthError(
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${left} seconds.`,
  )
}
