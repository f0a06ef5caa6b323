import {
  type ChatCalls,
  type ChatHead,
  type Message,
  messagePageMax,
  unsendMinutes,
} from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { Unreachable } from '@basera/platform/web'
import type { ChatHistory } from '../kept/chat-history.ts'
import type { AccountStatus, LiveChats } from '../live/live-chats.ts'
import { createStore } from '../live/store.ts'

/** A chat as far as it was loaded, its messages in order. */
export interface ThreadState {
  /** `missing`: not there or foreign; `gone`: it disappeared while shown. */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing' | 'gone'
  readonly chat: ChatHead | null
  readonly messages: readonly Message[]
  /** Messages that are answered and not among `messages`, by their numbers. */
  readonly quoted: ReadonlyMap<number, Message>
  /** The number up to which the other person has read. */
  readonly otherRead: number
  /** The server was not reached: this is what the device kept (chats.kept-history). */
  readonly isKept: boolean
}

const initialState: ThreadState = {
  status: 'loading',
  chat: null,
  messages: [],
  quoted: new Map(),
  otherRead: 0,
  isKept: false,
}

export const lastSeq = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0

/** Both lists as one, each message once, in order. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const [first] = more
  if (first && more.length === 1 && first.seq > lastSeq(known)) return [...known, first]
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** What a message that is not there any more says. */
const wiped = { content: '', warning: null, photos: undefined, visit: undefined }

// A chat of other people is not found either (chats.members-only).
const failureStatus = (error: unknown) =>
  error instanceof Problem && error.code === 'not_found' ? 'missing' : 'failed'

/** As the server shows somebody from now on (chats.suspended-member, chats.former-member). */
function withStanding(chat: ChatHead, { suspended, former }: AccountStatus): ChatHead {
  const unseen = (suspended || former) && { avatar_url: null, online: false }
  const left = former && { full_name: null, former }
  return { ...chat, other: { ...chat.other, suspended, ...unseen, ...left } }
}

export class OpenThread {
  readonly state = createStore<ThreadState>(initialState)
  readonly chatId: string
  readonly #api: Api<ChatCalls>
  readonly #live: LiveChats
  readonly #history: ChatHistory | undefined
  #unsubscribe: () => void = () => undefined
  #following = new AbortController()
  #loadingEarlier: Promise<void> | undefined
  /** Numbers of messages that were taken back: an answer under way may still have their text. */
  readonly #unsent = new Set<number>()

  constructor(chatId: string, api: Api<ChatCalls>, live: LiveChats, history?: ChatHistory) {
    this.chatId = chatId
    this.#api = api
    this.#live = live
    this.#history = history
  }

  /** Returns a function that stops following. */
  open(): () => void {
    const following = new AbortController()
    this.#following = following
    const stops = [
      this.#live.reads.on(({ chat_id, seq, isMine }) => {
        if (chat_id === this.chatId && !isMine) this.#onOtherRead(seq)
      }),
      this.#live.endedChats.on((id) => id === this.chatId && this.#update({ status: 'gone' })),
      this.#live.unsent.on(({ chat_id, seq }) => chat_id === this.chatId && this.#onUnsent(seq)),
      this.#live.reconnected.on((since) => void this.#onReconnected(since)),
      this.#live.accountStatuses.on((status) => void this.#onAccountStatus(status)),
    ]
    void this.load()
    return () => {
      following.abort()
      for (const stop of stops) stop()
      this.#unsubscribe()
    }
  }

  /** Call it again after a failure. */
  async load(): Promise<void> {
    const { signal } = this.#following
    this.#update({ status: 'loading' })
    try {
      const input = { params: { id: this.chatId } }
      const answer = await this.#api('GET /api/chats/{id}/messages', input, { signal })
      if (signal.aborted) return
      const { chat, items, quoted, own_read_seq, other_read_seq } = answer
      this.#update({ status: 'ready', chat, messages: [], otherRead: other_read_seq, isKept: false })
      this.#add(items, quoted)
      this.#live.setReadOnServer(this.chatId, own_read_seq)
      this.#subscribe(lastSeq(items))
    } catch (error) {
      if (error instanceof Unreachable && (await this.#showKept(signal))) return
      if (!signal.aborted) this.#update({ status: failureStatus(error) })
    }
  }

  /** Whether the device kept the chat. */
  async #showKept(signal: AbortSignal): Promise<boolean> {
    const kept = await this.#history?.keptThread(this.chatId)
    if (!kept || signal.aborted) return false
    const { chat, messages, quoted, other_read_seq } = kept
    this.#update({ status: 'ready', chat, messages: [], otherRead: other_read_seq, isKept: true })
    this.#add(messages, quoted)
    this.#subscribe(lastSeq(messages))
    return true
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

  /** Loads everything from a message on. Rejects on failure. */
  async loadFrom(seq: number): Promise<void> {
    const before = () => this.state.read().messages[0]?.seq ?? 1
    while (before() > seq) await this.#fetchEarlier(messagePageMax)
  }

  /** Takes an own message back (chats.unsend-message). Rejects on failure. */
  async unsend(message: Message): Promise<void> {
    const params = { id: this.chatId, message_id: message.id }
    await this.#api('POST /api/chats/{id}/messages/{message_id}/unsend', { params })
    this.#live.onUnsent({ chat_id: this.chatId, seq: message.seq })
  }

  /** chats.delete-for-me. Rejects on failure. */
  async deleteForMe(message: Message): Promise<void> {
    const params = { id: this.chatId, message_id: message.id }
    await this.#api('POST /api/chats/{id}/messages/{message_id}/hide', { params })
    this.#add([{ ...message, ...wiped, hidden: true }])
  }

  /** Archives or mutes the chat, or undoes it. Rejects on failure. */
  async changeSettings(body: { archived?: boolean; muted?: boolean }): Promise<void> {
    const input = { params: { id: this.chatId }, body }
    const { archived, muted } = await this.#api('PATCH /api/chats/{id}/settings', input)
    const { chat } = this.state.read()
    if (chat) this.#update({ chat: { ...chat, archived: archived || undefined, muted: muted || undefined } })
  }

  async #fetchEarlier(limit?: number): Promise<void> {
    const before_seq = String(this.state.read().messages[0]?.seq ?? 1)
    const query = { before_seq, ...(limit && { limit: String(limit) }) }
    const input = { params: { id: this.chatId }, query }
    const { items, quoted } = await this.#api('GET /api/chats/{id}/messages', input)
    this.#add(items, quoted)
  }

  #onReconnected(since: number): Promise<void> {
    return this.state.read().isKept ? this.load() : this.#refreshSince(since)
  }

  /** What was taken back while there was no connection: nothing older could be. */
  async #refreshSince(since: number): Promise<void> {
    const oldest = new Date(since - unsendMinutes * 60_000).toISOString()
    const first = this.state.read().messages.find(({ created_at }) => created_at > oldest)
    if (!first) return
    const query = { after_seq: String(first.seq - 1), limit: String(messagePageMax) }
    const answer = await this.#api('GET /api/chats/{id}/messages', {
      params: { id: this.chatId },
      query,
    }).catch(() => undefined)
    const known = lastSeq(this.state.read().messages)
    // Newer ones come over the connection, without gaps.
    if (answer) this.#add(answer.items.filter(({ seq }) => seq <= known))
  }

  /** A reply to a message that is not loaded came live. */
  async #fetchQuoted({ reply_to }: Message): Promise<void> {
    const { messages, quoted } = this.state.read()
    if (!reply_to || quoted.has(reply_to) || reply_to >= (messages[0]?.seq ?? 0)) return
    const query = { before_seq: String(reply_to + 1), limit: '1' }
    const { items } = await this.#api('GET /api/chats/{id}/messages', { params: { id: this.chatId }, query })
    this.#add([], items)
  }

  #subscribe(sinceSeq: number): void {
    this.#unsubscribe()
    this.#unsubscribe = this.#live.subscriptions.subscribe(this.chatId, sinceSeq, (message) =>
      this.#onMessage(message),
    )
  }

  #onMessage(message: Message): void {
    this.#add([message])
    const { chat } = this.state.read()
    // A new message brings an archived chat back (chats.archived-chat).
    if (chat?.archived) this.#update({ chat: { ...chat, archived: undefined } })
    if (chat && !chat.answered && message.sender_id !== chat.other.id) this.#setAnswered()
    this.#fetchQuoted(message).catch(() => undefined)
  }

  /** The reader wrote something: photos of the other are not blurred any more (chats.photo-blurred). */
  #setAnswered(): void {
    const { chat } = this.state.read()
    if (chat) this.#update({ chat: { ...chat, answered: true } })
  }

  #add(more: readonly Message[], quoted: readonly Message[] = []): void {
    const known = this.state.read()
    const messages = mergeMessages(known.messages, more.map(this.#withMark))
    const all = new Map(known.quoted)
    for (const message of quoted) all.set(message.seq, this.#withMark(message))
    this.#update({ messages, quoted: quoted.length > 0 ? all : known.quoted })
  }

  readonly #withMark = (message: Message): Message =>
    this.#unsent.has(message.seq) ? { ...message, ...wiped, unsent: true } : message

  #onUnsent(seq: number): void {
    this.#unsent.add(seq)
    const { messages, quoted } = this.state.read()
    const held = messages.find((message) => message.seq === seq)
    const answered = quoted.get(seq)
    this.#add(held ? [held] : [], answered ? [answered] : [])
  }

  #onOtherRead(seq: number): void {
    const { otherRead } = this.state.read()
    if (seq > otherRead) this.#update({ otherRead: seq })
  }

  /** At once by what is known, then with the room, which may be gone with them (chats.suspended-member). */
  async #onAccountStatus(status: AccountStatus): Promise<void> {
    const { chat } = this.state.read()
    if (chat?.other.id !== status.user_id) return
    this.#update({ chat: withStanding(chat, status) })
    const input = { params: { id: this.chatId }, query: { limit: '1' } }
    const answer = await this.#api('GET /api/chats/{id}/messages', input).catch(() => undefined)
    if (answer) this.#update({ chat: withStanding(answer.chat, status) })
  }

  #update(patch: Partial<ThreadState>): void {
    const state = { ...this.state.read(), ...patch }
    this.state.write(state)
    this.#keep(state)
  }

  #keep({ status, chat, messages, quoted, otherRead, isKept }: ThreadState): void {
    if (status === 'missing' || status === 'gone') this.#history?.forgetThread(this.chatId)
    if (status !== 'ready' || !chat || isKept) return
    const { chatId: chat_id } = this
    this.#history?.keepThread({
      chat_id,
      chat,
      messages,
      quoted: [...quoted.values()],
      other_read_seq: otherRead,
    })
  }
}
