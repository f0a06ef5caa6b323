import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import { NoteOutbox } from './note-outbox.ts'
import type { WakeUps } from './wake-ups.ts'

/** Milliseconds in which notes are gathered into one statement: every commit of a notification waits for the others'. */
const gatherMs = 4
/** Milliseconds between looks whether the connection still answers, and before it counts as lost. */
const lookMs = 10_000
const answerMs = 5000
/** Milliseconds before a lost connection is made again: the first time, and at most. */
const firstPause = 100
const longestPause = 5000

interface Listening {
  readonly client: pg.Client
  /** The server process behind it, by which it knows its own notifications. */
  readonly pid: number
}

type Listeners = Map<string, ((note: unknown) => void)[]>

async function listenTo(url: string, topics: Iterable<string>): Promise<Listening> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: 'basera-live',
  })
  // Until somebody watches it: an error that nobody hears ends the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    // Notes are hints: nobody waits for a disk because of one.
    await client.query('SET synchronous_commit = off')
    for (const topic of topics) await client.query(`LISTEN ${client.escapeIdentifier(topic)}`)
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return { client, pid: rows[0]?.pid ?? 0 }
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
}

function handOut(listeners: Listeners, logger: Logger, { channel, payload }: pg.Notification): void {
  try {
    const notes: unknown = JSON.parse(payload ?? '[]')
    if (!Array.isArray(notes)) return
    for (const note of notes) for (const listener of listeners.get(channel) ?? []) listener(note)
  } catch (err) {
    logger.error({ err, channel }, 'a note between processes was not understood')
  }
}

/**
 * Notes by LISTEN and NOTIFY, over one connection of their own. A connection that is lost is made again, later and later.
 * Topics are names of notification channels; triggers may notify them too, with a JSON list.
 */
export function postgresWakeUps({ url, logger }: { readonly url: string; readonly logger: Logger }): WakeUps {
  const listeners: Listeners = new Map()
  const connected: (() => void)[] = []
  const outbox = new NoteOutbox()
  const stopped = new AbortController()
  let listening: Listening | undefined
  let telling: Promise<void> | undefined
  let look: NodeJS.Timeout | undefined
  let lose = () => {}

  async function flush(): Promise<void> {
    await sleep(gatherMs)
    while (listening && !outbox.isEmpty) {
      const { topics, payloads } = outbox.take()
      const statement = 'SELECT pg_notify(t, p) FROM unnest($1::text[], $2::text[]) AS notes (t, p)'
      await listening.client.query(statement, [topics, payloads])
    }
  }
  const tellSoon = () => {
    telling ??= flush()
      .catch(() => undefined)
      .finally(() => {
        telling = undefined
        if (listening && !outbox.isEmpty) tellSoon()
      })
  }

  function use(next: Listening): void {
    const { client, pid } = next
    client.on('notification', (message) => {
      if (message.processId !== pid) handOut(listeners, logger, message)
    })
    const onLost = () => {
      if (listening?.client !== client) return
      listening = undefined
      void client.end().catch(() => undefined)
      if (stopped.signal.aborted) return
      logger.warn('the connection that hears of other processes was lost')
      void reconnect()
    }
    client.on('error', onLost)
    client.on('end', onLost)
    lose = onLost
    listening = next
    for (const listener of connected) listener()
    tellSoon()
  }

  async function reconnect(): Promise<void> {
    for (let pause = firstPause; !stopped.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause * (0.5 + Math.random()), undefined, { signal: stopped.signal }).catch(() => undefined)
      if (stopped.signal.aborted) return
      const next = await listenTo(url, listeners.keys()).catch(() => undefined)
      if (next && stopped.signal.aborted) await next.client.end().catch(() => undefined)
      else if (next) return use(next)
    }
  }

  return {
    tell(topic, note) {
      outbox.add(topic, note)
      if (listening) tellSoon()
    },
    hear(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    onConnected: (listener) => void connected.push(listener),
    async start() {
      use(await listenTo(url, listeners.keys()))
      look = setInterval(() => {
        // A statement that is not answered in time ends in an error, but not the connection.
        listening?.client.query('SELECT 1').catch(lose)
      }, lookMs)
    },
    async stop() {
      clearInterval(look)
      await telling
      stopped.abort()
      const last = listening
      listening = undefined
      await last?.client.end().catch(() => undefined)
    },
  }
}
