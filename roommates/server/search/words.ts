/** A text that is looked for. */
export interface Words {
  /** Every one must appear; none is part of another. */
  readonly words: readonly string[]
  /** All as typed, with one blank between them. */
  readonly phrase: string
}

/** Splits a text on white space (roommates.search-text); null for a blank one. Case is left to the database. */
export function wordsOf(text: string): Words | null {
  const typed = text.split(/\s+/u).filter((word) => word !== '')
  if (typed.length === 0) return null
  const different = [...new Set(typed)]
  const words = different.filter((word) => !different.some((other) => other !== word && other.includes(word)))
  return { words, phrase: typed.join(' ') }
}
