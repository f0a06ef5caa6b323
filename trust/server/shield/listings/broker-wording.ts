import { ofBrokers } from '../second-opinion/second-opinion.ts'
import { oddsOfPlaces } from '../second-opinion/weights.ts'
import { sentencePairs } from './sentence-pairs.ts'

/** Log-odds from which a pair is suspected. Most of what the weights learned from is honest, hence far below zero. */
const suspected = -1.5

/** Whether a listing reads like those of brokers who do not say that they are, by weights learned from them and from honest ones. */
export const readsLikeBroker = (text: string): boolean =>
  sentencePairs(text).some((places) => oddsOfPlaces(places, ofBrokers) >= suspected)
