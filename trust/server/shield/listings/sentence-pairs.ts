import { presentIn, readTurns } from '../read-turns.ts'
import { placesTogether } from '../second-opinion/features.ts'
import { splitSentences } from '../split-sentences.ts'

/** Two sentences that follow each other, by where they lie among the learned weights: brokers say in one what they show, in the next what they take. */
export function sentencePairs(text: string): readonly Uint32Array[] {
  const sentences = splitSentences(text)
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`)
  return (pairs.length > 0 ? pairs : [text]).map((pair) => {
    const texts = readTurns([pair])
    return placesTogether(texts, presentIn(texts).names)
  })
}
