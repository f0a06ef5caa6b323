export { type ChatCalls, chatCalls } from './chat-calls.ts'
export type { ChatHead, ChatItem, ChatStart, Message, MessageWarning, OtherPerson } from './chat-shapes.ts'
export * from './limits.ts'
export { type ClientFrame, clientFrame, type ServerFrame } from './live-frames.ts'
export {
  mailAfterMinutes,
  type NotificationCalls,
  type NotificationPreferences,
  notificationCalls,
  type PushMessage,
  type PushSubscriptionBody,
  pushDevicesMax,
} from './notification-calls.ts'
export { chatSentences, greetings, quoted } from './sentences.ts'
