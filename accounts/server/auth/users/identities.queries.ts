import type { Database } from '@basera/database/types'
import { now } from '@basera/platform/server/database'
import type { Kysely, Transaction } from 'kysely'

type Db = Kysely<Database>
type Trx = Transaction<Database>

interface IdentityRow {
  readonly userId: string
  readonly provider: 'email' | 'google'
  readonly subject: string
  readonly data: Readonly<Record<string, unknown>>
  readonly email: string
}

export const insertIdentity = (trx: Trx, { userId, provider, subject, data, email }: IdentityRow) =>
  trx
    .insertInto('auth_identities')
    .values({
      user_id: userId,
      provider,
      provider_id: subject,
      identity_data: JSON.stringify(data),
      email,
    })
    .execute()

export async function findUserOfGoogle(db: Db, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth_identities')
    .select('user_id')
    .where('provider', '=', 'google')
    .where('provider_id', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

export const refreshGoogleIdentity = (
  trx: Trx,
  { userId, subject, data, email }: Omit<IdentityRow, 'provider'>,
) =>
  trx
    .updateTable('auth_identities')
    .set({ identity_data: JSON.stringify(data), email, updated_at: now() })
    .where('provider', '=', 'google')
    .where('provider_id', '=', subject)
    .where('user_id', '=', userId)
    .execute()
