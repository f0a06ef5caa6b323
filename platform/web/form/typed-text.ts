import { plainDigits } from '../../design/plain-digits.ts'

/** Counted like contracts and database: an emoji is one, where `length` says two. */
export const characterCount = (text: string): number => [...text].length

/** Undefined while blank, NaN for text that is no whole number. */
export function typedInteger(text: string): number | undefined {
  const digits = plainDigits(text).trim()
  if (digits === '') return undefined
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN
}
