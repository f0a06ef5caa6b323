import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { readEmail } from '../email-address.ts'
import { audience } from '../tokens/access-token.ts'
import type { FindMember } from './members.ts'
import { findForeignMember, insertForeignMember } from './sessions.queries.ts'

/** Asymmetric only: whoever can check a token must not be able to make one. */
const algorithms = ['ES256', 'RS256', 'EdDSA']

/** What is wrong with a token, as opposed to what is wrong with the other server. */
const badToken = [
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
]

const claims = z.object({ sub: z.uuid().toLowerCase(), session_id: z.uuid().toLowerCase().optional() })

/** A member of the other server has rows here from the first call on, so that things can belong to them. */
async function makeMember(db: Kysely<Database>, id: string, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await insertForeignMember(trx, id, email)))
      throw new Problem('conflict', 'An account with this email already exists.')
  })
}

async function memberOf(db: Kysely<Database>, payload: JWTPayload) {
  const named = claims.safeParse(payload).data
  const email = readEmail(payload.email)
  if (!named || !email) return undefined
  const row = await findForeignMember(db, named.sub)
  if (row?.banned_at) return undefined
  if (!row?.profile_id) await makeMember(db, named.sub, email)
  return {
    id: named.session_id ?? named.sub,
    userId: named.sub,
    phoneVerified: row?.phone_verified === true,
  }
}

/**
 * Members by the access tokens of another server that speaks the auth protocol (accounts.foreign-auth): checked by its key
 * set, issuer and audience. Its sessions are not known here, so a token is good until it expires. Throws
 * `service_unavailable` while its keys cannot be fetched, and `conflict` for an address that belongs to another id.
 */
export function foreignMembers(db: Kysely<Database>, authUrl: string): FindMember {
  const issuer = authUrl.replace(/\/$/, '')
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
  return async (token) => {
    try {
      const options = { algorithms, audience, issuer, requiredClaims: ['exp', 'sub'] }
      const { payload } = await jwtVerify(token, keys, options)
      return await memberOf(db, payload)
    } catch (error) {
      if (badToken.some((kind) => error instanceof kind)) return undefined
      if (error instanceof errors.JOSEError || error instanceof TypeError)
        throw new Problem('service_unavailable', 'We cannot check who you are right now. Please try again.')
      throw error
    }
  }
}
