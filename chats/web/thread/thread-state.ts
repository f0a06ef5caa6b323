import type { ChatHead, Message } from '@basera/chats/contract'

/** A conversation as far as it is known here: its messages in order. */
export interface ThreadState {
  /** `missing`: not there, or not one's own; `gone`: it went while it was shown. */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing' | 'gone'
  readonly chat: ChatHead | null
  readonly messages: readonly Message[]
  /** Up to where the other person has read. */
  readonly otherRead: number
}

export const unreadThread: ThreadState = { status: 'loading', chat: null, messages: [], otherRead: 0 }

/** The number of the last message that is known; 0 for none. */
export const lastSeq = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0

/** The messages of both, each once, in their order (decisions 8). */
export function joined(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const [first] = more
  if (first && more.length === 1 && first.seq > lastSeq(known)) return [...known, first]
  const bySeq = new Map([...known, ...more].map((one) => [one.seq, one]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}
