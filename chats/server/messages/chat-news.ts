import type { MessageRow } from './post-message.ts'

/** How far somebody has read. */
export interface ReadMark {
  readonly chatId: string
  readonly userId: string
  readonly otherId: string
  readonly seq: number
}

/** Hears of what was committed, so that people are told. Neither call waits, and neither fails. */
export interface ChatNews {
  /** A message is there; one that was sent again is told again. */
  posted(message: MessageRow): void
  readTo?(mark: ReadMark): void
}

/** Tells all of them. */
export const tellAll = (all: readonly ChatNews[]): Required<ChatNews> => ({
  posted: (message) => {
    for (const one of all) one.posted(message)
  },
  readTo: (mark) => {
    for (const one of all) one.readTo?.(mark)
  },
})
