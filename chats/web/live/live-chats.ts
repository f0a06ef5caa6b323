import type { ChatCalls, Message, ServerFrame } from '@basera/chats/contract'
import type { Api } from '@basera/platform/contract'
import { type LiveClient, type LiveOptions, type LiveState, openLiveClient } from '@basera/platform/web/live'
import { ChatSubscriptions } from './chat-subscriptions.ts'
import { MessageOutbox } from './message-outbox.ts'
import { MessagePolling } from './message-polling.ts'
import { MessageTransport, type SendOutcome } from './message-transport.ts'
import type { PendingMessage } from './pending-messages.ts'
import { Presence, Typing } from './presence.ts'
import { ReadMarks } from './read-marks.ts'
import { createEmitter, createStore } from './store.ts'
import { UnreadChats } from './unread-chats.ts'

export interface NewMessage extends Message {
  readonly isMine: boolean
}

export interface ReadMark {
  readonly chat_id: string
  readonly seq: number
  readonly isMine: boolean
}

export interface UnsentMessage {
  readonly chat_id: string
  readonly seq: number
}

export type AccountStatus = Omit<Extract<ServerFrame, { type: 'standing' }>, 'type'>

export interface LiveChatsOptions {
  readonly api: Api<ChatCalls>
  readonly ticket: () => Promise<string>
  readonly address: () => string
  readonly connection?: Pick<LiveOptions, 'page' | 'random'>
}

export interface ChatsState extends LiveState {
  readonly isStarting: boolean
}

type FrameHandlers = {
  readonly [T in ServerFrame['type']]: (frame: Extract<ServerFrame, { type: T }>) => void
}

const stopped: ChatsState = { status: 'stopped', isBlocked: false, isStarting: true }

/** The member's chats, live: messages, read marks, presence. One per page. */
export class LiveChats {
  readonly state = createStore(stopped)
  readonly person = createStore<string | undefined>(undefined)
  /** One's own too; may repeat. */
  readonly messages = createEmitter<NewMessage>()
  readonly reads = createEmitter<ReadMark>()
  /** Messages that their senders took back (chats.unsend-message). */
  readonly unsent = createEmitter<UnsentMessage>()
  /** Chats that are no longer there for this member. */
  readonly endedChats = createEmitter<string>()
  /** Chats with a visit that was proposed or changed. */
  readonly visits = createEmitter<string>()
  /** Chats in which the agreement about a phone number changed. */
  readonly numbers = createEmitter<string>()
  /** Other people's accounts that were suspended, restored or closed. */
  readonly accountStatuses = createEmitter<AccountStatus>()
  /** Since when the connection was lost, in milliseconds since 1970. */
  readonly reconnected = createEmitter<number>()
  readonly presence = new Presence()
  readonly typing = new Typing()
  readonly unread: UnreadChats
  readonly outbox: MessageOutbox
  readonly subscriptions = new ChatSubscriptions((chat_id, since_seq) =>
    this.#sendFrame({ type: 'subscribe', chat_id, since_seq }),
  )
  readonly #options: LiveChatsOptions
  readonly #transport: MessageTransport
  readonly #readMarks = new ReadMarks((chatId, seq) => this.#reportRead(chatId, seq))
  readonly #polling = new MessagePolling(() => this.#fetchNew())
  readonly #handlers: FrameHandlers = {
    message: ({ type: _, ...message }) => this.accept(message),
    ack: (frame) => this.#transport.onAnswer(frame),
    error: (frame) => this.#transport.onAnswer(frame),
    subscribed: ({ chat_id, last_seq, other_read_seq }) => {
      this.#onRead({ chat_id, seq: other_read_seq, isMine: false })
      this.subscriptions.onSubscribed(chat_id, last_seq)
    },
    unsent: ({ chat_id, seq }) => this.onUnsent({ chat_id, seq }),
    gone: ({ chat_id }) => this.#endChat(chat_id),
    presence: ({ user_id, online }) => this.presence.update(user_id, online),
    standing: ({ type: _, ...status }) => this.accountStatuses.emit(status),
    visit: ({ chat_id }) => this.visits.emit(chat_id),
    number: ({ chat_id }) => this.numbers.emit(chat_id),
    typing: ({ chat_id }) => this.typing.start(chat_id),
    read: ({ chat_id, user_id, seq }) =>
      this.#onRead({ chat_id, seq, isMine: user_id === this.person.read() }),
    pong: () => undefined,
  }
  #connection: LiveClient | undefined
  #users = 0
  #lostAt = Date.now()

  constructor(options: LiveChatsOptions) {
    this.#options = options
    const { api } = options
    this.#transport = new MessageTransport((frame) => this.#sendFrame(frame), api)
    this.unread = new UnreadChats(async () => (await api('GET /api/chats/unread', {})).chats)
    this.outbox = new MessageOutbox({
      send: (message) => this.#sendMessage(message),
      onAccepted: (message) => this.accept(message),
    })
  }

  start(person: string): () => void {
    if (this.person.read() !== person) this.#switchPerson(person)
    this.#users++
    let isUser = true
    return () => {
      if (isUser && this.person.read() === person && --this.#users === 0) this.#switchPerson(undefined)
      isUser = false
    }
  }

  accept(message: Message): void {
    const isMine = message.sender_id === this.person.read()
    this.subscriptions.accept(message)
    this.messages.emit({ ...message, isMine })
    if (isMine) return
    this.typing.end(message.chat_id)
    this.unread.onChatChanged(message.chat_id, true)
  }

  onUnsent(message: UnsentMessage): void {
    this.unsent.emit(message)
    void this.unread.refresh()
  }

  /** Marks messages up to `seq` as read, here and on the server. */
  markRead(chat_id: string, seq: number): void {
    if (this.#readMarks.move(chat_id, seq)) this.#onRead({ chat_id, seq, isMine: true })
  }

  setReadOnServer(chatId: string, seq: number): void {
    this.#readMarks.setReported(chatId, seq)
  }

  /** At most every 2.5 s (chats.typing-state). */
  sendTyping(chat_id: string): void {
    if (this.state.read().status === 'open' && this.typing.takeTurn(chat_id))
      this.#sendFrame({ type: 'typing', chat_id })
  }

  #onRead(mark: ReadMark): void {
    this.reads.emit(mark)
    if (mark.isMine) this.unread.onChatChanged(mark.chat_id, false)
  }

  #endChat(chatId: string): void {
    this.subscriptions.remove(chatId)
    this.endedChats.emit(chatId)
    void this.unread.refresh()
  }

  #sendFrame(frame: object): boolean {
    return this.#connection?.send(frame) ?? false
  }

  #switchPerson(person: string | undefined): void {
    this.#connection?.close()
    this.#connection = undefined
    this.state.write(stopped)
    this.person.write(person)
    this.#users = 0
    this.#readMarks.clear()
    this.presence.clear()
    this.typing.clear()
    this.unread.clear()
    this.outbox.switchPerson(person)
    if (person) this.#connect()
  }

  #connect(): void {
    const { ticket, address, connection } = this.#options
    void this.unread.refresh()
    this.#connection = openLiveClient({
      ...connection,
      address: address(),
      ticket,
      onFrame: (frame) => this.#onFrame(frame as ServerFrame),
      onState: (state) => this.#onState(state),
    })
  }

  #onFrame(frame: ServerFrame): void {
    const handle = this.#handlers[frame.type] as ((frame: ServerFrame) => void) | undefined
    // A newer server may send frames that this page does not know.
    handle?.(frame)
  }

  #onState(state: LiveState): void {
    const before = this.state.read()
    const isComing = state.status === 'stopped' || state.status === 'connecting'
    this.state.write({ ...state, isStarting: before.isStarting && isComing })
    if (before.status === 'open') {
      this.#lostAt = Date.now()
      this.#transport.onConnectionLost()
    }
    this.#polling.setActive(state.isBlocked)
    if (state.status === 'open') this.#onOpen()
    this.outbox.flushAll()
  }

  #onOpen(): void {
    this.subscriptions.resubscribeAll()
    for (const [chatId] of this.subscriptions.positions()) this.#readMarks.reportAgain(chatId)
    void this.unread.refresh()
    this.reconnected.emit(this.#lostAt)
  }

  #reportRead(chat_id: string, seq: number): void {
    if (this.#sendFrame({ type: 'read', chat_id, seq })) return
    const input = { params: { id: chat_id }, body: { seq } }
    this.#options.api('POST /api/chats/{id}/read', input).catch(() => undefined)
  }

  #sendMessage(message: PendingMessage): Promise<SendOutcome> {
    const { status, isBlocked } = this.state.read()
    if (status === 'open') return this.#transport.sendLive(message)
    if (isBlocked) return this.#transport.sendByHttp(message)
    return Promise.resolve({ retry: 'unreachable' })
  }

  async #fetchNew(): Promise<void> {
    const { api } = this.#options
    await this.unread.refresh()
    for (const [id, lastSeq] of this.subscriptions.positions()) {
      const query = { after_seq: String(lastSeq) }
      const answer = await api('GET /api/chats/{id}/messages', { params: { id }, query }).catch(
        () => undefined,
      )
      for (const message of answer?.items ?? []) this.accept(message)
    }
  }
}
