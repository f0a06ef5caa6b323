import { groupRupees } from './rupee-text.ts'

const mostDigits = 10

/**
 * What of a typed or pasted text belongs to a sum: digits, commas, a minus in front and one point, so that the form can
 * say what is wrong with it. Undefined when it holds more digits than any sum.
 */
export function sumText(typed: string): string | undefined {
  const kept = typed.replaceAll(/[^\d,.-]/g, '').replaceAll(/(?!^)-/g, '')
  const point = kept.indexOf('.')
  const text = point < 0 ? kept : kept.slice(0, point + 1) + kept.slice(point).replaceAll('.', '')
  return text.replaceAll(/\D/g, '').length > mostDigits ? undefined : text
}

/** The sum in a text of {@link sumText}; null without a digit. */
export const readSum = (text: string): number | null =>
  /\d/.test(text) ? Number(text.replaceAll(',', '')) : null

/** A sum as the field shows it once it is left: `1,25,000`, `-500`, `1,500.5`. */
export function showSum(sum: number | null): string {
  if (sum === null || !Number.isFinite(sum)) return ''
  const [whole = '', part] = String(Math.abs(sum)).split('.')
  return `${sum < 0 ? '-' : ''}${groupRupees(Number(whole))}${part ? `.${part}` : ''}`
}
