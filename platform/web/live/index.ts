export { waitAfter } from './backoff.ts'
export {
  type LiveConnection,
  type LiveOptions,
  type LiveState,
  type LiveStatus,
  liveTimes,
  openLive,
} from './live-connection.ts'
export { browserPage, type PageEvent, type PageLife } from './page-life.ts'
