import type { ChatCalls, Message, ServerFrame } from '@basera/chats/contract'
import type { Api } from '@basera/platform/contract'
import { type LiveConnection, type LiveOptions, type LiveState, openLive } from '@basera/platform/web/live'
import { cell, emitter } from './cell.ts'
import { FollowedChats } from './followed-chats.ts'
import { handlers } from './handlers.ts'
import { Outbox } from './outbox.ts'
import { Post, type Posted } from './post.ts'
import { Presence, Typing } from './presence.ts'
import { UnreadChats } from './unread-chats.ts'
import type { WaitingMessage } from './waiting-messages.ts'

/** A message that has come or was kept, in any conversation. */
export interface NewMessage extends Message {
  /** The signed-in person wrote it, here or elsewhere. */
  readonly isMine: boolean
}

/** How far somebody has read in a conversation. */
export interface ReadMark {
  readonly chat_id: string
  readonly seq: number
  readonly isMine: boolean
}

export interface LiveChatsOptions {
  readonly api: Api<ChatCalls>
  /** Asks for a ticket to the live service. */
  readonly ticket: () => Promise<string>
  /** The `wss:` address of the live service. */
  readonly address: () => string
  /** Puts another page or chance around the connection. */
  readonly connection?: Pick<LiveOptions, 'page' | 'random'>
}

/** The connection, as those who write see it. */
export interface ChatsState extends LiveState {
  /** The first connection is still coming up. */
  readonly isStarting: boolean
}

const stopped: ChatsState = { status: 'stopped', isBlocked: false, isStarting: true }

/** Milliseconds between two looks for new messages where no connection opens. */
const lookEvery = 5000

/** The signed-in member's conversations as they go on: what comes, what is on its way, who is there. One for the page. */
export class LiveChats {
  readonly state = cell(stopped)
  /** Whose conversations they are. */
  readonly person = cell<string | undefined>(undefined)
  readonly messages = emitter<NewMessage>()
  readonly reads = emitter<ReadMark>()
  /** Conversations that are no longer there for this member. */
  readonly gone = emitter<string>()
  /** Other people's accounts that were suspended, or let back. */
  readonly standings = emitter<{ readonly user_id: string; readonly suspended: boolean }>()
  /** The connection is there again: what was read before it may be old. */
  readonly reopened = emitter<undefined>()
  readonly presence = new Presence()
  readonly typing = new Typing()
  readonly unread: UnreadChats
  readonly outbox: Outbox
  readonly followed = new FollowedChats((chat_id, since_seq) =>
    this.#say({ type: 'subscribe', chat_id, since_seq }),
  )
  readonly #options: LiveChatsOptions
  readonly #post: Post
  /** How far was read in the conversations that are followed. */
  readonly #marks = new Map<string, number>()
  #connection: LiveConnection | undefined
  #users = 0
  #looking: ReturnType<typeof setInterval> | undefined

  constructor(options: LiveChatsOptions) {
    this.#options = options
    const { api } = options
    this.#post = new Post((frame) => this.#say(frame), api)
    this.unread = new UnreadChats(async () => (await api('GET /api/chats/unread', {})).chats)
    this.outbox = new Outbox({
      post: (message) => this.#carry(message),
      onKept: (message) => this.accept(message),
    })
  }

  /** Connects for a verified member, until every caller has called what it answers. */
  start(person: string): () => void {
    if (this.person.read() !== person) this.#serve(person)
    this.#users++
    let isUser = true
    return () => {
      if (isUser && this.person.read() === person && --this.#users === 0) this.#serve(undefined)
      isUser = false
    }
  }

  /** A message that was heard of, whichever way. */
  accept(message: Message): void {
    const isMine = message.sender_id === this.person.read()
    this.followed.accept(message)
    this.messages.tell({ ...message, isMine })
    if (isMine) return
    this.typing.end(message.chat_id)
    this.unread.hear(message.chat_id, true)
  }

  /** The answer to a message of one's own. */
  answer(frame: Extract<ServerFrame, { type: 'ack' | 'error' }>): void {
    this.#post.answer(frame)
  }

  /** Tells the server, and what is shown elsewhere, that messages up to `seq` were read. */
  markRead(chat_id: string, seq: number): void {
    if (seq <= (this.#marks.get(chat_id) ?? 0)) return
    this.#marks.set(chat_id, seq)
    this.#tellMark(chat_id, seq)
    this.heardRead({ chat_id, seq, isMine: true })
  }

  /** The server knows already how far was read. */
  knowRead(chat_id: string, seq: number): void {
    this.#marks.set(chat_id, Math.max(seq, this.#marks.get(chat_id) ?? 0))
  }

  heardRead(mark: ReadMark): void {
    this.reads.tell(mark)
    if (mark.isMine) this.unread.hear(mark.chat_id, false)
  }

  /** Tells the other person that one types, now and then. */
  tellTyping(chat_id: string): void {
    if (this.state.read().status === 'open' && this.typing.isDue(chat_id))
      this.#say({ type: 'typing', chat_id })
  }

  end(chatId: string): void {
    this.followed.forget(chatId)
    this.gone.tell(chatId)
    void this.unread.refresh()
  }

  #say(frame: object): boolean {
    return this.#connection?.send(frame) ?? false
  }

  #serve(person: string | undefined): void {
    this.#connection?.close()
    this.#connection = undefined
    this.state.write(stopped)
    this.person.write(person)
    this.#users = 0
    this.#marks.clear()
    this.presence.forget()
    this.typing.forget()
    this.unread.forget()
    this.outbox.serve(person)
    if (person) this.#connect()
  }

  #connect(): void {
    const { ticket, address, connection } = this.#options
    void this.unread.refresh()
    this.#connection = openLive({
      ...connection,
      address: address(),
      ticket,
      onFrame: (frame) => this.#hear(frame as ServerFrame),
      onState: (state) => this.#show(state),
    })
  }

  #hear(frame: ServerFrame): void {
    const handle = handlers[frame.type] as ((chats: LiveChats, frame: ServerFrame) => void) | undefined
    // A newer server may say what this page does not know yet.
    handle?.(this, frame)
  }

  #show(state: LiveState): void {
    const before = this.state.read()
    const isComing = state.status === 'stopped' || state.status === 'connecting'
    this.state.write({ ...state, isStarting: before.isStarting && isComing })
    if (before.status === 'open') this.#post.lost()
    this.#lookInstead(state.isBlocked)
    if (state.status === 'open') this.#open()
    this.outbox.flushAll()
  }

  #open(): void {
    this.followed.askAgain()
    for (const [chatId] of this.followed.known()) {
      const seq = this.#marks.get(chatId)
      if (seq) this.#tellMark(chatId, seq)
    }
    void this.unread.refresh()
    this.reopened.tell(undefined)
  }

  #tellMark(chat_id: string, seq: number): void {
    if (this.#say({ type: 'read', chat_id, seq })) return
    const input = { params: { id: chat_id }, body: { seq } }
    // Told again when the connection is back.
    this.#options.api('POST /api/chats/{id}/read', input).catch(() => undefined)
  }

  #carry(message: WaitingMessage): Promise<Posted> {
    const { status, isBlocked } = this.state.read()
    if (status === 'open') return this.#post.live(message)
    if (isBlocked) return this.#post.call(message)
    return Promise.resolve({ later: 'unreachable' })
  }

  /** Where no connection opens, what is new is looked for. */
  #lookInstead(isBlocked: boolean): void {
    if (isBlocked === (this.#looking !== undefined)) return
    clearInterval(this.#looking)
    this.#looking = isBlocked ? setInterval(() => void this.#look(), lookEvery) : undefined
  }

  async #look(): Promise<void> {
    const { api } = this.#options
    await this.unread.refresh()
    for (const [id, last] of this.followed.known()) {
      const query = { after_seq: String(last) }
      const answer = await api('GET /api/chats/{id}/messages', { params: { id }, query }).catch(
        () => undefined,
      )
      for (const message of answer?.items ?? []) this.accept(message)
    }
  }
}
