import { type Example, learn } from './learn.ts'
import { oddsOfPlaces, type Weights } from './weights.ts'

/** A text by the places of its sentences; `scam` for one that shuts people out by at least one of them. */
export interface SentencesExample {
  readonly scam: boolean
  readonly set: string
  readonly sentences: readonly Uint32Array[]
}

export const oddsOfWorst = (sentences: readonly Uint32Array[], weights: Weights): number =>
  Math.max(...sentences.map((places) => oddsOfPlaces(places, weights)))

const everySentence = ({ scam, set, sentences }: SentencesExample): Example[] =>
  sentences.map((places) => ({ scam, set, places }))

const wholeText = ({ scam, set, sentences }: SentencesExample): Example => ({
  scam,
  set,
  places: Uint32Array.from(new Set(sentences.flatMap((places) => [...places]))),
})

function worstSentence({ scam, set, sentences }: SentencesExample, weights: Weights): Example[] {
  const [worst] = sentences.toSorted((a, b) => oddsOfPlaces(b, weights) - oddsOfPlaces(a, weights))
  return worst ? [{ scam, set, places: worst }] : []
}

/**
 * Learns sentences from texts of which nobody said which sentence shuts people out: first from whole texts, then from
 * the one of each that reads most like it.
 */
export function learnSentences(texts: readonly SentencesExample[]): Weights {
  const first = learn(texts.map(wholeText))
  return learn(texts.flatMap((one) => (one.scam ? worstSentence(one, first) : everySentence(one))))
}
