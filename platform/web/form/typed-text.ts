/** Characters as the contracts and the database count them: an emoji is one, where `length` says two. */
export const characterCount = (text: string): number => [...text].length

/** A typed whole number: undefined while it is blank, NaN for a text that is none. */
export function typedInteger(text: string): number | undefined {
  const digits = text.trim()
  if (digits === '') return undefined
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN
}
