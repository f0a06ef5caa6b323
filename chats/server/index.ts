export { type ChatsOptions, chatLimits, chatsFeature } from './chats-feature.ts'
export { type LiveChats, type LiveChatsNeeds, openLiveChats } from './live/open-live-chats.ts'
export type { ChatEventListener } from './messages/chat-event-listener.ts'
export {
  type NotificationsNeeds,
  notificationLimits,
  notificationsFeature,
  notificationTasks,
} from './notifications/notifications-feature.ts'
export { noPushQueue, openPushQueue, type PushQueue } from './notifications/push/push-queue.ts'
export type { PushSettings } from './notifications/push/push-service.ts'
export { registerUnsubscribe } from './notifications/unsubscribe-route.ts'
export type { ReportedMessage } from './operator/operator.queries.ts'
export { showReportedMessages } from './operator/show-reported-messages.ts'
export { verifyChats } from './operator/verify-chats.ts'
export { chatsPersonalData } from './personal-data.ts'
