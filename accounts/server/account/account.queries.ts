import type { Database } from '@basera/database/types'
import { asBoolean, daysFromNow, now, statement } from '@basera/platform/server/database'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export async function lockForDeletion(trx: Trx, userId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('auth_users')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.email
}

export const deleteUsers = (trx: Trx, userIds: readonly string[]) =>
  trx.deleteFrom('auth_users').where('id', 'in', userIds).execute()

export const deleteCounters = (trx: Trx, userId: string) =>
  trx.deleteFrom('rate_limits').where('key', 'like', `%:${userId}`).execute()

/** Registration details and consents that outlive the account (accounts.closed-kept). */
export async function findRegistration(trx: Trx, userId: string) {
  const details = await trx
    .selectFrom('auth_users as user')
    .leftJoin('user_profiles as profile', 'profile.id', 'user.id')
    .select(['user.email', 'user.created_at', 'profile.full_name', 'profile.phone'])
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow()
  const agreed = await trx
    .selectFrom('consents')
    .select(['act', 'means', 'notice_version', 'at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'service')
    .orderBy('id')
    .execute()
  return { ...details, agreed }
}

export const insertClosedAccount = (trx: Trx, sealed: string, days: number) =>
  trx
    .insertInto('closed_accounts')
    .values({ sealed_registration: sealed, forget_at: daysFromNow(days) })
    .execute()

export const deleteOldRegistrations = (db: Db) =>
  db.deleteFrom('closed_accounts').where('forget_at', '<', now()).execute()

export async function findAccounts(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('auth_users').select('id').where('id', 'in', userIds).execute()
  return new Set(rows.map(({ id }) => id))
}

const erasure = z.object({ digest: z.string(), erased_at: z.date() })
export type Erasure = z.output<typeof erasure>

/** Remembered deletions (trust.erased-again), oldest first. */
export const listErasures = statement(
  { row: erasure, samples: [[]] },
  () =>
    sql`SELECT encode(digest, 'hex') AS digest, erased_at FROM erased_accounts ORDER BY erased_at, digest`,
).all

export const findErased = statement(
  { row: z.object({ id: z.guid() }), samples: [[['00']]] },
  (digests: readonly string[]) => sql`
    SELECT id FROM auth_users WHERE encode(sha256(uuid_send(id)), 'hex') = ANY(${digests}::text[]) ORDER BY id`,
).all

/** Remembers deletions, each with the earlier of two known times. */
export const rememberErasures = statement({ samples: [[[]]] }, (erasures: readonly Erasure[]) => {
  const digests = erasures.map(({ digest }) => digest)
  const times = erasures.map(({ erased_at }) => erased_at)
  return sql`
    INSERT INTO erased_accounts AS known (digest, erased_at)
    SELECT DISTINCT ON (digest) decode(digest, 'hex'), erased_at
    FROM unnest(${digests}::text[], ${times}::timestamptz[]) AS one (digest, erased_at)
    ORDER BY digest, erased_at
    ON CONFLICT (digest) DO UPDATE SET erased_at = least(known.erased_at, excluded.erased_at)`
}).run

export const accountOf = (db: Db, userId: string) =>
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
      'language',
      'created_at',
      'updated_at',
    ])
    .select((of) => asBoolean(of('password_hash', 'is not', null)).as('has_password'))
    .where('id', '=', userId)
    .executeTakeFirst()

export const signInMethodsOf = (db: Db, userId: string) =>
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

export const sessionsOf = (db: Db, userId: string) =>
  db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'amr', 'created_at', 'refreshed_at', 'signed_in_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

export const browsersOf = (db: Db, userId: string) =>
  db
    .selectFrom('auth_browsers')
    .select(['name', 'first_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at')
    .execute()

export const profileOf = (db: Db, userId: string) =>
  db.selectFrom('user_profiles').selectAll().where('id', '=', userId).executeTakeFirst()

/** The member's own blocks; others' blocks are in the others' copies. */
export const blocksOf = (db: Db, userId: string) =>
  db
    .selectFrom('blocks')
    .select(['blocked_id', 'created_at'])
    .where('blocker_id', '=', userId)
    .orderBy('created_at')
    .execute()

export const consentsOf = (db: Db, userId: string) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'act', 'means', 'notice_version', 'language', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
