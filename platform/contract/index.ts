export type { Access, Api, Call, CallInput, CallOutput, Calls, Method } from './call.ts'
export { indiaAhead, isPastDay } from './days.ts'
export {
  cursor,
  id,
  type Page,
  page,
  queryFlag,
  queryInteger,
  queryList,
  queryNumber,
  timestamp,
} from './fields.ts'
export {
  degrees,
  integerOrZero,
  line,
  optionalLine,
  optionalText,
  requiredInteger,
  requiredLine,
} from './form-fields.ts'
export { type Message, messageFormat, type Values } from './format-message.ts'
export { type LiveCalls, liveCalls, liveClose, liveTicketSeconds } from './live-calls.ts'
export { type FieldError, Problem, type ProblemCode, type ProblemDocument, problemStatus } from './problem.ts'
export { plainText } from './search/address-values.ts'
export { type Box, boxFilter, type Corner, outlineFilter } from './search/area-filters.ts'
export {
  dayFilter,
  type Filter,
  type FilterValues,
  flagFilter,
  integerFilter,
  listFilter,
  optionFilter,
  pointFilter,
  searchFilters,
  textFilter,
} from './search/filters.ts'
