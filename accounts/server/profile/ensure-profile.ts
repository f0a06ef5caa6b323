import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Transaction } from 'kysely'

/**
 * Makes the member's profile row where it is missing (accounts 4), and locks it until the transaction ends. Throws
 * `conflict` when a profile under another id has the e-mail (accounts 4, Google sign-in return), `no_session` when the
 * account is gone.
 */
export async function ensureProfile(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx
    .insertInto('user_profiles')
    .columns(['id', 'email'])
    .expression(trx.selectFrom('auth_users').select(['id', 'email']).where('id', '=', userId))
    .onConflict((on) => on.doNothing())
    .execute()
  const locked = await trx
    .selectFrom('user_profiles')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (locked) return
  const account = await trx.selectFrom('auth_users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!account) throw new Problem('no_session', 'Please sign in.')
  throw new Problem('conflict', 'An account with this email already exists. Please sign in instead.')
}
