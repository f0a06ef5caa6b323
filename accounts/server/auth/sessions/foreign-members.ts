import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { NumberRecords } from '../../phone/number-records.ts'
import { refusals } from '../../sentences.ts'
import { readEmail } from '../email-address.ts'
import { audience } from '../tokens/access-token.ts'
import { type FindMember, verificationOf } from './members.ts'
import { findForeignMember, insertForeignMember } from './sessions.queries.ts'

/** Asymmetric: whoever checks tokens must not be able to make them. */
const algorithms = ['ES256', 'RS256', 'EdDSA']

/** Faults of the token, as opposed to the other server's. */
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

type PersonLookup = Pick<NumberRecords, 'personOf'>

const claims = z.object({
  sub: z.uuid().toLowerCase(),
  session_id: z.uuid().toLowerCase().optional(),
  iat: z.number().optional(),
  amr: z.array(z.object({ timestamp: z.number() })).catch([]),
})

function signInTime({ amr, iat }: z.output<typeof claims>): Date | undefined {
  const seconds = amr.length > 0 ? Math.max(...amr.map(({ timestamp }) => timestamp)) : iat
  return seconds === undefined ? undefined : new Date(seconds * 1000)
}

async function makeMember(db: Kysely<Database>, id: string, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await insertForeignMember(trx, id, email))) throw new Problem('conflict', refusals.emailExists)
  })
}

async function memberOf(db: Kysely<Database>, payload: JWTPayload, numbers: PersonLookup) {
  const named = claims.safeParse(payload).data
  const email = readEmail(payload.email)
  if (!named || !email) return undefined
  const row = await findForeignMember(db, named.sub, numbers.personOf)
  if (row?.banned_at) return undefined
  if (!row?.profile_id) await makeMember(db, named.sub, email)
  return {
    id: named.session_id ?? named.sub,
    userId: named.sub,
    signedInAt: signInTime(named),
    ...verificationOf(row ?? { phone_verified: null, phone_left_at: null, person_id: null }),
  }
}

/** accounts.foreign-auth. Throws `service_unavailable` without the keys, `conflict` for a taken address. */
export function foreignMembers(db: Kysely<Database>, authUrl: string, numbers: PersonLookup): FindMember {
  const issuer = authUrl.replace(/\/$/, '')
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
  return async (token) => {
    try {
      const options = { algorithms, audience, issuer, requiredClaims: ['exp', 'sub'] }
      const { payload } = await jwtVerify(token, keys, options)
      return await memberOf(db, payload, numbers)
    } catch (error) {
      if (badToken.some((kind) => error instanceof kind)) return undefined
      if (error instanceof errors.JOSEError || error instanceof TypeError)
        throw new Problem('service_unavailable', refusals.whoUnknown)
      throw error
    }
  }
}
