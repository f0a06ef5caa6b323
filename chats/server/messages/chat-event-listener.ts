import type { SentMessage } from './messages.queries.ts'

/** How far somebody has read. */
export interface ReadMark {
  readonly chatId: string
  readonly userId: string
  readonly otherId: string
  readonly seq: number
}

/** Receives events of chats after their commit. Its methods return at once and never throw. */
export interface ChatEventListener {
  /** A message was sent; also called for one that was sent again. */
  onMessage(message: SentMessage): void
  onRead?(mark: ReadMark): void
}

/** One listener that passes every event to all of them. */
export const combineListeners = (listeners: readonly ChatEventListener[]): Required<ChatEventListener> => ({
  onMessage: (message) => {
    for (const listener of listeners) listener.onMessage(message)
  },
  onRead: (mark) => {
    for (const listener of listeners) listener.onRead?.(mark)
  },
})
