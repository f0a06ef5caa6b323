import { limitConcurrency } from '@basera/platform/server/limit-concurrency'
import type { OpenDatabase } from '../database.ts'
import type { NewMessage, SentMessage } from './messages.queries.ts'
import { postFreeMessages, postMessage } from './post-message.ts'

/** Of one transaction: judging them takes the process's time in one go. */
const most = { messages: 64, characters: 16_000 }
const transactionsAtOnce = 2
/** Each waits on a connection of its own for the locks of others. */
const aloneAtOnce = 8

interface Waiting {
  readonly message: NewMessage
  readonly resolve: (sent: Promise<SentMessage | undefined> | SentMessage) => void
}

class Gathering {
  #waiting: Waiting[] = []
  #running = 0
  /** Chats whose next message waits for the one before it. */
  readonly #busy = new Set<string>()
  readonly #db: OpenDatabase
  readonly #alone = limitConcurrency(aloneAtOnce, Number.POSITIVE_INFINITY)

  constructor(db: OpenDatabase) {
    this.#db = db
  }

  post(message: NewMessage): Promise<SentMessage | undefined> {
    return new Promise((resolve) => {
      this.#waiting.push({ message, resolve })
      void this.#run()
    })
  }

  postAlone(message: NewMessage): Promise<SentMessage | undefined> {
    return this.#alone(() => this.#db.transaction().execute((trx) => postMessage(trx, message)))
  }

  async #run(): Promise<void> {
    if (this.#running >= transactionsAtOnce) return
    this.#running++
    for (let taken = this.#take(); taken.length > 0; taken = this.#take()) {
      const messages = taken.map(({ message }) => message)
      const sent = await this.#db
        .transaction()
        .execute((trx) => postFreeMessages(trx, messages))
        .catch(() => [])
      const byChat = new Map(sent.map((one) => [one.chat_id, one]))
      for (const one of taken) this.#settle(one, byChat.get(one.message.chatId))
    }
    this.#running--
  }

  #settle({ message, resolve }: Waiting, sent: SentMessage | undefined): void {
    const free = () => this.#busy.delete(message.chatId)
    if (sent) {
      free()
      resolve(sent)
      return
    }
    const alone = this.postAlone(message).finally(() => {
      free()
      void this.#run()
    })
    resolve(alone)
  }

  #take(): readonly Waiting[] {
    const taken: Waiting[] = []
    const left: Waiting[] = []
    let characters = 0
    for (const one of this.#waiting) {
      const { chatId, content } = one.message
      const isFull = taken.length >= most.messages || characters >= most.characters
      if (isFull || this.#busy.has(chatId)) left.push(one)
      else {
        this.#busy.add(chatId)
        taken.push(one)
        characters += content.length
      }
    }
    this.#waiting = left
    return taken
  }
}

const gatherings = new WeakMap<OpenDatabase, Gathering>()

/** Commits a message with those that arrive meanwhile, or else alone. Gives and throws what {@link postMessage} does. */
export function postTogether(db: OpenDatabase, message: NewMessage): Promise<SentMessage | undefined> {
  const gathering = gatherings.get(db) ?? new Gathering(db)
  gatherings.set(db, gathering)
  return message.photos?.length ? gathering.postAlone(message) : gathering.post(message)
}
