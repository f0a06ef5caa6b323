import type { SentMessage } from './messages.queries.ts'

export interface ReadMark {
  readonly chatId: string
  readonly userId: string
  readonly otherId: string
  readonly seq: number
}

/** Its methods return at once and never throw. */
export interface ChatEventListener {
  onMessage(message: SentMessage): void
  onRead?(mark: ReadMark): void
}

export const combineListeners = (listeners: readonly ChatEventListener[]): Required<ChatEventListener> => ({
  onMessage: (message) => {
    for (const listener of listeners) listener.onMessage(message)
  },
  onRead: (mark) => {
    for (const listener of listeners) listener.onRead?.(mark)
  },
})
