import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { AuthError } from '../auth-error.ts'
import { appMetadata } from '../users/present-user.ts'
import type { AuthUser } from '../users/users.queries.ts'
import type { SigningKeys } from './signing-keys.ts'

export interface AccessTokens {
  readonly keys: SigningKeys
  readonly issuer: string
  readonly ttlSeconds: number
}

export const audience = 'authenticated'

export interface AuthenticationMethod {
  readonly method: 'password' | 'oauth' | 'magiclink' | 'email/signup' | 'recovery' | 'otp'
  readonly timestamp: number
}

interface TokenSession {
  readonly id: string
  readonly amr: readonly AuthenticationMethod[]
}

/** `expiresAt` is `exp` in Unix seconds. */
export async function signAccessToken(
  tokens: AccessTokens,
  session: TokenSession,
  user: AuthUser,
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  const { kid, alg, key } = await tokens.keys.signing()
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + tokens.ttlSeconds
  const claims = {
    iss: tokens.issuer,
    sub: user.id,
    aud: audience,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: '',
    role: 'authenticated',
    session_id: session.id,
    aal: 'aal1',
    amr: session.amr,
    app_metadata: appMetadata(user),
    user_metadata: user.user_metadata,
    is_anonymous: false,
  }
  const token = await new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT', kid }).sign(key)
  return { token, expiresAt }
}

interface TokenClaims {
  readonly userId: string
  readonly sessionId: string
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Header fields that would bring a foreign key. */
const foreignKeyFields = ['jwk', 'jku', 'x5u', 'x5c'] as const

function claimsOf({ sub, session_id: sessionId }: JWTPayload): TokenClaims {
  if (typeof sub !== 'string' || typeof sessionId !== 'string' || !uuid.test(sub) || !uuid.test(sessionId))
    throw new AuthError('bad_jwt')
  return { userId: sub, sessionId }
}

/** Checks key, signature, `exp`, `aud` and `iss` (auth-protocol.token-checked). Throws `bad_jwt`. */
export async function verifyAccessToken(
  tokens: Pick<AccessTokens, 'keys' | 'issuer'>,
  token: string,
): Promise<TokenClaims> {
  try {
    const { payload } = await jwtVerify(
      token,
      async (header) => {
        const brought = foreignKeyFields.some((field) => field in header)
        if (brought || typeof header.kid !== 'string') throw new AuthError('bad_jwt')
        const known = await tokens.keys.verifying(header.kid)
        if (!known || header.alg !== known.alg) throw new AuthError('bad_jwt')
        return known.key
      },
      { algorithms: ['ES256'], audience, issuer: tokens.issuer, requiredClaims: ['exp', 'iat'] },
    )
    return claimsOf(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new AuthError('bad_jwt')
    throw error
  }
}
