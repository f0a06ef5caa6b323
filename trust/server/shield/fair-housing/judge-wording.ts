import { type FairHousingKind, fairHousingLead, judgeFairHousing } from '../../../contract/index.ts'
import { ofFairHousing } from '../second-opinion/second-opinion.ts'
import { oddsOfPlaces } from '../second-opinion/weights.ts'
import { sentencesOf } from './sentence-places.ts'

/** Wording that shuts people out, and what to write instead. */
export interface ShutOutWording {
  /** Null where only the learned weights find it. */
  readonly kind: FairHousingKind | null
  readonly words: string
  readonly instead: string
}

/** Log-odds from which a sentence is suspected. */
const suspected = 0
/** Of fewer the weights cannot tell anything. */
const fewestWords = 3
const stop = /[.!?।॥۔\s]+$/u

/**
 * What shuts people out in a listing (trust.fair-housing): the words that rules find, or, where they find none, the
 * sentence that reads most like such wording by weights that were learned.
 */
export function judgeWording(text: string): readonly ShutOutWording[] {
  const found = judgeFairHousing(text)
  if (found.length > 0) return found
  const [worst] = sentencesOf(text)
    .filter((sentence) => sentence.text.split(/\s+/).length >= fewestWords)
    .map((sentence) => ({ words: sentence.text, odds: oddsOfPlaces(sentence.places, ofFairHousing) }))
    .toSorted((a, b) => b.odds - a.odds)
  if (!worst || worst.odds < suspected) return []
  return [{ kind: null, words: worst.words.replace(stop, ''), instead: fairHousingLead }]
}
