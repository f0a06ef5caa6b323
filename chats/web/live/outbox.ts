import type { Message } from '@basera/chats/contract'
import { waitAfter } from '@basera/platform/web/live'
import { emitter } from './cell.ts'
import type { Posted } from './post.ts'
import {
  addWaiting,
  dropWaiting,
  markWaiting,
  nextWaiting,
  type WaitingMessage,
  waitingMessages,
} from './waiting-messages.ts'

/** Milliseconds between two messages that waited: a server takes only so many at once (marketplace 9: send delay 100 ms). */
const sendDelay = 100

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Answers that something is broken after which a message counts as failed. */
const brokenLimit = 3

export interface FailedMessage {
  readonly message: WaitingMessage
  /** What the server said. */
  readonly detail: string
}

interface OutboxOptions {
  /** Brings one message to the server by whatever way is open now. */
  readonly post: (message: WaitingMessage) => Promise<Posted>
  readonly onKept: (message: Message) => void
}

/** One tab of a browser sends at a time, so that two of them do not send the same messages side by side. */
function alone(name: string, act: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {}
  return locks ? locks.request(name, act) : act()
}

/**
 * Messages on their way: kept on the device until the server has them, sent one after the other in each conversation, again
 * and again under the same name until the server answers (decisions 8: none lost, doubled or out of order).
 */
export class Outbox {
  readonly failed = emitter<FailedMessage>()
  readonly #options: OutboxOptions
  readonly #sending = new Map<string, { again: boolean }>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #tries = new Map<string, number>()
  #person: string | undefined

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  /** Sends for this person from now on; for nobody when it is undefined. */
  serve(person: string | undefined): void {
    this.#person = person
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#tries.clear()
  }

  /** Takes a message on its way. `client_id` is that of an attempt that failed with the same text, if there was one. */
  add(chat_id: string, content: string, client_id: string = crypto.randomUUID()): void {
    if (!this.#person) return
    const created_at = new Date().toISOString()
    addWaiting({ client_id, chat_id, sender_id: this.#person, content, created_at })
    void this.flush(chat_id)
  }

  retry({ client_id, chat_id }: WaitingMessage): void {
    this.#tries.delete(client_id)
    markWaiting(client_id, false)
    void this.flush(chat_id)
  }

  discard({ client_id }: WaitingMessage): void {
    dropWaiting(client_id)
  }

  /** Sends everything that waits. */
  flushAll(): void {
    for (const chatId of new Set(waitingMessages.read().map((one) => one.chat_id))) void this.flush(chatId)
  }

  /** Sends what waits in a conversation, the first first. */
  async flush(chatId: string): Promise<void> {
    const running = this.#sending.get(chatId)
    if (running) {
      running.again = true
      return
    }
    const state = { again: false }
    this.#sending.set(chatId, state)
    do {
      state.again = false
      await alone(`chat-outbox-${chatId}`, () => this.#sendAll(chatId)).catch(console.error)
    } while (state.again)
    this.#sending.delete(chatId)
  }

  async #sendAll(chatId: string): Promise<void> {
    for (;;) {
      const person = this.#person
      const message = person && nextWaiting(person, chatId)
      if (!message) return
      const posted = await this.#options.post(message)
      // Meanwhile somebody else may have taken over this page: the rest is not theirs to send.
      if (person !== this.#person || !this.#settle(message, posted)) return
      await pause(sendDelay)
    }
  }

  /** Whether the next message can go. */
  #settle(message: WaitingMessage, posted: Posted): boolean {
    if ('kept' in posted) this.#keep(message, posted.kept)
    else if ('refused' in posted) this.#fail(message, posted.refused)
    else if (posted.later === 'unreachable') return false
    else return this.#wait(message, posted.later === 'broken')
    return true
  }

  #keep(message: WaitingMessage, kept: Message): void {
    this.#tries.delete(message.client_id)
    this.#options.onKept(kept)
    dropWaiting(message.client_id)
  }

  #fail(message: WaitingMessage, detail: string): void {
    markWaiting(message.client_id, true)
    this.failed.tell({ message, detail })
  }

  #wait(message: WaitingMessage, isBroken: boolean): boolean {
    const tries = (this.#tries.get(message.client_id) ?? 0) + 1
    this.#tries.set(message.client_id, tries)
    if (isBroken && tries >= brokenLimit) {
      this.#fail(message, '')
      return true
    }
    const { chat_id } = message
    clearTimeout(this.#timers.get(chat_id))
    this.#timers.set(
      chat_id,
      setTimeout(() => void this.flush(chat_id), waitAfter(tries + 1)),
    )
    return false
  }
}
