import type { Database } from '@basera/database/types'
import type { Kysely } from 'kysely'
import { AuthError } from '../auth-error.ts'
import { type AccessTokens, verifyAccessToken } from '../tokens/access-token.ts'
import { type AuthUser, findUserAndSession } from '../users/find-user.ts'

/**
 * The access token of an `Authorization` header: the word Bearer in any case, one space, one token (auth protocol 1).
 * Tokens anywhere else are no authentication.
 */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^bearer ([^\s,]+)$/i.exec(header ?? '')?.[1]

/** Who calls, and in which of their sessions. */
export interface CurrentSession {
  readonly user: AuthUser
  readonly sessionId: string
}

/**
 * Checks the access token of a request, then that user and session still exist (auth protocol 4). Throws
 * `no_authorization`, `bad_jwt`, `user_not_found`, `user_banned`, `session_not_found`.
 */
export async function currentSession(
  db: Kysely<Database>,
  tokens: AccessTokens,
  header: string | undefined,
): Promise<CurrentSession> {
  const token = bearerToken(header)
  if (!token) throw new AuthError('no_authorization')
  const { userId, sessionId } = await verifyAccessToken(tokens, token)
  const user = await findUserAndSession(db, userId, sessionId)
  if (!user) throw new AuthError('user_not_found')
  if (user.banned_at) throw new AuthError('user_banned')
  if (!user.session_lives) throw new AuthError('session_not_found')
  return { user, sessionId }
}
