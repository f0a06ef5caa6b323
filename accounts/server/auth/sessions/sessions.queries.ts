import type { Database } from '@basera/database/types'
import { clockNow, now, someId, statement } from '@basera/platform/server/database'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { NumberRecords } from '../../phone/number-records.ts'

type Db = Kysely<Database>
type PersonOf = NumberRecords['personOf']
type Trx = Transaction<Database>

export const insertSession = (
  trx: Trx,
  session: { readonly userId: string; readonly amr: string; readonly userAgent: string | null },
) =>
  trx
    .insertInto('auth_sessions')
    .values({ user_id: session.userId, amr: session.amr, user_agent: session.userAgent })
    .returning(['id', 'refresh_counter'])
    .executeTakeFirstOrThrow()

/** Notes the sign-in on user and identity. */
export async function noteSignIn(trx: Trx, userId: string, provider: 'email' | 'google'): Promise<void> {
  const signedIn = { last_sign_in_at: now() }
  await trx.updateTable('auth_users').set(signedIn).where('id', '=', userId).execute()
  await trx
    .updateTable('auth_identities')
    .set(signedIn)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute()
}

const lockedSession = z.object({
  id: z.guid(),
  user_id: z.guid(),
  amr: z.unknown(),
  refresh_counter: z.int(),
  banned_at: z.date().nullable(),
  seconds_since_refresh: z.number(),
})

/** Locked: refreshes of one session take turns. */
export const lockSession = statement(
  { row: lockedSession, samples: [[someId]] },
  (id: string) => sql`
    SELECT session.id, session.user_id, session.amr, session.refresh_counter, account.banned_at,
      extract(epoch FROM clock_timestamp() - session.refreshed_at)::float8 AS seconds_since_refresh
    FROM auth_sessions AS session JOIN auth_users AS account ON account.id = session.user_id
    WHERE session.id = ${id} FOR UPDATE OF session`,
).first

export const countRefresh = (trx: Trx, id: string) =>
  trx
    .updateTable('auth_sessions')
    .set((of) => ({ refresh_counter: of('refresh_counter', '+', 1), refreshed_at: clockNow() }))
    .where('id', '=', id)
    .returning('refresh_counter')
    .executeTakeFirstOrThrow()

type SessionsToEnd =
  | { readonly scope: 'global' }
  | { readonly scope: 'local' | 'others'; readonly sessionId: string }

/** Ends sessions of one user and counts them (auth-protocol.logout-scope). */
export async function deleteSessions(db: Db, userId: string, which: SessionsToEnd): Promise<number> {
  const sessions = db.deleteFrom('auth_sessions').where('user_id', '=', userId)
  const { numDeletedRows } = await (which.scope === 'global'
    ? sessions
    : sessions.where('id', which.scope === 'local' ? '=' : '<>', which.sessionId)
  ).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export const findSignIn = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('auth_sessions')
    .select(['amr', 'signed_in_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** False for a known one. */
export async function rememberBrowser(trx: Trx, userId: string, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('auth_browsers')
    .values({ user_id: userId, name })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function hasOtherBrowsers(trx: Trx, userId: string, name: string): Promise<boolean> {
  const other = await trx
    .selectFrom('auth_browsers')
    .select('name')
    .where('user_id', '=', userId)
    .where('name', '<>', name)
    .executeTakeFirst()
  return other !== undefined
}

export const noteFreshSignIn = (db: Db, { id, userId }: { readonly id: string; readonly userId: string }) =>
  db
    .updateTable('auth_sessions')
    .set({ signed_in_at: now() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()

export const findSessions = (db: Db, userId: string) =>
  db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'created_at', 'refreshed_at'])
    .where('user_id', '=', userId)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute()

const nobody: PersonOf = () => sql`NULL::uuid`

/** Member of a living session, not suspended; `phone_verified` is null without a profile. */
export const findMemberOfSession = statement(
  {
    row: z.object({
      phone_verified: z.boolean().nullable(),
      phone_left_at: z.date().nullable(),
      signed_in_at: z.date(),
      person_id: z.guid().nullable(),
    }),
    samples: [[someId, someId, nobody]],
    isPrepared: true,
  },
  (userId: string, sessionId: string, personOf: PersonOf) => sql`
    SELECT profile.phone_verified, phone_left_at, signed_in_at, ${personOf(sql`"user".id`)} AS person_id
    FROM auth_sessions session JOIN auth_users "user" ON "user".id = session.user_id
      LEFT JOIN user_profiles profile ON profile.id = "user".id
    WHERE session.id = ${sessionId}::uuid AND session.user_id = ${userId}::uuid AND "user".banned_at IS NULL`,
).first

const verifiedMembers = (db: Db) =>
  db
    .selectFrom('auth_users as user')
    .innerJoin('user_profiles as profile', 'profile.id', 'user.id')
    .where('user.banned_at', 'is', null)
    .where('profile.phone_verified', '=', true)

export const findVerifiedMembers = (db: Db, userIds: readonly string[]) =>
  verifiedMembers(db)
    .select('user.id')
    .where(({ eb, fn, val }) => eb('user.id', '=', fn.any(val(userIds))))
    .execute()

export const findSessionsOfVerifiedMembers = (db: Db, sessionIds: readonly string[]) =>
  verifiedMembers(db)
    .innerJoin('auth_sessions as session', 'session.user_id', 'user.id')
    .select(['session.id', 'session.user_id'])
    .where(({ eb, fn, val }) => eb('session.id', '=', fn.any(val(sessionIds))))
    .execute()

export const findForeignMember = (db: Db, id: string, personOf: PersonOf) =>
  db
    .selectFrom('auth_users as user')
    .leftJoin('user_profiles as profile', 'profile.id', 'user.id')
    .select(['profile.id as profile_id', 'profile.phone_verified', 'profile.phone_left_at', 'user.banned_at'])
    .select((of) => personOf(of.ref('user.id')).as('person_id'))
    .where('user.id', '=', id)
    .executeTakeFirst()

/** False where another account has the address. */
export async function insertForeignMember(trx: Trx, id: string, email: string): Promise<boolean> {
  const row = { id, email }
  await trx
    .insertInto('auth_users')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute()
  const known = await trx.selectFrom('auth_users').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) return false
  await trx
    .insertInto('user_profiles')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute()
  return true
}
