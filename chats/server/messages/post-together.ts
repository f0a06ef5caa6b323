import { limitConcurrency } from '@basera/platform/server/limit-concurrency'
import type { Logger } from '@basera/platform/server/logger'
import type { OpenDatabase } from '../database.ts'
import { KnownTexts } from './known-texts.ts'
import type { JudgedMessage, NewMessage, SentMessage } from './messages.queries.ts'
import { judgeMessage, type PostedMessages, postFreeMessages, postMessage } from './post-message.ts'

const mostInStatement = { messages: 64, characters: 16_000 }
const statementsAtOnce = 2
/** Each waits on a connection of its own for the locks of others. */
const aloneAtOnce = 8

export interface PostingNeeds {
  readonly db: OpenDatabase
  readonly logger: Logger
}

interface Waiting {
  readonly message: NewMessage
  /** As its sender was known to have written then. */
  judged?: JudgedMessage
  /** It was judged with something else than what its sender wrote. */
  readonly isJudgedAnew?: true
  readonly resolve: (sent: Promise<SentMessage | undefined> | SentMessage) => void
}

const nothingPosted: PostedMessages = { sent: [], stale: new Map() }

class Gathering {
  #waiting: Waiting[] = []
  #running = 0
  /** Chats whose next message waits for the one before it. */
  readonly #busy = new Set<string>()
  readonly #known = new KnownTexts()
  readonly #db: OpenDatabase
  readonly #logger: Logger
  readonly #alone = limitConcurrency(aloneAtOnce, Number.POSITIVE_INFINITY)

  constructor({ db, logger }: PostingNeeds) {
    this.#db = db
    this.#logger = logger
  }

  post(message: NewMessage): Promise<SentMessage | undefined> {
    return new Promise((resolve) => {
      const one: Waiting = { message, resolve }
      this.#waiting.push(one)
      void this.#run()
      // While PostgreSQL is at the statements before its own, judging it keeps nobody waiting.
      if (!this.#busy.has(message.chatId)) this.#judge(one)
    })
  }

  #judge(one: Waiting): JudgedMessage {
    const earlier = this.#known.of(one.message)
    const judged = one.judged?.earlier === earlier ? one.judged : judgeMessage(one.message, earlier)
    one.judged = judged
    return judged
  }

  postAlone(message: NewMessage): Promise<SentMessage | undefined> {
    return this.#alone(() => this.#db.transaction().execute((trx) => postMessage(trx, message)))
  }

  async #run(): Promise<void> {
    if (this.#running >= statementsAtOnce) return
    this.#running++
    try {
      for (let taken = this.#take(); taken.length > 0; taken = this.#take()) await this.#postTaken(taken)
    } finally {
      this.#running--
    }
  }

  async #postTaken(taken: readonly Waiting[]): Promise<void> {
    const { sent, stale } = await this.#postFree(taken)
    const byChat = new Map(sent.map((one) => [one.chat_id, one]))
    for (const one of taken) this.#settle(one, byChat.get(one.message.chatId), stale.get(one.message.chatId))
  }

  async #postFree(taken: readonly Waiting[]): Promise<PostedMessages> {
    try {
      const judged = taken.map((one) => this.#judge(one))
      return await postFreeMessages(this.#db, judged)
    } catch (err) {
      this.#logger.warn({ err }, 'messages could not be posted together: each is posted alone')
      return nothingPosted
    }
  }

  #settle(one: Waiting, sent: SentMessage | undefined, wrote: readonly string[] | undefined): void {
    const { message, resolve } = one
    const free = () => this.#busy.delete(message.chatId)
    if (sent) {
      this.#known.add(sent)
      free()
      resolve(sent)
      return
    }
    if (wrote && !one.isJudgedAnew) {
      this.#known.keep(message, wrote)
      free()
      this.#waiting.unshift({ ...one, isJudgedAnew: true })
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
      const isFull = taken.length >= mostInStatement.messages || characters >= mostInStatement.characters
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
export function postTogether(needs: PostingNeeds, message: NewMessage): Promise<SentMessage | undefined> {
  const gathering = gatherings.get(needs.db) ?? new Gathering(needs)
  gatherings.set(needs.db, gathering)
  return message.photos?.length ? gathering.postAlone(message) : gathering.post(message)
}
