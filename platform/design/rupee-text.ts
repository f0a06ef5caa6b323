/** `125000` as `1,25,000`, without the sign; an absent sum is empty text. */
export function groupRupees(sum: number | null): string {
  if (sum === null) return ''
  const digits = String(Math.trunc(sum))
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return head ? `${head},${digits.slice(-3)}` : digits
}

/** The sum in a text that may hold commas, spaces or ₹; null when there is no digit. */
export function readRupees(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}
