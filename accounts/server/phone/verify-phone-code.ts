import { Problem } from '@basera/platform/contract'
import type { Secrets } from '@basera/platform/server/secrets'
import { recordEvent } from '@basera/platform/server/telemetry'
import type { PhoneState } from '../../contract/phone-calls.ts'
import { dropCode, phoneOfCode, tryCode } from './phone-code-rows.ts'
import { readMobileNumber } from './phone-number.ts'
import { type Proving, provePhone } from './prove-phone.ts'
import { codeHashOf } from './send-phone-code.ts'

/** Accounts 8, "Phone code": verify. */
const refusals = {
  wrong: () => new Problem('code_invalid', 'Invalid verification code'),
  spent: () => new Problem('code_expired', 'Code expired. Request new OTP'),
  none: () => new Problem('code_not_sent', 'No OTP session found. Please resend OTP.'),
}

/**
 * Proves a number by the code sent to it. Throws `code_invalid`; `code_expired` after five minutes or five tries;
 * `code_not_sent` when no code waits, or one for another number than the one named.
 */
export async function verifyPhoneCode(
  proving: Proving & { readonly secrets: Secrets },
  userId: string,
  given: { readonly code: string; readonly phone?: string | undefined },
): Promise<PhoneState> {
  const { db, secrets } = proving
  const phone = await phoneOfCode(db, userId)
  const another = given.phone !== undefined && readMobileNumber(given.phone)?.phone !== phone
  if (phone === undefined || another) throw refusals.none()
  const codeHash = codeHashOf(secrets, userId, phone, given.code)
  const cameOut = await tryCode(db, { userId, phone, codeHash })
  recordEvent('phone-code', cameOut === 'right' ? 'verified' : cameOut)
  if (cameOut !== 'right') throw refusals[cameOut]()
  const claim = (trx: Proving['db']) => dropCode(trx, { userId, codeHash })
  const state = await provePhone(proving, { userId, phone, claim })
  if (!state) throw refusals.none()
  return state
}
