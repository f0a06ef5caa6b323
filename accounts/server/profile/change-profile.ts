import { type OwnProfile, type profileChange, roommateFields } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { ensureProfile } from './ensure-profile.ts'
import { ownProfile } from './own-profile.ts'

const roommateColumns = new Set(Object.keys(roommateFields))

/** Any save of the roommate form makes the profile one that can be shown (marketplace 4). */
const touchesRoommateProfile = (change: object): boolean =>
  Object.entries(change).some(([field, value]) => value !== undefined && roommateColumns.has(field))

/**
 * Changes the fields of account and roommate profile that are named, or just makes the row where it is missing (accounts 4, 7). Throws what
 * {@link ensureProfile} throws.
 */
export async function changeProfile(
  db: Kysely<Database>,
  userId: string,
  change: z.output<typeof profileChange>,
): Promise<OwnProfile> {
  return db.transaction().execute(async (trx) => {
    await ensureProfile(trx, userId)
    await trx
      .updateTable('user_profiles')
      .set({
        ...change,
        ...(touchesRoommateProfile(change) ? { is_roommate_profile_enabled: true } : {}),
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', userId)
      .execute()
    return ownProfile(trx, userId)
  })
}
