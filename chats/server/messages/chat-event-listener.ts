import type { Pair } from '../chats.queries.ts'
import type { SentMessage } from './messages.queries.ts'

export interface ReadMark {
  readonly chatId: string
  readonly userId: string
  readonly otherId: string
  readonly seq: number
}

/** What is shown beside a message of a chat changed. */
export interface CardMark {
  readonly chatId: string
  readonly members: Pair
}

export interface UnsentMessage {
  readonly chatId: string
  readonly seq: number
  readonly members: Pair
}

/** Its methods return at once and never throw. */
export interface ChatEventListener {
  onMessage(message: SentMessage): void
  onRead?(mark: ReadMark): void
  onVisit?(mark: CardMark): void
  onNumber?(mark: CardMark): void
  onUnsent?(message: UnsentMessage): void
}

export const combineListeners = (listeners: readonly ChatEventListener[]): Required<ChatEventListener> => ({
  onMessage: (message) => {
    for (const listener of listeners) listener.onMessage(message)
  },
  onRead: (mark) => {
    for (const listener of listeners) listener.onRead?.(mark)
  },
  onVisit: (mark) => {
    for (const listener of listeners) listener.onVisit?.(mark)
  },
  onNumber: (mark) => {
    for (const listener of listeners) listener.onNumber?.(mark)
  },
  onUnsent: (message) => {
    for (const listener of listeners) listener.onUnsent?.(message)
  },
})
