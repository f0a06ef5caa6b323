import type { Database } from '@basera/database/types'
import type { CallerSession } from '@basera/platform/server/feature'
import type { Kysely } from 'kysely'

/** Finds out which of these sessions may still make calls that need a verified phone. */
export type FindLiving = (sessions: readonly CallerSession[]) => Promise<CallerSession[]>

/** Sessions of our own auth service: they live until they are ended. */
export function ownLivingSessions(db: Kysely<Database>): FindLiving {
  return async (sessions) => {
    const ids = sessions.map(({ id }) => id)
    const rows = await db
      .selectFrom('auth_sessions as session')
      .innerJoin('auth_users as user', 'user.id', 'session.user_id')
      .innerJoin('user_profiles as profile', 'profile.id', 'user.id')
      .select(['session.id', 'session.user_id'])
      .where(({ eb, fn, val }) => eb('session.id', '=', fn.any(val(ids))))
      .where('user.banned_at', 'is', null)
      .where('profile.phone_verified', '=', true)
      .execute()
    const owners = new Map(rows.map(({ id, user_id }) => [id, user_id]))
    return sessions.filter(({ id, userId }) => owners.get(id) === userId)
  }
}

/** Sessions of another auth server: only their members are known here. */
export function foreignLivingSessions(db: Kysely<Database>): FindLiving {
  return async (sessions) => {
    const ids = sessions.map(({ userId }) => userId)
    const rows = await db
      .selectFrom('auth_users as user')
      .innerJoin('user_profiles as profile', 'profile.id', 'user.id')
      .select('user.id')
      .where(({ eb, fn, val }) => eb('user.id', '=', fn.any(val(ids))))
      .where('user.banned_at', 'is', null)
      .where('profile.phone_verified', '=', true)
      .execute()
    const members = new Set(rows.map(({ id }) => id))
    return sessions.filter(({ userId }) => members.has(userId))
  }
}
