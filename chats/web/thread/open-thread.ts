import type { ChatCalls, ChatHead, Message } from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import type { LiveChats } from '../live/live-chats.ts'
import { createStore } from '../live/store.ts'

/** A chat as far as it was loaded, its messages in order. */
export interface ThreadState {
  /** `missing`: not there or foreign; `gone`: it disappeared while shown. */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing' | 'gone'
  readonly chat: ChatHead | null
  readonly messages: readonly Message[]
  /** The number up to which the other person has read. */
  readonly otherRead: number
}

const initialState: ThreadState = { status: 'loading', chat: null, messages: [], otherRead: 0 }

export const lastSeq = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0

/** Both lists as one, each message once, in order. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const [first] = more
  if (first && more.length === 1 && first.seq > lastSeq(known)) return [...known, first]
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

// A chat of other people is not found either (chats.members-only).
const failureStatus = (error: unknown) =>
  error instanceof Problem && error.code === 'not_found' ? 'missing' : 'failed'

export class OpenThread {
  readonly state = createStore<ThreadState>(initialState)
  readonly chatId: string
  readonly #api: Api<ChatCalls>
  readonly #live: LiveChats
  #unsubscribe: () => void = () => undefined
  #loadingEarlier: Promise<void> | undefined

  constructor(chatId: string, api: Api<ChatCalls>, live: LiveChats) {
    this.chatId = chatId
    this.#api = api
    this.#live = live
  }

  /** Returns a function that stops following. */
  open(): () => void {
    const abort = new AbortController()
    const stops = [
      this.#live.reads.on(({ chat_id, seq, isMine }) => {
        if (chat_id === this.chatId && !isMine) this.#onOtherRead(seq)
      }),
      this.#live.endedChats.on((id) => id === this.chatId && this.#update({ status: 'gone' })),
      this.#live.accountStatuses.on(({ user_id, suspended }) => this.#onAccountStatus(user_id, suspended)),
    ]
    void this.load(abort.signal)
    return () => {
      abort.abort()
      for (const stop of stops) stop()
      this.#unsubscribe()
    }
  }

  /** Call it again after a failure. */
  async load(signal?: AbortSignal): Promise<void> {
    this.#update({ status: 'loading' })
    try {
      const input = { params: { id: this.chatId } }
      const answer = await this.#api('GET /api/chats/{id}/messages', input, signal ? { signal } : {})
      if (signal?.aborted) return
      const { chat, items, own_read_seq, other_read_seq } = answer
      this.#update({ status: 'ready', chat, messages: items, otherRead: other_read_seq })
      this.#live.setReadOnServer(this.chatId, own_read_seq)
      this.#subscribe(lastSeq(items))
    } catch (error) {
      if (!signal?.aborted) this.#update({ status: failureStatus(error) })
    }
  }

  /** Concurrent calls are one. Rejects on failure. */
  loadEarlier(): Promise<void> {
    this.#loadingEarlier ??= this.#fetchEarlier().finally(() => {
      this.#loadingEarlier = undefined
    })
    return this.#loadingEarlier
  }

  /** The caller is fine with a message (chats.warning-fine). Rejects on failure. */
  async dismissWarning(message: Message): Promise<void> {
    const params = { id: this.chatId, message_id: message.id }
    await this.#api('POST /api/chats/{id}/messages/{message_id}/fine', { params })
    this.#add([{ ...message, warning: null }])
  }

  async #fetchEarlier(): Promise<void> {
    const query = { before_seq: String(this.state.read().messages[0]?.seq ?? 1) }
    const input = { params: { id: this.chatId }, query }
    const { items } = await this.#api('GET /api/chats/{id}/messages', input)
    this.#add(items)
  }

  #subscribe(sinceSeq: number): void {
    this.#unsubscribe()
    this.#unsubscribe = this.#live.subscriptions.subscribe(this.chatId, sinceSeq, (message) =>
      this.#add([message]),
    )
  }

  #add(more: readonly Message[]): void {
    this.#update({ messages: mergeMessages(this.state.read().messages, more) })
  }

  #onOtherRead(seq: number): void {
    const { otherRead } = this.state.read()
    if (seq > otherRead) this.#update({ otherRead: seq })
  }

  #onAccountStatus(userId: string, suspended: boolean): void {
    const { chat } = this.state.read()
    if (chat?.other.id === userId) this.#update({ chat: { ...chat, other: { ...chat.other, suspended } } })
  }

  #update(patch: Partial<ThreadState>): void {
    this.state.write({ ...this.state.read(), ...patch })
  }
}
