import type { Database } from '@basera/database/types'
import type { Transaction } from 'kysely'
import { AuthError } from '../auth-error.ts'
import type { AuthNeeds } from '../http/auth-routes.ts'
import { optionalText } from '../http/read-body.ts'
import { oneTimeHash } from '../links/one-time-token.ts'
import { verifierFits } from '../pkce.ts'
import { sessionAnswer, startSession, type WireSession } from '../sessions/start-session.ts'
import { findUserById, lockUser } from '../users/find-user.ts'
import type { ProviderTokens } from './issue-code.ts'

type Needs = Pick<AuthNeeds, 'db' | 'secrets' | 'tokens'>

async function findCode(trx: Transaction<Database>, text: string, verifier: string) {
  const code = await trx
    .selectFrom('auth_codes')
    .selectAll()
    .select((of) => of('expires_at', '<=', of.fn<Date>('now')).as('expired'))
    .where('code_hash', '=', oneTimeHash(text))
    .executeTakeFirst()
  if (!code) throw new AuthError('flow_state_not_found')
  if (code.expired) throw new AuthError('flow_state_expired')
  // A wrong verifier leaves the code to whoever holds the right one.
  if (!verifierFits(verifier, { challenge: code.code_challenge, method: code.code_challenge_method }))
    throw new AuthError('bad_code_verifier')
  return code
}

async function spendCode(trx: Transaction<Database>, text: string, verifier: string) {
  const code = await findCode(trx, text, verifier)
  const user = await lockUser(trx, code.user_id)
  if (user?.banned_at) throw new AuthError('user_banned')
  const spent = await trx
    .deleteFrom('auth_codes')
    .where('code_hash', '=', code.code_hash)
    .returning('code_hash')
    .executeTakeFirst()
  if (!user || !spent) throw new AuthError('flow_state_not_found')
  return { code, user }
}

/**
 * Exchanges a code and the verifier of its challenge for a session; one session a code, however many ask at once (auth
 * protocol 5, `grant_type=pkce`). After Google the session carries Google's tokens. Throws `bad_json`,
 * `validation_failed`, `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`, `user_banned`.
 */
export async function exchangeCode(
  needs: Needs,
  body: Readonly<Record<string, unknown>>,
  userAgent: string | undefined,
): Promise<WireSession & Partial<ProviderTokens>> {
  const [text, verifier] = [optionalText(body, 'auth_code'), optionalText(body, 'code_verifier')]
  if (!text || !verifier)
    throw new AuthError(
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    )
  const { session, user, sealed } = await needs.db.transaction().execute(async (trx) => {
    const { code, user } = await spendCode(trx, text, verifier)
    const session = await startSession(trx, user, { method: code.method, userAgent })
    // Read again: the sign-in is noted on it.
    return {
      session,
      user: (await findUserById(trx, user.id)) ?? user,
      sealed: code.sealed_provider_tokens,
    }
  })
  const given: Partial<ProviderTokens> = sealed ? JSON.parse(needs.secrets.open(sealed)) : {}
  return { ...(await sessionAnswer(needs.tokens, session, user)), ...given }
}
