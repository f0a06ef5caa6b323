export { cursorCodec, microseconds, searchFingerprint, type TimeSortKey, timeCursor } from './cursor.ts'
export { containsPattern, microsOfTime, timeOfMicros } from './sql.ts'
export { takePage } from './take-page.ts'
