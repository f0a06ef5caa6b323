import type { Database } from '@basera/database/types'
import { daysFromNow, now, someId, statement } from '@basera/platform/server/database'
import { type Kysely, sql, type Transaction } from 'kysely'
import { deletePicture, withdrawMatchSince } from '../photo-check/photo-check.queries.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Whoever gives an address to an account takes this lock first: one at a time decides whom it belongs to. */
export const lockAddress = statement(
  { samples: [['a@example.com']] },
  (email: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${`e-mail ${email}`}, 0))`,
).run

const reservation = (db: Db, email: string) =>
  db.selectFrom('email_changes').select('id').where('old_email', '=', email).where('undo_until', '>', now())

/** Whether an account left this address within the last days and may go back to it (accounts.email-undo). */
export const isReserved = async (db: Db, email: string): Promise<boolean> =>
  (await reservation(db, email).executeTakeFirst()) !== undefined

/** Under {@link lockAddress}: whether another account has the address or may go back to it. */
export async function belongsToOther(trx: Db, email: string, userId: string): Promise<boolean> {
  const [account, profile, left] = [
    await trx
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .where('id', '<>', userId)
      .executeTakeFirst(),
    await trx
      .selectFrom('user_profiles')
      .select('id')
      .where('email', '=', email)
      .where('id', '<>', userId)
      .executeTakeFirst(),
    await reservation(trx, email).where('user_id', '<>', userId).executeTakeFirst(),
  ]
  return (account ?? profile ?? left) !== undefined
}

/** In user, profile and the metadata that tokens carry; the mailbox counts as proven. */
export async function setEmail(trx: Trx, userId: string, email: string): Promise<void> {
  await trx
    .updateTable('auth_users')
    .set({ email, email_confirmed_at: now(), email_proven_at: now(), updated_at: now() })
    .where('id', '=', userId)
    .execute()
  await writeEmailIntoMetadata(trx, userId, email)
  await trx.updateTable('user_profiles').set({ email, updated_at: now() }).where('id', '=', userId).execute()
}

const writeEmailIntoMetadata = statement(
  { samples: [[someId, 'a@example.com']] },
  (userId: string, email: string) => sql`
    WITH identity AS (
      UPDATE auth_identities SET email = ${email}, updated_at = now(),
        identity_data = identity_data || jsonb_build_object('email', ${email}::text, 'email_verified', true)
      WHERE user_id = ${userId} AND provider = 'email'
    )
    UPDATE auth_users
    SET user_metadata = user_metadata || jsonb_build_object('email', ${email}::text, 'email_verified', true)
    WHERE id = ${userId}`,
).run

interface EmailChange {
  readonly userId: string
  readonly oldEmail: string
  readonly newEmail: string
  readonly undoHash: string
}

export const insertChange = (trx: Trx, { userId, oldEmail, newEmail, undoHash }: EmailChange, days: number) =>
  trx
    .insertInto('email_changes')
    .values({
      user_id: userId,
      old_email: oldEmail,
      new_email: newEmail,
      undo_hash: undoHash,
      undo_until: daysFromNow(days),
    })
    .execute()

export const findChange = (db: Db, undoHash: string) =>
  db
    .selectFrom('email_changes')
    .select(['id', 'user_id', 'old_email', 'changed_at'])
    .where('undo_hash', '=', undoHash)
    .where('undo_until', '>', now())
    .executeTakeFirst()

/** Deletes a change with the later ones of its account; their links work no more. */
export const deleteChangesSince = (trx: Trx, userId: string, id: number) =>
  trx.deleteFrom('email_changes').where('user_id', '=', userId).where('id', '>=', id).execute()

/** Every way in that is not the mailbox, and what was proven since: whoever made the change may have done it. */
export async function clearAccess(trx: Trx, userId: string, since: Date): Promise<void> {
  for (const table of ['auth_sessions', 'auth_codes', 'auth_links', 'email_codes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await trx
    .deleteFrom('auth_identities')
    .where('user_id', '=', userId)
    .where('provider', '=', 'google')
    .where('created_at', '>=', since)
    .execute()
  await trx.deleteFrom('work_proofs').where('user_id', '=', userId).where('proven_at', '>=', since).execute()
  await withdrawMatchSince(trx, userId, since)
  await deletePicture(trx, userId)
  await trx
    .updateTable('auth_users')
    .set({ password_hash: null, updated_at: now() })
    .where('id', '=', userId)
    .execute()
}

/** For the copy of a member's data. */
export const changesOf = (db: Db, userId: string) =>
  db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email', 'changed_at', 'undo_until'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const deleteOldChanges = statement(
  { samples: [[]] },
  () => sql`DELETE FROM email_changes WHERE undo_until < now() - interval '1 day'`,
).run
