export type { Access, Api, Call, CallInput, CallOutput, Calls, Method } from './call.ts'
export { cursor, id, type Page, page, queryFlag, queryInteger, queryNumber, timestamp } from './fields.ts'
export {
  degrees,
  integerOrZero,
  line,
  optionalLine,
  optionalText,
  requiredInteger,
  requiredLine,
} from './form-fields.ts'
export { type LiveCalls, liveCalls, liveClose, liveTicketSeconds } from './live-calls.ts'
export { type FieldError, Problem, type ProblemCode, type ProblemDocument, problemStatus } from './problem.ts'
export { plainText } from './search/address-values.ts'
export {
  type Filter,
  type FilterValues,
  flagFilter,
  integerFilter,
  optionFilter,
  pointFilter,
  searchFilters,
  textFilter,
} from './search/filters.ts'
