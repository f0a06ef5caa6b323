import type { Database } from '@basera/database/types'
import type { Kysely, Transaction } from 'kysely'
import { AuthError } from '../auth-error.ts'
import type { AuthenticationMethod } from '../tokens/access-token.ts'
import { findUserById } from '../users/users.queries.ts'
import { readRefreshToken } from './refresh-token.ts'
import { countRefresh, deleteSessions, lockSession } from './sessions.queries.ts'
import { type SessionTokens, type StartedSession, sessionAnswer, type WireSession } from './start-session.ts'

type RefreshVerdict = 'rotate' | 'repeat' | 'reuse' | 'unknown'

/** Older tokens get the newest one for `interval` seconds (auth-protocol.refresh-rotation). */
export function judgeRefresh(of: {
  readonly presented: number
  readonly newest: number
  readonly secondsSinceRefresh: number
  readonly interval: number
}): RefreshVerdict {
  const age = of.newest - of.presented
  if (age < 0) return 'unknown'
  if (age === 0) return 'rotate'
  return age === 1 || of.secondsSinceRefresh <= of.interval ? 'repeat' : 'reuse'
}

interface LivingSession extends StartedSession {
  readonly user_id: string
}

/** Returns refusals: the end of a session must be committed although the call fails. */
async function takeTurn(
  trx: Transaction<Database>,
  token: { readonly sessionId: string; readonly counter: number },
  interval: number,
): Promise<LivingSession | AuthError> {
  const row = await lockSession(trx, token.sessionId)
  if (!row) return new AuthError('refresh_token_not_found')
  if (row.banned_at) return new AuthError('user_banned', undefined, { status: 400 })
  const verdict = judgeRefresh({
    presented: token.counter,
    newest: row.refresh_counter,
    secondsSinceRefresh: row.seconds_since_refresh,
    interval,
  })
  if (verdict === 'unknown') return new AuthError('refresh_token_not_found')
  if (verdict === 'reuse') {
    // auth-protocol.refresh-reuse
    await deleteSessions(trx, row.user_id, { scope: 'local', sessionId: row.id })
    return new AuthError('refresh_token_already_used')
  }
  const { refresh_counter } = verdict === 'rotate' ? await countRefresh(trx, row.id) : row
  return {
    id: row.id,
    user_id: row.user_id,
    amr: row.amr as readonly AuthenticationMethod[],
    refresh_counter,
  }
}

/**
 * Refreshes a session (auth-protocol.refresh-together). Throws `refresh_token_not_found`, `user_banned` (400), and
 * `refresh_token_already_used`: the session is over.
 */
export async function refreshSession(
  db: Kysely<Database>,
  tokens: SessionTokens,
  refresh: { readonly token: string; readonly reuseInterval: number },
): Promise<WireSession> {
  const token = readRefreshToken(tokens.secrets, refresh.token)
  if (!token) throw new AuthError('refresh_token_not_found')
  const session = await db.transaction().execute((trx) => takeTurn(trx, token, refresh.reuseInterval))
  if (session instanceof AuthError) throw session
  const user = await findUserById(db, session.user_id)
  if (!user) throw new AuthError('refresh_token_not_found')
  return await sessionAnswer(tokens, session, user)
}
