import { presentIn, readTurns } from '../read-turns.ts'
import { heaviestWords, oddsOfTexts, ofListings } from '../second-opinion/second-opinion.ts'

/** Log-odds from which a listing is suspected by them alone, and below which a rule is overruled. */
const learned = { suspected: 1, honest: -2 } as const

export interface ListingOpinion {
  readonly isSuspected: boolean
  readonly isHonest: boolean
  readonly because: () => string
}

/** What weights learned from listings that cheat and honest ones make of a listing. */
export function opinionOfListing(text: string): ListingOpinion {
  const texts = readTurns([text])
  const odds = oddsOfTexts(texts, presentIn(texts), ofListings)
  return {
    isSuspected: odds >= learned.suspected,
    isHonest: odds < learned.honest,
    because: () => `Reads like known fraud: ${heaviestWords([text], ofListings).join(', ')}`,
  }
}
