import type { Message } from '@basera/chats/contract'
import { backoffDelay } from '@basera/platform/web/live'
import type { SendOutcome } from './message-transport.ts'
import {
  addPending,
  nextPending,
  type PendingMessage,
  pendingMessages,
  removePending,
  setFailed,
} from './pending-messages.ts'
import { createEmitter } from './store.ts'

/** Milliseconds (chats.send-delay). */
const sendDelay = 100

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Internal errors after which a message counts as failed. */
const brokenLimit = 3

export interface FailedMessage {
  readonly message: PendingMessage
  readonly detail: string
}

interface OutboxOptions {
  readonly send: (message: PendingMessage) => Promise<SendOutcome>
  readonly onAccepted: (message: Message) => void
}

/** Tabs share pending messages: one sends at a time. */
function withTabLock(name: string, act: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {}
  return locks ? locks.request(name, act) : act()
}

/** Keeps messages on the device until answered; sends in order, under one `client_id` (chats.no-lost-message). */
export class MessageOutbox {
  readonly failed = createEmitter<FailedMessage>()
  readonly #options: OutboxOptions
  readonly #sending = new Map<string, { again: boolean }>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #attempts = new Map<string, number>()
  #person: string | undefined

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  switchPerson(person: string | undefined): void {
    this.#person = person
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#attempts.clear()
  }

  /** Repeat a failed attempt by its `client_id`. */
  add(
    chat_id: string,
    content: string,
    client_id: string = crypto.randomUUID(),
    more: Pick<PendingMessage, 'reply_to' | 'photos'> = {},
  ): void {
    if (!this.#person) return
    const created_at = new Date().toISOString()
    addPending({ client_id, chat_id, sender_id: this.#person, content, created_at, ...more })
    void this.flush(chat_id)
  }

  retry({ client_id, chat_id }: PendingMessage): void {
    this.#attempts.delete(client_id)
    setFailed(client_id, false)
    void this.flush(chat_id)
  }

  discard({ client_id }: PendingMessage): void {
    removePending(client_id)
  }

  flushAll(): void {
    for (const chatId of new Set(pendingMessages.read().map((one) => one.chat_id))) void this.flush(chatId)
  }

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
      await withTabLock(`chat-outbox-${chatId}`, () => this.#sendAll(chatId)).catch(console.error)
    } while (state.again)
    this.#sending.delete(chatId)
  }

  async #sendAll(chatId: string): Promise<void> {
    for (;;) {
      const person = this.#person
      const message = person && nextPending(person, chatId)
      if (!message) return
      const outcome = await this.#options.send(message)
      // Another person may have signed in.
      if (person !== this.#person || !this.#settle(message, outcome)) return
      await pause(sendDelay)
    }
  }

  #settle(message: PendingMessage, outcome: SendOutcome): boolean {
    if ('accepted' in outcome) this.#accept(message, outcome.accepted)
    else if ('refused' in outcome) this.#fail(message, outcome.refused)
    else if (outcome.retry === 'unreachable') return false
    else return this.#scheduleRetry(message, outcome.retry === 'broken')
    return true
  }

  #accept(message: PendingMessage, accepted: Message): void {
    this.#attempts.delete(message.client_id)
    this.#options.onAccepted(accepted)
    removePending(message.client_id)
  }

  #fail(message: PendingMessage, detail: string): void {
    setFailed(message.client_id, true)
    this.failed.emit({ message, detail })
  }

  #scheduleRetry(message: PendingMessage, isBroken: boolean): boolean {
    const attempts = (this.#attempts.get(message.client_id) ?? 0) + 1
    this.#attempts.set(message.client_id, attempts)
    if (isBroken && attempts >= brokenLimit) {
      this.#fail(message, '')
      return true
    }
    const { chat_id } = message
    clearTimeout(this.#timers.get(chat_id))
    this.#timers.set(
      chat_id,
      setTimeout(() => void this.flush(chat_id), backoffDelay(attempts + 1)),
    )
    return false
  }
}
