import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ownLivingSessions } from '@basera/accounts/testing'
import type { Database } from '@basera/database/types'
import { noLimits, openLimits } from '@basera/platform/server/limits'
import { type LiveOptions, openLive, ownOrigin } from '@basera/platform/server/live'
import { createLogger, type Logger } from '@basera/platform/server/logger'
import { openDatabase } from '@basera/platform/server/postgres'
import { type PubSub, postgresPubSub } from '@basera/platform/server/pubsub'
import { eventually } from '@basera/platform/testing'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import { type ChatWorld, chatWorld, type Person } from '../chat-world.fixture.ts'
import { chatLimits, chatsFeature } from '../chats-feature.ts'
import { LiveClient } from './live-client.fixture.ts'
import { openLiveChats } from './open-live-chats.ts'

export interface ProcessOptions
  extends Partial<Pick<LiveOptions, 'times' | 'perUser' | 'perAddress' | 'rate' | 'maxAge'>> {
  readonly limited?: boolean
  readonly missedEvery?: number
  readonly compareEvery?: number
  readonly development?: boolean
  /** Stands between the process and the others. */
  readonly pubSub?: (real: PubSub) => PubSub
  readonly logger?: Logger
}

/** Quick enough that a test can wait for what takes minutes in the product. */
const quick = { flush: 20, grace: 200, check: 100 }

export const publicUrl = 'https://basera.example'

/** One process of the product, as far as conversations go, listening on a port of its own. */
async function liveProcess(
  world: Pick<ChatWorld, 'url' | 'openApp' | 'headersOf'>,
  options: ProcessOptions = {},
) {
  const { url } = world
  const open = openDatabase<unknown>({ url, connections: 8, onError: () => undefined })
  const { db, pool } = open
  const logger = options.logger ?? createLogger('silent')
  const limits = options.limited
    ? openLimits(pool, { ...chatLimits, 'live-ticket': { points: 1000, seconds: 60 } })
    : noLimits
  const real = postgresPubSub({ url, logger })
  const live = openLive({
    db,
    logger,
    limits,
    pubSub: options.pubSub?.(real) ?? real,
    livingSessions: ownLivingSessions(db as Kysely<Database>),
    isOwnOrigin: ownOrigin(publicUrl, options.development ?? false),
    perUser: options.perUser ?? 10,
    perAddress: options.perAddress ?? 1000,
    rate: options.rate ?? { burst: 1000, perSecond: 10_000 },
    times: { ...quick, ...options.times },
    ...(options.maxAge ? { maxAge: options.maxAge } : {}),
  })
  const chats = openLiveChats({
    db,
    limits,
    logger,
    live,
    missedEvery: options.missedEvery ?? 60_000,
    reconcileEvery: options.compareEvery ?? 60_000,
  })
  live.serve([chats])
  const app = await world.openApp(
    [live.feature, chatsFeature({ db, limits, logger, listeners: [chats.listener] })],
    {
      limits,
    },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const ticketOf = async (by: Person): Promise<string> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/live/ticket',
      headers: await world.headersOf(by.id),
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().ticket
  }
  const addressOf = (ticket: string) => `ws://127.0.0.1:${port}/api/live?ticket=${ticket}`
  const connect = async (by: Person) => new LiveClient(addressOf(await ticketOf(by)), publicUrl).opened()
  /** Asks for an upgrade as raw HTTP, for what is refused. */
  const refusal = async (query: string, headers: Record<string, string> = { origin: publicUrl }) => {
    const asking = request({
      port,
      host: '127.0.0.1',
      path: `/api/live${query}`,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        ...headers,
      },
    }).end()
    const answer = await Promise.race([once(asking, 'response'), once(asking, 'upgrade')])
    const [message, socket] = answer
    if (message.statusCode === 101) {
      socket.destroy()
      return { status: 101, code: undefined }
    }
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    return { status: message.statusCode as number, ...JSON.parse(Buffer.concat(chunks).toString()) }
  }
  const post = async (by: Person, path: string, body: object) =>
    app.inject({ method: 'POST', url: path, headers: await world.headersOf(by.id), payload: body })
  const close = async () => {
    await app.close()
    await open.close()
  }
  return { app, db, live, chats, port, ticketOf, addressOf, connect, refusal, post, close }
}

export type LiveProcess = Awaited<ReturnType<typeof liveProcess>>

/** Conversations with sessions for the named people, and processes on the same database as asked for. */
export async function liveWorld() {
  const world = await chatWorld()
  const processes: LiveProcess[] = []
  const connections = () => processes.flatMap(({ live }) => [...live.connections.all])
  return {
    ...world,
    /**
     * Has everybody of these signed in, and nobody connected. Whose session lives keeps it: its end is told a moment
     * later, and would be taken for that of a new one, which has the same id.
     */
    async startAfresh(people: readonly Person[]) {
      for (const connection of connections()) connection.cut()
      await eventually(() => expect(connections()).toEqual([]))
      for (const person of people) await world.signIn(person)
    },
    async startProcess(options: ProcessOptions = {}): Promise<LiveProcess> {
      const process = await liveProcess(world, options)
      processes.push(process)
      return process
    },
    async close() {
      for (const process of processes) await process.close()
      await world.close()
    },
  }
}

export type LiveWorld = Awaited<ReturnType<typeof liveWorld>>
