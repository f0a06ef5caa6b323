import type { AddressInfo } from 'node:net'
import { openPlaces } from '@basera/places/server'
import { localFiles } from '@basera/platform/server/files'
import { createHttpApp, mountFeatures } from '@basera/platform/server/http'
import { openLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { openDatabase } from '@basera/platform/server/postgres'
import { postgresPubSub } from '@basera/platform/server/pubsub'
import { openSecrets } from '@basera/platform/server/secrets'
import { openRoomAnswers, roomsFeature } from '@basera/rooms/server'
import { printTable } from '@basera/testkit/load'
import autocannon from 'autocannon'
import type { Query } from './query-mix.ts'

const seconds = 10

/** Answers a second, and for a second of the server's thread, which the client does not share. */
async function load(address: string, paths: readonly string[]) {
  const requests = paths.map((path) => ({ path }))
  const used = process.threadCpuUsage()
  const result = await autocannon({ url: address, connections: 16, duration: seconds, workers: 1, requests })
  const { user, system } = process.threadCpuUsage(used)
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests failed over HTTP.`)
  const perCpu = result.requests.total / ((user + system) / 1e6)
  return { rate: result.requests.average, perCpu, p50: result.latency.p50, p99: result.latency.p99 }
}
type Load = Awaited<ReturnType<typeof load>>

async function openServer(url: string, keepsAnswers: boolean) {
  const { db, pool, onOwnChange, close } = openDatabase<unknown>({
    ...{ url, connections: 16 },
    onError: (error) => console.error(error),
  })
  const logger = createLogger('silent')
  const pubSub = postgresPubSub({ url, logger })
  const answers = openRoomAnswers({ pubSub, onOwnChange })
  await pubSub.start()
  const limits = openLimits(pool, {})
  const rooms = roomsFeature({
    ...{ db, limits, logger },
    ...(keepsAnswers ? { answers } : {}),
    files: localFiles('/nonexistent'),
    places: openPlaces({ logger }),
    secrets: openSecrets('counts no views, but takes thirty-two characters'),
  })
  // Counted like those of the product, but never spent: all requests have one address.
  const endless = Object.entries(rooms.limits).map(([name, limit]) => [name, { ...limit, points: 1e9 }])
  limits.add(Object.fromEntries(endless))
  const app = createHttpApp({ logger, trustProxy: false })
  await mountFeatures(app, [rooms], { gate: async (_, request) => ({ address: request.ip }), limits })
  const bare = new Map<string, string>()
  app.get<{ Params: { name: string } }>('/bare/:name', (request, reply) =>
    reply.type('application/json; charset=utf-8').send(bare.get(request.params.name)),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    ...{ app, address, bare },
    async close() {
      await app.close()
      await pubSub.stop()
      await close()
    },
  }
}

async function ratiosOf(url: string, queries: readonly Query[], keepsAnswers: boolean) {
  const { app, address, bare, close } = await openServer(url, keepsAnswers)
  const searches = queries.map((query) => `/api/rooms?${new URLSearchParams(query)}`)
  const found = (await app.inject({ url: '/api/rooms?limit=50' })).json() as { items: { id: string }[] }
  const rooms = found.items.map(({ id }) => `/api/rooms/${id}`)
  const kinds = { search: searches, room: rooms }
  const rows: (string | number)[][] = []
  for (const [name, paths] of Object.entries(kinds)) {
    bare.set(name, (await app.inject({ url: paths[0] ?? '' })).body)
    const base = await load(address, [`/bare/${name}`])
    const asked = await load(address, paths)
    const row = (title: string, { rate, perCpu, p50, p99 }: Load) => [
      ...[title, Math.round(rate), Math.round(perCpu), p50, p99],
      `${((100 * rate) / base.rate).toFixed(1)} %`,
      `${((100 * perCpu) / base.perCpu).toFixed(1)} %`,
    ]
    const kept = keepsAnswers ? 'kept' : 'made anew'
    rows.push(row(`bare route, bytes of a ${name}`, base), row(`${name}, ${kept}`, asked))
  }
  await close()
  return rows
}

/** Searches and rooms over HTTP, 16 connections, against bare routes of the same server that return the same bytes. */
export async function printHttpRatio(url: string, queries: readonly Query[]): Promise<void> {
  printTable(
    [
      'over HTTP, 16 connections',
      'a second',
      'a CPU-second',
      'p50 ms',
      'p99 ms',
      'of bare',
      'of bare by CPU',
    ],
    [...(await ratiosOf(url, queries, false)), ...(await ratiosOf(url, queries, true))],
  )
}
