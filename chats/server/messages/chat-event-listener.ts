import type { SentMessage } from './messages.queries.ts'

export interface ReadMark {
  readonly chatId: string
  readonly userId: string
  readonly otherId: string
  readonly seq: number
}

/** A visit of a chat was proposed or changed. */
export interface VisitMark {
  readonly chatId: string
  readonly userIds: readonly [string, string]
}

/** Its methods return at once and never throw. */
export interface ChatEventListener {
  onMessage(message: SentMessage): void
  onRead?(mark: ReadMark): void
  onVisit?(mark: VisitMark): void
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
})
