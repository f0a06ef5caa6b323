import type { AddressInfo } from 'node:net'
import { openPlaces } from '@basera/places/server'
import { localFiles } from '@basera/platform/server/files'
import { createHttpApp, mountFeatures } from '@basera/platform/server/http'
import { noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { openDatabase } from '@basera/platform/server/postgres'
import { openSecrets } from '@basera/platform/server/secrets'
import { roomsFeature } from '@basera/rooms/server'
import { printTable } from '@basera/testkit/load'
import autocannon from 'autocannon'
import type { Query } from './query-mix.ts'

const seconds = 10

async function load(address: string, paths: readonly string[]) {
  const requests = paths.map((path) => ({ path }))
  const result = await autocannon({ url: address, connections: 16, duration: seconds, workers: 1, requests })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} searches failed over HTTP.`)
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

/** Searches over HTTP, 16 connections, against a bare route of the same server that returns the bytes of one search. */
export async function printHttpRatio(url: string, queries: readonly Query[]): Promise<void> {
  const { db, close } = openDatabase<unknown>({
    url,
    connections: 16,
    onError: (error) => console.error(error),
  })
  const app = createHttpApp({ logger: createLogger('silent'), trustProxy: false })
  const gate = async (_access: unknown, request: { ip: string }) => ({ address: request.ip })
  const logger = createLogger('silent')
  const rooms = roomsFeature({
    db,
    files: localFiles('/nonexistent'),
    places: openPlaces({ logger }),
    limits: noLimits,
    logger,
    secrets: openSecrets('counts no views, but takes thirty-two characters'),
  })
  await mountFeatures(app, [rooms], { gate, limits: noLimits })
  let bytes = ''
  app.get('/bare', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const paths = queries.map((query) => `/api/rooms?${new URLSearchParams(query)}`)
  bytes = (await app.inject({ url: paths[0] ?? '/api/rooms' })).body
  const bare = await load(address, ['/bare'])
  const search = await load(address, paths)
  const row = (name: string, { rate, p50, p99 }: typeof bare) => [name, Math.round(rate), p50, p99]
  printTable(
    ['over HTTP, 16 connections', 'a second', 'p50 ms', 'p99 ms'],
    [row('bare route, same bytes', bare), row('search', search)],
  )
  console.log(`\nA bare route answers ${(bare.rate / search.rate).toFixed(1)} times as many requests.\n`)
  await app.close()
  await close()
}
