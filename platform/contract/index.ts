export {
  addressInteger,
  addressOption,
  addressPoint,
  addressText,
  degreesText,
  plainText,
} from './address-values.ts'
export type { Access, Api, Call, CallInput, CallOutput, Calls, Method } from './call.ts'
export { cursor, degrees, id, line, page, queryFlag, queryInteger, queryNumber, timestamp } from './fields.ts'
export { type LiveCalls, liveCalls, liveClose, liveTicketSeconds } from './live-calls.ts'
export { type FieldError, Problem, type ProblemCode, type ProblemDocument, problemStatus } from './problem.ts'
