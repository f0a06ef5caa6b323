export {
  cursorCodec,
  microseconds,
  type PageQuery,
  searchFingerprint,
  type TimeSortKey,
  takePage,
  timeCursor,
} from './cursor.ts'
export { containsPattern, microsOfTime, timeOfMicros } from './sql.ts'
