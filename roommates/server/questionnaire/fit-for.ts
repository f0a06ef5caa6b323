import { type Answers, answeredCount, type Fit, fitOfAnswers } from '@basera/roommates/contract'

/** Seen from `own`; null without answers of one's own: the answers of others are for those who give theirs. */
export const fitFor = (own: Answers | null, theirs: Answers | null): Fit | null =>
  own && answeredCount(own) > 0 ? fitOfAnswers(own, theirs ?? {}) : null
