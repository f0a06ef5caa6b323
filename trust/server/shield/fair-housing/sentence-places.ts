import { readWords } from '@basera/platform/contract/phrases'
import { fairHousingConcepts, fairHousingKinds } from '../../../contract/index.ts'
import { readTurns } from '../read-turns.ts'
import { placesBesides } from '../second-opinion/features.ts'

export interface Sentence {
  readonly text: string
  /** Where it lies among the learned weights. */
  readonly places: Uint32Array
}

const people: ReadonlySet<string> = new Set(fairHousingKinds)
const anybody = 'people'

/** What a sentence speaks of, alone and in pairs. */
function namesIn(sentence: string): readonly string[] {
  const concepts = [...fairHousingConcepts(readWords(sentence))]
  const names = (concepts.some((name) => people.has(name)) ? [...concepts, anybody] : concepts).toSorted()
  return names.flatMap((name, at) => [name, ...names.slice(at + 1).map((other) => `${name}+${other}`)])
}

const between = /(?<=[.!?।॥۔])\s+|\n+/
/** So much of a sentence that never ends, up to the end of a word. */
const stretch = /\S.{0,199}(?!\S)|\S{1,200}/gsu
const fewestLetters = 8
const mostSentences = 60

/** The sentences of a text, in its order. */
export function sentencesOf(text: string): readonly Sentence[] {
  const parts = text
    .split(between)
    .flatMap((part) => part.match(stretch) ?? [])
    .map((part) => part.trim())
    .filter((part) => part.length > fewestLetters)
    .slice(0, mostSentences)
  return parts.map((part) => ({ text: part, places: placesBesides(readTurns([part]), namesIn(part)) }))
}
