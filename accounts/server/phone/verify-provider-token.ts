import { Problem } from '@basera/platform/contract'
import { spendOnce } from '@basera/platform/server/bot-check'
import type { Logger } from '@basera/platform/server/logger'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { PhoneState } from '../../contract/phone-calls.ts'
import { refusals } from '../sentences.ts'
import { mobileNumberOf } from './phone-number.ts'
import { type Proving, provePhone } from './prove-phone.ts'

export interface PhoneProvider {
  readonly projectId: string
  readonly issuer: string
  readonly keysUrl: string
}

/** Seconds since the person entered the code. */
const freshness = 300

/** Seconds that clocks may differ. */
const clockTolerance = 5

interface TokenReader {
  readonly provider: PhoneProvider
  readonly keys: JWTVerifyGetKey
}

/** Reads the provider's keys when first needed, and when they change. */
export const openTokenReader = (provider: PhoneProvider): TokenReader => ({
  provider,
  keys: createRemoteJWKSet(new URL(provider.keysUrl), { timeoutDuration: 5000 }),
})

const invalid = () => new Problem('code_invalid', refusals.otpInvalid)
const unreachable = [errors.JWKSTimeout, errors.JWKSInvalid]

/** Faults of the token are the caller's; an unreadable key set is not. */
function refusalOf(error: unknown): Problem | undefined {
  if (error instanceof errors.JWTExpired) return new Problem('code_expired', refusals.phoneCodeExpired)
  const ours = !(error instanceof errors.JOSEError) || unreachable.some((kind) => error instanceof kind)
  // A key set that answers with an error status gives a bare JOSEError.
  return ours || error.constructor === errors.JOSEError ? undefined : invalid()
}

async function readClaims(
  { provider, keys }: TokenReader,
  token: string,
  logger: Logger,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: provider.issuer,
      audience: provider.projectId,
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time', 'phone_number'],
      clockTolerance,
    })
    return payload
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) throw refusal
    logger.error({ err: error }, "the phone provider's keys could not be read")
    throw new Problem('service_unavailable', refusals.otpUnchecked)
  }
}

/** One its owner signed in with by code, minutes ago. */
function provenNumber({ sub, auth_time, phone_number, firebase }: JWTPayload): string {
  const age = Date.now() / 1000 - Number(auth_time)
  if (!sub || typeof auth_time !== 'number' || typeof phone_number !== 'string') throw invalid()
  if (!(age >= -clockTolerance)) throw invalid()
  if (age > freshness) throw new Problem('code_expired', refusals.phoneCodeExpired)
  const { sign_in_provider = 'phone' } = (firebase ?? {}) as { sign_in_provider?: unknown }
  if (sign_in_provider !== 'phone') throw invalid()
  return mobileNumberOf(phone_number).phone
}

/** Throws `code_invalid`, `code_expired`, `invalid_phone_number`, `service_unavailable`. */
export async function verifyProviderToken(
  proving: Proving & { readonly logger: Logger },
  reader: TokenReader,
  userId: string,
  token: string,
): Promise<PhoneState> {
  const claims = await readClaims(reader, token, proving.logger)
  const phone = provenNumber(claims)
  // By what is signed: a signature has more than one spelling.
  const signed = token.slice(0, token.lastIndexOf('.'))
  const ends = new Date(((claims.exp ?? 0) + clockTolerance) * 1000)
  const claim = (trx: Proving['db']) => spendOnce(trx, `phone-provider:${signed}`, ends)
  const state = await provePhone(proving, { userId, phone, claim })
  if (!state) throw invalid()
  return state
}
