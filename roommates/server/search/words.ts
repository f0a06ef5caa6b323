export interface Words {
  /** None is part of another. */
  readonly words: readonly string[]
  readonly phrase: string
}

/** Splits on white space (roommates.search-text); null for a blank text. The database ignores case. */
export function wordsOf(text: string): Words | null {
  const typed = text.split(/\s+/u).filter((word) => word !== '')
  if (typed.length === 0) return null
  const different = [...new Set(typed)]
  const words = different.filter((word) => !different.some((other) => other !== word && other.includes(word)))
  return { words, phrase: typed.join(' ') }
}
