/** `125000` as `1,25,000`, without ₹; '' for null. */
export function groupRupees(sum: number | null): string {
  if (sum === null) return ''
  const digits = String(Math.trunc(sum))
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return head ? `${head},${digits.slice(-3)}` : digits
}

/** The sum in a text with commas, spaces or ₹; null without digits. */
export function readRupees(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

const indianDigits =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g
const scriptBlock = 0x80
const zeroInBlock = 0x66

export const plainDigits = (text: string): string =>
  text.replace(indianDigits, (digit) => String((digit.charCodeAt(0) % scriptBlock) - zeroInBlock))
