export { type ChatCalls, chatCalls } from './chat-calls.ts'
export type { ChatHead, ChatItem, ConversationStart, Message, OtherPerson } from './chat-shapes.ts'
export * from './limits.ts'
export { type ClientFrame, clientFrame, type ServerFrame } from './live-frames.ts'
export { liveLimits } from './live-limits.ts'
export { somethingToSee } from './message-text.ts'
export {
  type ChatNotices,
  mailAfterMinutes,
  type NoticeCalls,
  noticeCalls,
  type PushMessage,
  type PushSubscriptionBody,
  pushDevicesMax,
} from './notice-calls.ts'
export { chatSentences, greetings } from './sentences.ts'
