export { backoffDelay } from './backoff.ts'
export {
  type LiveClient,
  type LiveOptions,
  type LiveState,
  type LiveStatus,
  liveTimes,
  openLiveClient,
} from './live-client.ts'
export { browserPage, type PageEvent, type PageState } from './page-state.ts'
