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
