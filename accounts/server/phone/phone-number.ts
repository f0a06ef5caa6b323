import { Problem } from '@basera/platform/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { refusals } from '../sentences.ts'

export interface MobileNumber {
  readonly phone: string
  /** Country calling code: 91. */
  readonly country: string
}

const mobile = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

const separators = /[\s().\-‐-―]/g

/** accounts.phone-prefix */
const withCountry = (text: string) => (/^[+＋]/.test(text) ? text : `+91${text}`)

/** Undefined for anything but a mobile number (accounts.phone-mobile). */
export function readMobileNumber(text: string): MobileNumber | undefined {
  const number = parsePhoneNumberFromString(withCountry(text.replaceAll(separators, '')), { extract: false })
  if (!number?.isValid() || number.ext || !mobile.has(number.getType() ?? '')) return undefined
  return { phone: number.number, country: number.countryCallingCode }
}

/** Throws `invalid_phone_number`. */
export function mobileNumberOf(text: string): MobileNumber {
  const number = readMobileNumber(text)
  if (!number) throw new Problem('invalid_phone_number', refusals.phoneInvalid)
  return number
}

/** Country and last three digits (accounts.phone-private). */
export function maskedPhone(phone: string): string {
  const country = parsePhoneNumberFromString(phone)?.countryCallingCode ?? ''
  const hidden = phone.length - 1 - country.length - 3
  return `+${country} ${'•'.repeat(hidden)}${phone.slice(-3)}`
}
