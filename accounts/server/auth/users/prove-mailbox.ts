import type { Database } from '@basera/database/types'
import { sql, type Transaction } from 'kysely'

/** Who showed to own the mailbox, and how. */
interface Proof {
  readonly by: 'link' | 'google'
  /** What Google tells of the person; takes the place of what a stranger may have written. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

interface UserToProve {
  readonly id: string
  readonly email_proven_at: Date | null
}

/**
 * Takes from an account everything that somebody who never owned its mailbox may have left on it: sessions, password,
 * identities and the proof of a phone number (decisions 3; auth protocol 8, "Which account").
 */
async function makeClean(trx: Transaction<Database>, userId: string, by: Proof['by']): Promise<void> {
  await trx.deleteFrom('auth_sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('auth_codes').where('user_id', '=', userId).execute()
  await trx.deleteFrom('phone_codes').where('user_id', '=', userId).execute()
  const foreign = trx.deleteFrom('auth_identities').where('user_id', '=', userId)
  // An opened link proves the e-mail identity itself; Google's own is added after this.
  await (by === 'link' ? foreign.where('provider', '<>', 'email') : foreign).execute()
  await trx.updateTable('auth_users').set({ password_hash: null }).where('id', '=', userId).execute()
  await trx
    .updateTable('user_profiles')
    .set({ phone: null, phone_verified: false, phone_verified_at: null, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where((of) => of.or([of('phone', 'is not', null), of('phone_verified', '=', true)]))
    .execute()
}

/** Notes that the mailbox is the account holder's. Takes nothing away: for proof by the holder of a session. */
export async function markProven(trx: Transaction<Database>, userId: string): Promise<void> {
  const proven = (column: 'email_confirmed_at' | 'email_proven_at') =>
    sql<Date>`coalesce(${sql.ref(column)}, now())`
  await trx
    .updateTable('auth_users')
    .set({
      email_confirmed_at: proven('email_confirmed_at'),
      email_proven_at: proven('email_proven_at'),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute()
}

/**
 * A mailed link was opened, or Google vouched: the mailbox is proven. If it never was before, what earlier comers left
 * on the account goes first (decisions 3); a proven account loses nothing. The user's row must be locked by `trx`.
 */
export async function proveMailbox(
  trx: Transaction<Database>,
  user: UserToProve,
  proof: Proof,
): Promise<void> {
  if (user.email_proven_at === null) {
    await makeClean(trx, user.id, proof.by)
    if (proof.metadata)
      await trx
        .updateTable('auth_users')
        .set({ user_metadata: JSON.stringify(proof.metadata) })
        .where('id', '=', user.id)
        .execute()
  }
  await markProven(trx, user.id)
}
