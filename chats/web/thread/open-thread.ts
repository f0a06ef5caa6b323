import type { ChatCalls, Message } from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { cell } from '../live/cell.ts'
import type { LiveChats } from '../live/live-chats.ts'
import { joined, lastSeq, type ThreadState, unreadThread } from './thread-state.ts'

const failedBy = (error: unknown) =>
  error instanceof Problem && error.code === 'not_found' ? 'missing' : 'failed'

/** A conversation that is shown: read once, then followed as it goes on. */
export class OpenThread {
  readonly state = cell<ThreadState>(unreadThread)
  readonly chatId: string
  readonly #api: Api<ChatCalls>
  readonly #live: LiveChats
  #unfollow: () => void = () => undefined
  #earlier: Promise<void> | undefined

  constructor(chatId: string, api: Api<ChatCalls>, live: LiveChats) {
    this.chatId = chatId
    this.#api = api
    this.#live = live
  }

  /** Reads and follows it, until what it answers is called. */
  open(): () => void {
    const stop = new AbortController()
    const unread = this.#live.reads.on(({ chat_id, seq, isMine }) => {
      if (chat_id === this.chatId && !isMine) this.#otherRead(seq)
    })
    const ungone = this.#live.gone.on((id) => id === this.chatId && this.#change({ status: 'gone' }))
    const unstanding = this.#live.standings.on(({ user_id, suspended }) => this.#stand(user_id, suspended))
    void this.read(stop.signal)
    return () => {
      stop.abort()
      unread()
      ungone()
      unstanding()
      this.#unfollow()
    }
  }

  /** Reads its last messages; again, when that failed. */
  async read(signal?: AbortSignal): Promise<void> {
    this.#change({ status: 'loading' })
    try {
      const input = { params: { id: this.chatId } }
      const answer = await this.#api('GET /api/chats/{id}/messages', input, signal ? { signal } : {})
      if (signal?.aborted) return
      const { chat, items, own_read_seq, other_read_seq } = answer
      this.#change({ status: 'ready', chat, messages: items, otherRead: other_read_seq })
      this.#live.knowRead(this.chatId, own_read_seq)
      this.#follow(lastSeq(items))
    } catch (error) {
      if (!signal?.aborted) this.#change({ status: failedBy(error) })
    }
  }

  /** Adds messages before the first one that is known. Rejects when they cannot be had. */
  showEarlier(): Promise<void> {
    this.#earlier ??= this.#readEarlier().finally(() => {
      this.#earlier = undefined
    })
    return this.#earlier
  }

  async #readEarlier(): Promise<void> {
    const query = { before_seq: String(this.state.read().messages[0]?.seq ?? 1) }
    const input = { params: { id: this.chatId }, query }
    const { items } = await this.#api('GET /api/chats/{id}/messages', input)
    this.#add(items)
  }

  #follow(last: number): void {
    this.#unfollow()
    this.#unfollow = this.#live.followed.follow(this.chatId, last, (message) => this.#add([message]))
  }

  #add(more: readonly Message[]): void {
    this.#change({ messages: joined(this.state.read().messages, more) })
  }

  #otherRead(seq: number): void {
    const { otherRead } = this.state.read()
    if (seq > otherRead) this.#change({ otherRead: seq })
  }

  #stand(userId: string, suspended: boolean): void {
    const { chat } = this.state.read()
    if (chat?.other.id === userId) this.#change({ chat: { ...chat, other: { ...chat.other, suspended } } })
  }

  #change(patch: Partial<ThreadState>): void {
    this.state.write({ ...this.state.read(), ...patch })
  }
}
