import { countWords, presentIn, readTurns } from '../read-turns.ts'
import { isAtStake } from '../second-opinion/at-stake.ts'
import { heaviestWords, oddsOfTexts, ofListings } from '../second-opinion/second-opinion.ts'

/**
 * Log-odds from which a listing is suspected by them alone, those where nothing is named that cheats are after, and
 * those below which a rule is overruled.
 */
const learned = { suspected: -0.5, unspoken: 0, honest: -2 } as const

/** Of fewer the weights cannot tell anything. */
export const fewestWords = 8

export interface ListingOpinion {
  readonly isSuspected: boolean
  readonly isHonest: boolean
  readonly because: () => string
}

/** What weights learned from listings that cheat and honest ones make of a listing. */
export function opinionOfListing(text: string): ListingOpinion {
  const texts = readTurns([text])
  const present = presentIn(texts)
  const odds = oddsOfTexts(texts, present, ofListings)
  return {
    isSuspected:
      countWords(texts) >= fewestWords && odds >= (isAtStake(present) ? learned.suspected : learned.unspoken),
    isHonest: odds < learned.honest,
    because: () => `Reads like known fraud: ${heaviestWords([text], ofListings).join(', ')}`,
  }
}
