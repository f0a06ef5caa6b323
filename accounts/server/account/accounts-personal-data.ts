import type { Database } from '@basera/database/types'
import type { PersonalData } from '@basera/platform/server/feature'
import { storedAt } from '@basera/platform/server/files'
import { type Kysely, sql } from 'kysely'

/** The account itself; of the password, only that there is one. */
const accountOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('auth_users')
    .select([
      'id',
      'email',
      'user_metadata',
      'email_confirmed_at',
      'email_proven_at',
      'last_sign_in_at',
      'banned_at',
      'last_used_at',
      'erasure_announced_at',
      'created_at',
      'updated_at',
      sql<boolean>`password_hash IS NOT NULL`.as('has_password'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()

const signInMethodsOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('auth_identities')
    .select([
      'provider',
      'provider_id',
      'email',
      'identity_data',
      'last_sign_in_at',
      'created_at',
      'updated_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

const sessionsOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'amr', 'created_at', 'refreshed_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** Whom the person has blocked. Who has blocked the person stays with those. */
const blocksOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('blocks')
    .select(['blocked_id', 'created_at'])
    .where('blocker_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** What the person has told the operator. What others told about the person would give those away. */
const reportsOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('reports')
    .select(['about', 'about_id', 'reported_id', 'reason', 'details', 'created_at', 'decided_at'])
    .where('reporter_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** All that the person was told and agreed to, and took back, in order. */
const consentsOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'act', 'means', 'notice_version', 'language', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** Account, ways to sign in, sessions, and the profile with its roommate part. */
export function accountsPersonalData(db: Kysely<Database>): PersonalData {
  const profileOf = (userId: string) =>
    db.selectFrom('user_profiles').selectAll().where('id', '=', userId).executeTakeFirst()
  return {
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
        profileOf(userId),
        blocksOf(db, userId),
        reportsOf(db, userId),
        consentsOf(db, userId),
      ])
      return { ...account, sign_in_methods, sessions, profile: profile ?? null, blocks, reports, consents }
    },
    async files(userId) {
      const picture = storedAt((await profileOf(userId))?.avatar_url ?? null)
      return picture ? [picture] : []
    },
  }
}
