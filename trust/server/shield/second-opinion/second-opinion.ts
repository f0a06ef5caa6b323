import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { presentIn, readTurns } from '../presence.ts'
import { type Features, featuresOf } from './features.ts'
import { oddsOf, unpackWeights } from './weights.ts'

const weights = unpackWeights(readFileSync(join(import.meta.dirname, 'weights.gz')))
const namedWords = 3

export interface Opinion {
  readonly odds: number
  /** The words that weighed most towards a scam. */
  readonly words: () => readonly string[]
}

function heaviest({ words }: Features): readonly string[] {
  const weight = (places: readonly number[]) =>
    places.reduce((sum, place) => sum + (weights.table[place] ?? 0), 0)
  return [...words]
    .map(([word, places]) => ({ word, weighs: weight(places) }))
    .filter(({ weighs }) => weighs > 0)
    .toSorted((a, b) => b.weighs - a.weighs)
    .slice(0, namedWords)
    .map(({ word }) => word)
}

/** What the learned weights make of the features of a text. */
export function opinionOf(features: Features): Opinion {
  return { odds: oddsOf(features, weights), words: () => heaviest(features) }
}

/** The same of messages that are not read yet. */
export function oddsOfTurns(turns: readonly string[]): number {
  const { reading, lastTurn } = readTurns(turns)
  return oddsOf(featuresOf(reading, presentIn(reading, lastTurn)), weights)
}
