import type { ChatHead, Message } from '@basera/chats/contract'

/** A conversation as far as it was read: its messages in order, without gaps. */
export interface ThreadState {
  readonly status: 'loading' | 'ready' | 'failed' | 'missing'
  readonly chat: ChatHead | null
  readonly messages: readonly Message[]
}

export const unreadThread: ThreadState = { status: 'loading', chat: null, messages: [] }

/** The messages of both, each once, in their order (decisions 8). */
export function joined(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const bySeq = new Map([...known, ...more].map((one) => [one.seq, one]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** The number of the last message that is known; 0 for none. */
export const lastSeq = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0

/** Whether there are messages before those that are known. */
export const hasEarlier = (messages: readonly Message[]): boolean => (messages[0]?.seq ?? 1) > 1
