export { type NoticesNeeds, noticeLimits, noticesFeature, noticeTasks } from './notices-feature.ts'
export { noPushQueue, openPushQueue, type PushQueue } from './push/push-queue.ts'
export type { PushSettings } from './push/push-service.ts'
export { registerUnsubscribe } from './unsubscribe-route.ts'
