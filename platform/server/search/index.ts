export {
  cursorCodec,
  microseconds,
  searchFingerprint,
  type TimeSortKey,
  takePage,
  timeCursor,
} from './cursor.ts'
export { containsPattern, microsOfTime, timeOfMicros } from './sql.ts'
