import type { NewMessage, ReadMark } from './live-chats.ts'
import { liveChats } from './use-live.ts'

export type { NewMessage, ReadMark } from './live-chats.ts'
export { liveChats, useLive, usePresence, useTyping, useUnreadChats } from './use-live.ts'

/** Tells every message that comes or is kept, in any conversation, one's own too. A message can be told twice. */
export const onAnyMessage = (listener: (message: NewMessage) => void) => liveChats.messages.on(listener)

/** Tells how far a conversation was read, by oneself or by the other person. */
export const onAnyRead = (listener: (mark: ReadMark) => void) => liveChats.reads.on(listener)

/** Tells of conversations that are no longer there. */
export const onGone = (listener: (chatId: string) => void) => liveChats.gone.on(listener)

/** Tells that the connection is there again: lists that were read before it may be old. */
export const onReopened = (listener: () => void) => liveChats.reopened.on(listener)

/** Sends a message of the signed-in person: shown, kept on the device and sent until the server has it (decisions 8). */
export const sendMessage = (chatId: string, content: string) => liveChats.outbox.add(chatId, content)
