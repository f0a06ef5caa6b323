import type { Message } from '@basera/chats/contract'

/** Milliseconds until it is asked again for what an answer left out. */
const patience = 1000

interface Followed {
  /** Every message up to this one is known. */
  last: number
  /** Numbers that are known beyond it. */
  readonly ahead: Set<number>
  /** The number from which it was asked for what came after; undefined when it is not. */
  askedFrom: number | undefined
  readonly onMessage: (message: Message) => void
}

/**
 * The conversations that are followed. A message that leaves a gap behind it has the missing ones fetched, and one that
 * is known is passed over (decisions 8): each is told once.
 */
export class FollowedChats {
  readonly #chats = new Map<string, Followed>()
  readonly #subscribe: (chatId: string, sinceSeq: number) => boolean

  /** `subscribe` asks for what came after a number, and is false when nothing can be asked now. */
  constructor(subscribe: (chatId: string, sinceSeq: number) => boolean) {
    this.#subscribe = subscribe
  }

  /** Follows a conversation of which everything up to `sinceSeq` is known. */
  follow(chatId: string, sinceSeq: number, onMessage: (message: Message) => void): () => void {
    const chat: Followed = { last: sinceSeq, ahead: new Set(), askedFrom: undefined, onMessage }
    this.#chats.set(chatId, chat)
    this.#ask(chatId, chat)
    return () => {
      if (this.#chats.get(chatId) === chat) this.#chats.delete(chatId)
    }
  }

  /** Each followed conversation and the number of its last message without a gap. */
  known(): [chatId: string, lastSeq: number][] {
    return [...this.#chats].map(([chatId, { last }]) => [chatId, last])
  }

  accept(message: Message): void {
    const chat = this.#chats.get(message.chat_id)
    if (!chat || message.seq <= chat.last || chat.ahead.has(message.seq)) return
    chat.ahead.add(message.seq)
    while (chat.ahead.delete(chat.last + 1)) chat.last++
    chat.onMessage(message)
    if (chat.ahead.size > 0) this.#ask(message.chat_id, chat)
  }

  /** The server has sent what it was asked for; `last_seq` is the conversation's last number now. */
  answered(chatId: string, last_seq: number): void {
    const chat = this.#chats.get(chatId)
    if (!chat) return
    const hasMoved = chat.askedFrom !== chat.last
    chat.askedFrom = undefined
    if (chat.last >= last_seq && chat.ahead.size === 0) return
    if (hasMoved) this.#ask(chatId, chat)
    else setTimeout(() => this.#ask(chatId, chat), patience)
  }

  /** A new connection knows nothing of what the one before was asked. */
  askAgain(): void {
    for (const [chatId, chat] of this.#chats) {
      chat.askedFrom = undefined
      this.#ask(chatId, chat)
    }
  }

  forget(chatId: string): void {
    this.#chats.delete(chatId)
  }

  #ask(chatId: string, chat: Followed): void {
    if (chat.askedFrom !== undefined || this.#chats.get(chatId) !== chat) return
    if (this.#subscribe(chatId, chat.last)) chat.askedFrom = chat.last
  }
}
