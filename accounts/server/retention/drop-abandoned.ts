import type { Database } from '@basera/database/types'
import { inBatches } from '@basera/platform/server/jobs'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type DeletionNeeds, removeAccount } from '../account/delete-account.ts'

/** Days after which an account goes that was made by asking for a link, and never entered: anybody can type an address. */
export const neverEnteredDays = 7
/** Days without use after which an account goes whose mailbox and phone number were never proven. */
export const neverProvenDays = 180

const atOnce = 200

/** Nothing was proven, so nothing can have been listed, written or shown to others. */
const isUnproven = sql`u.email_proven_at IS NULL AND u.banned_at IS NULL AND NOT p.phone_verified`

const neverEntered = sql<boolean>`${isUnproven} AND u.password_hash IS NULL AND u.last_sign_in_at IS NULL
  AND p.full_name IS NULL AND u.created_at < now() - ${neverEnteredDays} * interval '1 day'
  AND NOT EXISTS (SELECT 1 FROM auth_links l WHERE l.user_id = u.id AND l.expires_at > now())`

/** An account without a sign-in was not made here by its person, and is not taken for an abandoned one. */
const neverProven = sql<boolean>`${isUnproven}
  AND u.last_sign_in_at < now() - ${neverProvenDays} * interval '1 day'
  AND NOT EXISTS (SELECT 1 FROM auth_sessions s WHERE s.user_id = u.id
    AND s.refreshed_at > now() - ${neverProvenDays} * interval '1 day')`

/** Ids of accounts that are as `condition` says, held so that nobody signs in while they go. */
async function abandoned(trx: Transaction<Database>, condition: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.id FROM auth_users u JOIN user_profiles p ON p.id = u.id
    WHERE ${condition} LIMIT ${atOnce} FOR UPDATE OF u SKIP LOCKED
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Deletes sign-ups that came to nothing (docs/privacy.md). Of those that were never entered nothing is kept: nobody agreed
 * to anything. Gives how many went.
 */
export async function dropAbandoned(db: Kysely<Database>, needs: Omit<DeletionNeeds, 'db'>): Promise<number> {
  const entered = await inBatches(atOnce, () =>
    db.transaction().execute(async (trx) => {
      const ids = await abandoned(trx, neverEntered)
      if (ids.length > 0) await trx.deleteFrom('auth_users').where('id', 'in', ids).execute()
      return ids.length
    }),
  )
  const proven = await inBatches(atOnce, () =>
    db.transaction().execute(async (trx) => {
      const ids = await abandoned(trx, neverProven)
      for (const id of ids) await removeAccount(trx, needs, id)
      return ids.length
    }),
  )
  return entered + proven
}
