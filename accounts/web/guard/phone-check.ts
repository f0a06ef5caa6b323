import type { PhoneCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { sentencesOf } from '@basera/platform/web'
import en from './locales/en.json'

const t = sentencesOf(en)

/** What the guard knows of the caller's phone (accounts 3). */
export interface PhoneCheck {
  readonly isVerified: boolean
  readonly phone: string | null
  readonly loading: boolean
  /** The sentence of accounts 8, or null. */
  readonly error: string | null
}

/** Milliseconds the check may take (accounts 4, 9). */
export const phoneCheckLimit = 5000

const unverified: PhoneCheck = { isVerified: false, phone: null, loading: false, error: null }

export const checkingPhone: PhoneCheck = { ...unverified, loading: true }

function failed(error: unknown): PhoneCheck {
  if (!(error instanceof Problem)) return { ...unverified, error: t('guard.unexpected') }
  return error.code === 'not_found' ? unverified : { ...unverified, error: t('guard.failed') }
}

/** Asks whether the caller's phone is verified. Never rejects; a missing profile row counts as not verified (accounts 4). */
export async function checkPhone(api: Api<PhoneCalls>, stop: AbortSignal): Promise<PhoneCheck> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), phoneCheckLimit)
  const signal = AbortSignal.any([stop, limit.signal])
  try {
    const { phone, phone_verified } = await api('GET /api/me/phone', {}, { signal })
    return { ...unverified, phone, isVerified: phone_verified }
  } catch (error) {
    return limit.signal.aborted ? { ...unverified, error: t('guard.timeout') } : failed(error)
  } finally {
    clearTimeout(timer)
  }
}
