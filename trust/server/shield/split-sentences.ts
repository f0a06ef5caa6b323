const between = /(?<=[.!?।॥۔])\s+|\n+/
/** So much of a sentence that never ends, up to the end of a word. */
const stretch = /\S.{0,199}(?!\S)|\S{1,200}/gsu
const fewestLetters = 8
const mostSentences = 60

/** The first sentences of a text, without those that are too short to say anything. */
export const splitSentences = (text: string): readonly string[] =>
  text
    .split(between)
    .flatMap((part) => part.match(stretch) ?? [])
    .map((part) => part.trim())
    .filter((part) => part.length > fewestLetters)
    .slice(0, mostSentences)
