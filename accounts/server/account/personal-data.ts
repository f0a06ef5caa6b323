import type { Database } from '@basera/database/types'
import { type StoredAt, storedAt } from '@basera/platform/server/files'
import type { Kysely } from 'kysely'
import {
  accountOf,
  blocksOf,
  consentsOf,
  profileOf,
  reportsOf,
  sessionsOf,
  signInMethodsOf,
} from './account.queries.ts'

/** What one feature keeps about a member, for the copy that the member can ask for (accounts.data-copy). */
export interface PersonalData {
  /** Its key in the exported file. */
  readonly name: string
  /** Tables whose rows about the member {@link export} gives. */
  readonly tables: readonly string[]
  /** Everything kept about the member, as JSON; nothing about others but what they wrote to the member. */
  export(userId: string): Promise<unknown>
  files(userId: string): Promise<readonly StoredAt[]>
}

/** Account, ways to sign in, sessions, and the profile with its roommate part. */
export const accountsPersonalData = (db: Kysely<Database>): PersonalData => ({
  name: 'account',
  tables: [
    'auth_users',
    'auth_identities',
    'auth_sessions',
    'user_profiles',
    'blocks',
    'reports',
    'consents',
  ],
  async export(userId) {
    const [account, sign_in_methods, sessions, profile, blocks, reports, consents] = await Promise.all([
      accountOf(db, userId),
      signInMethodsOf(db, userId),
      sessionsOf(db, userId),
      profileOf(db, userId),
      blocksOf(db, userId),
      reportsOf(db, userId),
      consentsOf(db, userId),
    ])
    return { ...account, sign_in_methods, sessions, profile: profile ?? null, blocks, reports, consents }
  },
  async files(userId) {
    const picture = storedAt((await profileOf(db, userId))?.avatar_url ?? null)
    return picture ? [picture] : []
  },
})
