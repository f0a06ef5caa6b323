export { askedBy, canonicalQuery } from './alert-search.ts'
export { matchQueuedProfiles } from './match-profiles.ts'
export { keepSearch } from './roommate-alerts.queries.ts'
