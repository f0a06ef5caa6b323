import { nameFault, type OwnProfile, type profileChange, roommateFields } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { accountExists, setLanguage } from '../auth/users/users.queries.ts'
import { recordConsent } from '../consents/consents.queries.ts'
import { refusals } from '../sentences.ts'
import { findOwnProfile, insertMissingProfile, lockProfile, updateProfile } from './profile.queries.ts'

/** Throws `not_found` while the row is missing. */
export async function showProfile(db: Kysely<Database>, userId: string): Promise<OwnProfile> {
  const row = await findOwnProfile(db, userId)
  if (!row) throw new Problem('not_found', refusals.noProfile)
  return {
    ...row,
    phone_verified_at: row.phone_verified_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** accounts.profile-created. Throws `conflict` (accounts.one-profile), `no_session`. */
export async function ensureProfile(trx: Transaction<Database>, userId: string) {
  await insertMissingProfile(trx, userId)
  const locked = await lockProfile(trx, userId)
  if (locked) return locked
  if (!(await accountExists(trx, userId))) throw new Problem('no_session', commonRefusals.signIn)
  throw new Problem('conflict', refusals.emailExistsSignIn)
}

const roommateColumns = new Set(Object.keys(roommateFields))

/** accounts.roommate-enabled */
const touchesRoommateProfile = (change: object): boolean =>
  Object.entries(change).some(([field, value]) => value !== undefined && roommateColumns.has(field))

/** Each is a consent of its own. */
const switches = [
  { field: 'is_listed', purpose: 'roommate_profile' },
  { field: 'show_email', purpose: 'profile_email' },
] as const

function refuseForeignName(name: string | undefined): void {
  const fault = name === undefined ? undefined : nameFault(name)
  if (fault) throw new Problem('name_not_allowed', fault, [{ field: 'full_name', message: fault }])
}

/**
 * Changes the named fields; without any it only makes the row. Throws `name_not_allowed` (accounts.name-own), and like
 * {@link ensureProfile}.
 */
export async function changeProfile(
  db: Kysely<Database>,
  userId: string,
  { language, ...change }: z.output<typeof profileChange>,
): Promise<OwnProfile> {
  refuseForeignName(change.full_name)
  return db.transaction().execute(async (trx) => {
    // Accounts before profiles, like their deletion, or the two could deadlock.
    if (language) await setLanguage(trx, userId, language)
    const before = await ensureProfile(trx, userId)
    for (const { field, purpose } of switches) {
      const isGiven = change[field]
      if (isGiven === undefined || isGiven === before[field]) continue
      await recordConsent(trx, { userId, purpose, isGiven, means: 'settings' })
    }
    const enabled = touchesRoommateProfile(change) ? { is_roommate_profile_enabled: true } : {}
    if (!language || Object.keys(change).length > 0)
      await updateProfile(trx, userId, { ...change, ...enabled })
    return showProfile(trx, userId)
  })
}
