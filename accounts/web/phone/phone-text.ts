import { plainDigits } from '@basera/platform/design'

const indian = '+91'
const decoration = /[\s().-]/g

/** Adds +91 (accounts.phone-prefix). */
export function withCountryCode(text: string): string {
  const bare = plainDigits(text).replace(decoration, '')
  return bare.startsWith('+') ? bare : `${indian}${bare}`
}

/** Two groups of five digits; +91 stands before the field. */
export function groupPhone(text: string): string {
  const bare = plainDigits(text)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
  const digits = bare.startsWith(indian) ? bare.slice(indian.length) : bare
  if (digits.startsWith('+') || digits.length <= 5) return digits
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}

/** An E.164 number for people: `+91 98765 43210`. */
export const showPhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, `${indian} $1 $2`)
