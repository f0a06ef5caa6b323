export { type FitProfile, fitDistanceKm, fitOf, fitWeights } from './fit.ts'
export * from './limits.ts'
export { type RoommateCalls, type RoommateSearch, roommateCalls } from './roommate-calls.ts'
export {
  type FilterGender,
  filterGenders,
  noRoommateFilters,
  type RoommateFilters,
  readRoommateFilters,
  roommateSearchQuery,
  roommateSortsFor,
  withFittingSort,
  writeRoommateFilters,
} from './roommate-filters.ts'
export {
  type Fit,
  type FitReason,
  type Roommate,
  type RoommateCard,
  type RoommateSuggestion,
  roommate,
  roommateCard,
  roommateSuggestion,
} from './roommate-shapes.ts'
export { roommateSearchSentences } from './sentences.ts'
