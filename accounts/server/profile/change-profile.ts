import type { OwnProfile, profileChange } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { ensureProfile } from './ensure-profile.ts'
import { ownProfile } from './own-profile.ts'

/**
 * Changes the account fields that are named, or just makes the row where it is missing (accounts 4, 7). Throws what
 * {@link ensureProfile} throws.
 */
export async function changeProfile(
  db: Kysely<Database>,
  userId: string,
  { full_name, age, organization }: z.output<typeof profileChange>,
): Promise<OwnProfile> {
  return db.transaction().execute(async (trx) => {
    await ensureProfile(trx, userId)
    await trx
      .updateTable('user_profiles')
      .set({
        ...(full_name === undefined ? {} : { full_name }),
        ...(age === undefined ? {} : { age }),
        ...(organization === undefined ? {} : { organization }),
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', userId)
      .execute()
    return ownProfile(trx, userId)
  })
}
