import { type OwnProfile, type profileChange, roommateFields } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { recordConsent } from '../consents/record-consent.ts'
import { ensureProfile } from './ensure-profile.ts'
import { ownProfile } from './own-profile.ts'

const roommateColumns = new Set(Object.keys(roommateFields))

/** Any save of the roommate form makes the profile one that can be shown (marketplace 4). */
const touchesRoommateProfile = (change: object): boolean =>
  Object.entries(change).some(([field, value]) => value !== undefined && roommateColumns.has(field))

/** The switches of the roommate profile, each a consent of its own. */
const switches = { is_listed: 'roommate_profile', show_email: 'profile_email' } as const

async function recordSwitches(
  trx: Transaction<Database>,
  userId: string,
  change: z.output<typeof profileChange>,
): Promise<void> {
  const before = await trx
    .selectFrom('user_profiles')
    .select(['is_listed', 'show_email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  for (const field of ['is_listed', 'show_email'] as const) {
    const isGiven = change[field]
    if (isGiven === undefined || isGiven === before[field]) continue
    await recordConsent(trx, { userId, purpose: switches[field], isGiven, means: 'settings' })
  }
}

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
    await recordSwitches(trx, userId, change)
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
