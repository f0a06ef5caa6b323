import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMessage } from '../read-message.ts'
import type { Present, ReadText } from '../read-turns.ts'
import { placesOfWord, placesTogether } from './features.ts'
import { oddsOf, unpackWeights } from './weights.ts'

const weights = unpackWeights(readFileSync(join(import.meta.dirname, 'weights.gz')))
const namedWords = 3

/** What the learned weights make of messages that speak of `present`, as log-odds of a scam. */
export const oddsOfTexts = (texts: readonly ReadText[], present: Present): number =>
  oddsOf(
    placesTogether(
      texts.map(({ places }) => places),
      present.keys(),
    ),
    weights,
  )

/** The words that weigh most towards a scam. */
export function heaviestWords(turns: readonly string[]): readonly string[] {
  const words = new Map(
    turns.flatMap((text) => readMessage(text).tokens.map(({ plain, forms }) => [plain, forms] as const)),
  )
  const weight = (forms: readonly string[]) =>
    placesOfWord(forms).reduce((sum, place) => sum + (weights.table[place] ?? 0), 0)
  return [...words]
    .map(([word, forms]) => ({ word, weighs: weight(forms) }))
    .filter(({ weighs }) => weighs > 0)
    .toSorted((a, b) => b.weighs - a.weighs)
    .slice(0, namedWords)
    .map(({ word }) => word)
}
