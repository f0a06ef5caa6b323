const indian = '+91'
const decoration = /[\s().-]/g

/** The number as it is sent: a 10-digit number that starts with 6-9, and any other without +, gets +91 (accounts 5). */
export function withCountryCode(text: string): string {
  const bare = text.replace(decoration, '')
  return bare.startsWith('+') ? bare : `${indian}${bare}`
}

/** What stands in the field while it is typed or pasted: digits in two groups of five; +91 is shown before the field. */
export function groupPhone(text: string): string {
  const bare = text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  const digits = bare.startsWith(indian) ? bare.slice(indian.length) : bare
  if (digits.startsWith('+') || digits.length <= 5) return digits
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}

/** A number (E.164) as people read it: `+91 98765 43210`. */
export const showPhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, `${indian} $1 $2`)
