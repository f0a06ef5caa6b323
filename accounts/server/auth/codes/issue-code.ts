import { randomBytes } from 'node:crypto'
import type { Database } from '@basera/database/types'
import type { Secrets } from '@basera/platform/server/secrets'
import { sql, type Transaction } from 'kysely'
import { oneTimeHash } from '../links/one-time-token.ts'
import type { Challenge } from '../pkce.ts'

/** What Google gave with a sign-in; handed on once, with the session (auth protocol 3). */
export interface ProviderTokens {
  readonly provider_token: string
  readonly provider_refresh_token?: string
}

interface NewCode {
  readonly userId: string
  readonly method: Database['auth_codes']['method']
  readonly challenge: Challenge
  /** Seconds until the code is worthless. */
  readonly ttlSeconds: number
  readonly providerTokens?: ProviderTokens | undefined
}

/**
 * Makes a code for whoever holds the verifier of `challenge`; only its hash is stored. Other codes of the user stay
 * good: several sign-ins may be under way (auth protocol 5).
 */
export async function issueCode(
  trx: Transaction<Database>,
  secrets: Secrets,
  code: NewCode,
): Promise<string> {
  const text = randomBytes(32).toString('base64url')
  await trx
    .insertInto('auth_codes')
    .values({
      code_hash: oneTimeHash(text),
      user_id: code.userId,
      method: code.method,
      code_challenge: code.challenge.challenge,
      code_challenge_method: code.challenge.method,
      sealed_provider_tokens: code.providerTokens ? secrets.seal(JSON.stringify(code.providerTokens)) : null,
      expires_at: sql<Date>`now() + make_interval(secs => ${code.ttlSeconds})`,
    })
    .execute()
  return text
}
