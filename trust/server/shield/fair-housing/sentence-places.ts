import { readWords } from '@basera/platform/contract/phrases'
import { fairHousingConcepts, fairHousingKinds } from '../../../contract/index.ts'
import { readTurns } from '../read-turns.ts'
import { placesBesides } from '../second-opinion/features.ts'
import { splitSentences } from '../split-sentences.ts'

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

/** The sentences of a text, in its order. */
export const sentencesOf = (text: string): readonly Sentence[] =>
  splitSentences(text).map((sentence) => ({
    text: sentence,
    places: placesBesides(readTurns([sentence]), namesIn(sentence)),
  }))
