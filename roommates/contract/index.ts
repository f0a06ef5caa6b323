export { type ComparedProfile, compareProfiles, sameAreaKm } from './fit/compare-profiles.ts'
export { byFit, fitOfAnswers, leastAsked, leastCommon, unknownPercent } from './fit/fit-of-answers.ts'
export {
  type Group,
  type GroupBudget,
  type GroupCalls,
  type GroupCard,
  type GroupInvitation,
  type GroupMember,
  type GroupMust,
  type GroupSearch,
  groupCalls,
  type OwnGroup,
} from './groups/group-calls.ts'
export { groupFields } from './groups/group-fields.ts'
export * from './groups/group-limits.ts'
export { groupSentences } from './groups/group-sentences.ts'
export * from './limits.ts'
export { type AnswerBits, answerBits } from './questionnaire/answer-bits.ts'
export {
  type Answer,
  type AnswerChanges,
  type Answers,
  answerChanges,
  answers,
} from './questionnaire/answers.ts'
export { answeredCount, areAnswerChanges, changedAnswers } from './questionnaire/changed-answers.ts'
export * from './questionnaire/questions.ts'
export { type RoommateCalls, type RoommateSearch, roommateCalls, roommateSearch } from './roommate-calls.ts'
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
  type ProfileReason,
  type Roommate,
  type RoommateCard,
  type RoommateSuggestion,
  roommate,
  roommateCard,
  roommateSuggestion,
} from './roommate-shapes.ts'
export { roommateSearchSentences } from './sentences.ts'
export { wishesInText } from './wishes/wishes-in-text.ts'
