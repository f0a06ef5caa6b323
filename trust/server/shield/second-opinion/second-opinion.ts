import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMessage } from '../read-message.ts'
import type { Present, ReadText } from '../read-turns.ts'
import { placesOfWord, weighTogether } from './features.ts'
import { oddsOf, sumOf, unpackWeights, type Weights } from './weights.ts'

const readWeights = (file: string) => unpackWeights(readFileSync(join(import.meta.dirname, file)))

export const ofMessages = readWeights('weights.gz')
export const ofListings = readWeights('listing-weights.gz')
export const ofBrokers = readWeights('broker-weights.gz')
export const ofFairHousing = readWeights('fair-housing-weights.gz')
const namedWords = 3

/** What the learned weights make of messages that speak of `present`, as log-odds of a scam. */
export function oddsOfTexts(texts: readonly ReadText[], present: Present, weights: Weights): number {
  const { sum, count } = weighTogether(texts, present.names, weights.table)
  return oddsOf(sum, count, weights)
}

/** The words that weigh most towards a scam. */
export function heaviestWords(turns: readonly string[], weights: Weights): readonly string[] {
  const words = new Map(
    turns.flatMap((text) => readMessage(text).tokens.map(({ plain, forms }) => [plain, forms] as const)),
  )
  const weight = (forms: readonly string[]) => sumOf(placesOfWord(forms), weights)
  return [...words]
    .map(([word, forms]) => ({ word, weighs: weight(forms) }))
    .filter(({ weighs }) => weighs > 0)
    .toSorted((a, b) => b.weighs - a.weighs)
    .slice(0, namedWords)
    .map(({ word }) => word)
}
