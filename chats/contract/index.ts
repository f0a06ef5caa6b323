export type { ActionCalls } from './action-calls.ts'
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
export {
  type ChatNumbers,
  type NumberAction,
  type NumberCalls,
  type NumberChange,
  type NumberShare,
  type NumberState,
  numberCalls,
} from './numbers/number-calls.ts'
export { numberMessages } from './numbers/number-messages.ts'
export { numberSentences } from './numbers/sentences.ts'
export * from './photos/limits.ts'
export { type ChatPhotoCalls, chatPhotoCalls } from './photos/photo-calls.ts'
export type { ChatPhoto } from './photos/photo-shape.ts'
export { photoSentences } from './photos/sentences.ts'
export { chatSentences, greetings, quoted } from './sentences.ts'
export * from './visits/limits.ts'
export { type VisitDate, visitDate, visitSentences, visitTime } from './visits/sentences.ts'
export * from './visits/visit-answers.ts'
export { type VisitCalls, visitCalls } from './visits/visit-calls.ts'
export type {
  ListedVisit,
  SharedVisit,
  Visit,
  VisitChange,
  VisitOffer,
  VisitState,
} from './visits/visit-fields.ts'
export { type VisitSaid, visitMessage, visitSaid } from './visits/visit-said.ts'
