import type { Database } from '@basera/database/types'
import type { Kysely } from 'kysely'

/** Which sessions of a user end. */
export type SessionsToEnd =
  | { readonly scope: 'global' }
  | { readonly scope: 'local' | 'others'; readonly sessionId: string }

/**
 * Ends sessions of one user: their access tokens are refused from the next request on, their refresh tokens for good
 * (auth protocol 5, POST /logout). Other users' sessions are out of reach.
 */
export async function endSessions(db: Kysely<Database>, userId: string, which: SessionsToEnd): Promise<void> {
  const sessions = db.deleteFrom('auth_sessions').where('user_id', '=', userId)
  await (which.scope === 'global'
    ? sessions
    : sessions.where('id', which.scope === 'local' ? '=' : '<>', which.sessionId)
  ).execute()
}
