import { randomBytes } from 'node:crypto'
import type { Database } from '@basera/database/types'
import type { Secrets } from '@basera/platform/server/secrets'
import type { Transaction } from 'kysely'
import { AuthError } from '../auth-error.ts'
import type { AuthNeeds } from '../http/auth-routes.ts'
import { optionalText } from '../http/read-body.ts'
import { oneTimeHash } from '../one-time-token.ts'
import { verifierFits } from '../pkce.ts'
import { noticeBrowser } from '../sessions/notice-browser.ts'
import { sessionAnswer, startSession, type WireSession } from '../sessions/start-session.ts'
import { findUserById, lockUser } from '../users/users.queries.ts'
import { type CodeRow, findCode, insertCode, takeCode } from './codes.queries.ts'

/** Handed on once, with the session (auth-protocol.session-object). */
export interface ProviderTokens {
  readonly provider_token: string
  readonly provider_refresh_token?: string
}

interface NewCode extends Pick<CodeRow, 'userId' | 'method' | 'challenge' | 'ttlSeconds'> {
  readonly providerTokens?: ProviderTokens | undefined
}

/** Stores only the code's hash. Earlier codes stay good: several sign-ins may be under way. */
export async function issueSignInCode(
  trx: Transaction<Database>,
  secrets: Secrets,
  { providerTokens, ...code }: NewCode,
): Promise<string> {
  const text = randomBytes(32).toString('base64url')
  const sealedProviderTokens = providerTokens ? secrets.seal(JSON.stringify(providerTokens)) : null
  await insertCode(trx, { ...code, codeHash: oneTimeHash(text), sealedProviderTokens })
  return text
}

async function checkCode(trx: Transaction<Database>, text: string, verifier: string) {
  const code = await findCode(trx, oneTimeHash(text))
  if (!code) throw new AuthError('flow_state_not_found')
  if (code.expired) throw new AuthError('flow_state_expired')
  // A wrong verifier leaves the code to its owner.
  if (!verifierFits(verifier, { challenge: code.code_challenge, method: code.code_challenge_method }))
    throw new AuthError('bad_code_verifier')
  return code
}

async function spendCode(trx: Transaction<Database>, text: string, verifier: string) {
  const code = await checkCode(trx, text, verifier)
  const user = await lockUser(trx, code.user_id)
  if (user?.banned_at) throw new AuthError('user_banned')
  if (!(await takeCode(trx, code.code_hash)) || !user) throw new AuthError('flow_state_not_found')
  return { code, user }
}

/**
 * auth-protocol.code-exchange. Throws `bad_json`, `validation_failed`, `flow_state_not_found`, `flow_state_expired`,
 * `bad_code_verifier`, `user_banned`.
 */
export async function exchangeCode(
  needs: Pick<AuthNeeds, 'db' | 'secrets' | 'tokens' | 'mails' | 'settings'>,
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
    await noticeBrowser(trx, needs, user, userAgent)
    return {
      session,
      // Read again, with the sign-in noted on it.
      user: (await findUserById(trx, user.id)) ?? user,
      sealed: code.sealed_provider_tokens,
    }
  })
  const given: Partial<ProviderTokens> = sealed ? JSON.parse(needs.secrets.open(sealed)) : {}
  return { ...(await sessionAnswer(needs.tokens, session, user)), ...given }
}
