import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../logger.ts'

const checkMs = 10_000
const answerMs = 5000
const firstPause = 100
const longestPause = 5000

interface Connection {
  readonly client: pg.Client
  readonly pid: number
}

async function connect(url: string, topics: Iterable<string>): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: 'basera-live',
  })
  // Until `use` listens: an error without a listener ends the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SET synchronous_commit = off')
    for (const topic of topics) await client.query(`LISTEN ${client.escapeIdentifier(topic)}`)
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return { client, pid: rows[0]?.pid ?? 0 }
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
}

export interface ListenOptions {
  readonly url: string
  readonly logger: Logger
  readonly topics: () => Iterable<string>
  readonly onNotification: (notification: pg.Notification) => void
  readonly onConnected: () => void
}

/** A connection that listens to notifications and reconnects after growing pauses. */
export class ListenConnection {
  readonly #options: ListenOptions
  readonly #stopped = new AbortController()
  #current: Connection | undefined
  #check: NodeJS.Timeout | undefined

  constructor(options: ListenOptions) {
    this.#options = options
  }

  get isOpen(): boolean {
    return this.#current !== undefined
  }

  async start(): Promise<void> {
    this.#use(await this.#connect())
    this.#check = setInterval(() => {
      const checked = this.#current
      // A late answer is an error but does not end the connection.
      checked?.client.query('SELECT 1').catch(() => this.#lose(checked))
    }, checkMs)
  }

  async query(statement: string, values: readonly unknown[]): Promise<void> {
    await this.#current?.client.query(statement, [...values])
  }

  /** Stops checks and reconnects; the open connection works until `close`. */
  stopChecking(): void {
    clearInterval(this.#check)
  }

  async close(): Promise<void> {
    this.#stopped.abort()
    const last = this.#current
    this.#current = undefined
    await last?.client.end().catch(() => undefined)
  }

  #connect(): Promise<Connection> {
    return connect(this.#options.url, this.#options.topics())
  }

  #use(next: Connection): void {
    const { client, pid } = next
    client.on('notification', (notification) => {
      if (notification.processId !== pid) this.#options.onNotification(notification)
    })
    const onLost = () => this.#lose(next)
    client.on('error', onLost)
    client.on('end', onLost)
    this.#current = next
    this.#options.onConnected()
  }

  #lose(lost: Connection | undefined): void {
    if (!lost || this.#current !== lost) return
    this.#current = undefined
    void lost.client.end().catch(() => undefined)
    if (this.#stopped.signal.aborted) return
    this.#options.logger.warn('the connection that hears of other processes was lost')
    void this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#stopped
    for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      const next = await this.#connect().catch(() => undefined)
      if (next && signal.aborted) await next.client.end().catch(() => undefined)
      else if (next) return this.#use(next)
    }
  }
}
