import type { Database } from '@basera/database/types'
import type { Kysely } from 'kysely'
import type { FindMember } from '../../gate.ts'
import { AuthError } from '../auth-error.ts'
import { type AccessTokens, type TokenClaims, verifyAccessToken } from '../tokens/access-token.ts'

/** A missing profile row counts as not verified (accounts 4). */
async function findLiving(db: Kysely<Database>, { userId, sessionId }: TokenClaims) {
  const row = await db
    .selectFrom('auth_sessions as session')
    .innerJoin('auth_users as user', 'user.id', 'session.user_id')
    .leftJoin('user_profiles as profile', 'profile.id', 'user.id')
    .select('profile.phone_verified')
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', userId)
    .where('user.banned_at', 'is', null)
    .executeTakeFirst()
  return row && { id: sessionId, userId, phoneVerified: row.phone_verified === true }
}

/** Members by the access tokens of our own auth service; user, session and phone are asked for in one look-up. */
export function ownMembers(db: Kysely<Database>, tokens: Pick<AccessTokens, 'keys' | 'issuer'>): FindMember {
  return async (token) => {
    try {
      return await findLiving(db, await verifyAccessToken(tokens, token))
    } catch (error) {
      if (error instanceof AuthError) return undefined
      throw error
    }
  }
}
