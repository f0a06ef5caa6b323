import type { Message } from '@basera/chats/contract'

/** Milliseconds until missing messages are requested again. */
const retryAfter = 1000

interface ChatSubscription {
  lastSeq: number
  /** Messages that arrived beyond a gap. */
  readonly seqsAhead: Set<number>
  requestedAfter: number | undefined
  readonly onMessage: (message: Message) => void
}

/** Requests messages missing in a gap and ignores repeated ones (chats.catch-up). */
export class ChatSubscriptions {
  readonly #chats = new Map<string, ChatSubscription>()
  readonly #send: (chatId: string, sinceSeq: number) => boolean

  constructor(send: (chatId: string, sinceSeq: number) => boolean) {
    this.#send = send
  }

  subscribe(chatId: string, sinceSeq: number, onMessage: (message: Message) => void): () => void {
    const chat: ChatSubscription = {
      lastSeq: sinceSeq,
      seqsAhead: new Set(),
      requestedAfter: undefined,
      onMessage,
    }
    this.#chats.set(chatId, chat)
    this.#request(chatId, chat)
    return () => {
      if (this.#chats.get(chatId) === chat) this.#chats.delete(chatId)
    }
  }

  /** Each followed chat and the number up to which all messages have arrived. */
  positions(): [chatId: string, lastSeq: number][] {
    return [...this.#chats].map(([chatId, { lastSeq }]) => [chatId, lastSeq])
  }

  accept(message: Message): void {
    const chat = this.#chats.get(message.chat_id)
    if (!chat || message.seq <= chat.lastSeq || chat.seqsAhead.has(message.seq)) return
    chat.seqsAhead.add(message.seq)
    while (chat.seqsAhead.delete(chat.lastSeq + 1)) chat.lastSeq++
    chat.onMessage(message)
    if (chat.seqsAhead.size > 0) this.#request(message.chat_id, chat)
  }

  /** The server has answered a request; `last_seq` is the last number of the chat now. */
  onSubscribed(chatId: string, last_seq: number): void {
    const chat = this.#chats.get(chatId)
    if (!chat) return
    const hasMoved = chat.requestedAfter !== chat.lastSeq
    chat.requestedAfter = undefined
    if (chat.lastSeq >= last_seq && chat.seqsAhead.size === 0) return
    if (hasMoved) this.#request(chatId, chat)
    else setTimeout(() => this.#request(chatId, chat), retryAfter)
  }

  resubscribeAll(): void {
    for (const [chatId, chat] of this.#chats) {
      chat.requestedAfter = undefined
      this.#request(chatId, chat)
    }
  }

  remove(chatId: string): void {
    this.#chats.delete(chatId)
  }

  #request(chatId: string, chat: ChatSubscription): void {
    if (chat.requestedAfter !== undefined || this.#chats.get(chatId) !== chat) return
    if (this.#send(chatId, chat.lastSeq)) chat.requestedAfter = chat.lastSeq
  }
}
