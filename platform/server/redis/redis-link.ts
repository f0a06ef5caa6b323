import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { createClient, ErrorReply } from '@redis/client'
import type { Logger } from '../logger.ts'

export interface Redis {
  readonly isThere: boolean
  run(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown>
  /** Throws within a second while Redis is away. */
  publish(channel: string, text: string): Promise<void>
  subscribe(channel: string, listener: (text: string) => void): Promise<void>
  /** Called after every connect from now on: messages may have been missed. */
  onConnected(listener: () => void): void
  close(): Promise<void>
}

const answerMs = 1000
const connectMs = 5000
const checkMs = 2000
const firstPause = 100
const longestPause = 2000

const newClient = (url: string) =>
  createClient({
    url,
    name: 'basera',
    // Commands and subscriptions share a connection, which takes RESP3 (Redis 6 or later).
    RESP: 3,
    maintNotifications: 'disabled',
    disableOfflineQueue: true,
    // Reconnecting is done here: the client's own misses a hanging Redis (decision 16).
    socket: { connectTimeout: connectMs, reconnectStrategy: false },
  })

type Client = ReturnType<typeof newClient>

async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const done = new AbortController()
  answer.catch(() => undefined)
  const late = async () => {
    await sleep(ms, undefined, { signal: done.signal })
    await nextTurn()
    throw new Error(`Redis did not answer within ${ms} ms`)
  }
  try {
    return await Promise.race([answer, late()])
  } finally {
    done.abort()
  }
}

class RedisLink implements Redis {
  readonly #url: string
  readonly #logger: Pick<Logger, 'info' | 'warn'>
  readonly #id = randomUUID()
  readonly #listeners = new Map<string, (text: string) => void>()
  readonly #connected: (() => void)[] = []
  readonly #stopped = new AbortController()
  #client: Client | undefined
  #check: NodeJS.Timeout | undefined

  constructor(url: string, logger: Pick<Logger, 'info' | 'warn'>) {
    this.#url = url
    this.#logger = logger
  }

  get isThere(): boolean {
    return this.#client !== undefined
  }

  async connect(): Promise<void> {
    const client = newClient(this.#url)
    // Until `onLost` listens: an error without a listener ends the process.
    client.on('error', () => undefined)
    try {
      await inTime(client.connect(), connectMs)
      for (const channel of this.#listeners.keys()) await inTime(this.#subscribe(client, channel), answerMs)
    } catch (error) {
      end(client)
      throw error
    }
    if (this.#stopped.signal.aborted) return end(client)
    const onLost = () => this.#lose(client)
    client.on('error', onLost)
    client.on('end', onLost)
    this.#client = client
    this.#check = setInterval(() => void this.#ask(client.ping()).catch(() => undefined), checkMs)
    for (const listener of this.#connected) listener()
  }

  #subscribe(client: Client, channel: string): Promise<unknown> {
    return client.subscribe(channel, (message) => {
      const from = message.slice(0, this.#id.length)
      if (from !== this.#id) this.#listeners.get(channel)?.(message.slice(this.#id.length))
    })
  }

  #lose(client: Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    clearInterval(this.#check)
    end(client)
    if (this.#stopped.signal.aborted) return
    this.#logger.warn('Redis is away: limits and notes between processes go by the database')
    void this.keepTrying()
  }

  async keepTrying(): Promise<void> {
    const { signal } = this.#stopped
    for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      const isMade = await this.connect().then(
        () => true,
        () => false,
      )
      if (!isMade) continue
      this.#logger.info('Redis is there')
      return
    }
  }

  async #ask<T>(answer: Promise<T>): Promise<T> {
    const client = this.#client
    try {
      return await inTime(answer, answerMs)
    } catch (error) {
      if (client && !isAnswer(error)) this.#lose(client)
      throw error
    }
  }

  #get(): Client {
    if (!this.#client) throw new Error('Redis is away')
    return this.#client
  }

  async run(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown> {
    return this.#ask(this.#get().eval(script, { keys: [...keys], arguments: [...values] }))
  }

  async publish(channel: string, text: string): Promise<void> {
    await this.#ask(this.#get().publish(channel, this.#id + text))
  }

  async subscribe(channel: string, listener: (text: string) => void): Promise<void> {
    this.#listeners.set(channel, listener)
    const client = this.#client
    if (client) await this.#ask(this.#subscribe(client, channel)).catch(() => this.#lose(client))
  }

  onConnected(listener: () => void): void {
    this.#connected.push(listener)
  }

  async close(): Promise<void> {
    this.#stopped.abort()
    clearInterval(this.#check)
    const client = this.#client
    this.#client = undefined
    if (client) end(client)
  }
}

/** Redis's own errors. A former primary counts as lost: its name may lead to the new one. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ErrorReply && !error.message.startsWith('READONLY')

const isRefusal = (error: unknown): error is Error =>
  error instanceof ErrorReply &&
  /^(WRONGPASS|NOAUTH|NOPERM)|unknown command|AUTH|DB index/.test(error.message)

function end(client: Client): void {
  if (client.isOpen) client.destroy()
}

/** Opens Redis 6 or later. Wrong credentials stop the start; otherwise retries in the background. */
export async function openRedis(url: string, logger: Pick<Logger, 'info' | 'warn'>): Promise<Redis> {
  const link = new RedisLink(url, logger)
  try {
    await link.connect()
  } catch (err) {
    if (isRefusal(err)) throw new Error(`REDIS_URL cannot be used. Redis said: ${err.message}`)
    logger.warn({ err }, 'Redis cannot be reached: limits and notes between processes go by the database')
    void link.keepTrying()
  }
  return link
}
