import type { Database } from '@basera/database/types'
import type { Secrets } from '@basera/platform/server/secrets'
import type { Transaction } from 'kysely'
import { type AccessTokens, type AuthenticationMethod, signAccessToken } from '../tokens/access-token.ts'
import { presentUser } from '../users/present-user.ts'
import type { AuthUser } from '../users/users.queries.ts'
import { refreshTokenOf } from './refresh-token.ts'
import { insertSession, noteSignIn } from './sessions.queries.ts'

export interface StartedSession {
  readonly id: string
  readonly amr: readonly AuthenticationMethod[]
  readonly refresh_counter: number
}

const userAgentMaximum = 300

/** Check the right to it under the user's lock; commit before its tokens leave the server. */
export async function startSession(
  trx: Transaction<Database>,
  user: Pick<AuthUser, 'id'>,
  by: { readonly method: AuthenticationMethod['method']; readonly userAgent: string | undefined },
): Promise<StartedSession> {
  const amr: AuthenticationMethod[] = [{ method: by.method, timestamp: Math.floor(Date.now() / 1000) }]
  const { id, refresh_counter } = await insertSession(trx, {
    userId: user.id,
    amr: JSON.stringify(amr),
    userAgent: by.userAgent?.slice(0, userAgentMaximum) ?? null,
  })
  await noteSignIn(trx, user.id, by.method === 'oauth' ? 'google' : 'email')
  return { id, amr, refresh_counter }
}

export interface SessionTokens {
  readonly access: AccessTokens
  readonly secrets: Secrets
}

/** The wire's session object (auth-protocol.session-object). */
export async function sessionAnswer(tokens: SessionTokens, session: StartedSession, user: AuthUser) {
  const { token, expiresAt } = await signAccessToken(tokens.access, session, user)
  const { id: sessionId, refresh_counter: counter } = session
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: tokens.access.ttlSeconds,
    expires_at: expiresAt,
    refresh_token: refreshTokenOf(tokens.secrets, { sessionId, counter }),
    user: presentUser(user),
  }
}

export type WireSession = Awaited<ReturnType<typeof sessionAnswer>>
