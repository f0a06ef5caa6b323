import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Secrets } from '@basera/platform/server/secrets'
import { type Kysely, sql, type Transaction } from 'kysely'
import { keepRegistration } from './closed-accounts.ts'
import type { FileRemovals } from './personal-files.ts'

export interface DeletionNeeds {
  readonly db: Kysely<Database>
  readonly secrets: Secrets
  readonly fileRemovals: FileRemovals
}

const sentence = 'Type the email address of your account to delete it.'

/** What of an account goes, and what is kept of it, in the transaction that decided so. */
export async function removeAccount(
  trx: Transaction<Database>,
  { secrets, fileRemovals }: Omit<DeletionNeeds, 'db'>,
  userId: string,
): Promise<void> {
  await keepRegistration(trx, secrets, userId)
  await trx.deleteFrom('auth_users').where('id', '=', userId).execute()
  // Counters of limits are kept by name and id.
  await sql`DELETE FROM rate_limits WHERE key LIKE ${`%:${userId}`}`.execute(trx)
  await fileRemovals.add(trx, userId)
}

/**
 * Deletes a member's account and, by the foreign keys, everything that belongs to it: profile, sessions, rooms, saved
 * rooms, and chats for both sides; what the law makes us keep is sealed. Files follow once this is committed. Throws `validation_failed` unless
 * `confirmEmail` is the account's own, `no_session` when it is gone already.
 */
export async function deleteAccount(
  needs: DeletionNeeds,
  userId: string,
  confirmEmail: string,
): Promise<void> {
  await needs.db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('auth_users')
      .select('email')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!account) throw new Problem('no_session', 'Please sign in.')
    if (account.email !== confirmEmail.trim().toLowerCase())
      throw new Problem('validation_failed', sentence, [{ field: 'confirm_email', message: sentence }])
    await removeAccount(trx, needs, userId)
  })
}
