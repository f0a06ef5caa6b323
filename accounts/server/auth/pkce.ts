import { createHash, timingSafeEqual } from 'node:crypto'
import { AuthError } from './auth-error.ts'

export interface Challenge {
  readonly challenge: string
  readonly method: 's256' | 'plain'
}

const challengeForm = /^[A-Za-z0-9\-._~]{43,128}$/
const absent = (value: unknown): boolean => value === undefined || value === null

/** Both fields or none (auth-protocol.pkce-fields). Throws `validation_failed`. */
export function readChallenge(fields: {
  readonly code_challenge?: unknown
  readonly code_challenge_method?: unknown
}): Challenge | undefined {
  const { code_challenge: challenge, code_challenge_method: named } = fields
  if (absent(challenge) && absent(named)) return undefined
  if (absent(challenge) || absent(named))
    throw new AuthError(
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge to be specified',
    )
  if (typeof challenge !== 'string' || !challengeForm.test(challenge))
    throw new AuthError('validation_failed', 'code challenge has to be between 43 and 128 valid characters')
  const method = typeof named === 'string' ? named.toLowerCase() : ''
  if (method !== 's256' && method !== 'plain')
    throw new AuthError('validation_failed', 'code challenge method has to be s256 or plain')
  return { challenge, method }
}

/** Compares in constant time (auth-protocol.pkce-verifier). */
export function verifierFits(verifier: string, { challenge, method }: Challenge): boolean {
  const made = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  const [a, b] = [Buffer.from(made), Buffer.from(challenge)]
  return a.length === b.length && timingSafeEqual(a, b)
}
