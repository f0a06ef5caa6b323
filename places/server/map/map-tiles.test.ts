import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTileArchive } from '@basera/places/server'
import { createLogger } from '@basera/platform/server/logger'
import { createTestApp } from '@basera/platform/testing'
import { tileArchiveOf } from '@basera/testkit/map'
import type { FastifyInstance } from 'fastify'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placesFeature } from '../places-feature.ts'
import { partMaxBytes, readRange } from './byte-range.ts'

const logger = createLogger('silent')
const path = '/map-tiles/base.pmtiles'
const bytes = tileArchiveOf({
  features: [
    {
      layer: 'water',
      type: 'polygon',
      properties: { kind: 'lake' },
      points: [
        [77.6, 12.97],
        [77.63, 12.97],
        [77.63, 12.99],
      ],
    },
  ],
  box: [77.4, 12.8, 77.8, 13.2],
  minZoom: 0,
  maxZoom: 10,
})

let folder: string
let elsewhere: Server
let address: string
const behaviour = { is: 'good' as 'good' | 'whole' | 'missing' }

/** Another server of the archive, such as a bucket. */
const answerElsewhere: Parameters<typeof createServer>[1] = (request, reply) => {
  const range = readRange(request.headers.range, bytes.length)
  if (behaviour.is === 'missing' || typeof range === 'string') return reply.writeHead(404).end()
  if (behaviour.is === 'whole') return reply.writeHead(200).end(bytes)
  const part = bytes.subarray(range.first, range.last + 1)
  reply.writeHead(206, {
    etag: '"elsewhere"',
    'content-length': part.length,
    'content-range': `bytes ${range.first}-${range.last}/${bytes.length}`,
  })
  return reply.end(part)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basera-map-tiles-'))
  await writeFile(join(folder, 'map.pmtiles'), bytes)
  elsewhere = createServer(answerElsewhere)
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/map.pmtiles`
})
afterAll(async () => {
  elsewhere.close()
  elsewhere.closeAllConnections()
  await rm(folder, { recursive: true })
})

const appOf = async (setting: string) =>
  createTestApp([placesFeature({ logger, tiles: await openTileArchive(setting, logger) })])

describe.each(['a file', 'an address'])('places.map-tiles: an archive at %s', (where) => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await appOf(where === 'a file' ? join(folder, 'map.pmtiles') : address)
  })
  const get = (range?: string, headers = {}) =>
    app.inject({ url: path, headers: { ...(range ? { range } : {}), ...headers } })

  it('is named by the index of layers', async () => {
    expect((await app.inject('/api/map-layers')).json().tiles).toEqual({
      url: path,
      attribution: 'Map © OpenStreetMap contributors, Protomaps',
    })
  })

  it.each([
    ['bytes=0-6', 0, 6],
    ['bytes=100-', 100, bytes.length - 1],
    ['bytes=-10', bytes.length - 10, bytes.length - 1],
    ['bytes=5-999999999', 5, bytes.length - 1],
  ])('answers %s with that part', async (range, first, last) => {
    const answer = await get(range)
    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/${bytes.length}`,
      'content-length': String(last - first + 1),
      'accept-ranges': 'bytes',
      'content-type': 'application/vnd.pmtiles',
    })
    expect(answer.rawPayload.equals(bytes.subarray(first, last + 1))).toBe(true)
  })

  it('refuses a part that it does not have', async () => {
    const answer = await get(`bytes=${bytes.length}-`)
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`)
  })

  it.each([undefined, 'bytes=0-1,5-6', 'bytes=9-2', 'bytes=-', 'lines=1-2'])(
    'is not sent whole: %s is refused',
    async (range) => {
      expect((await get(range)).json()).toMatchObject({ status: 400, code: 'validation_failed' })
    },
  )

  it('says its size and version, and nothing that is known already', async () => {
    const head = await app.inject({ method: 'HEAD', url: path })
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-length']).toBe(String(bytes.length))
    const { etag } = head.headers
    expect(etag).toMatch(/^".+"$/)
    expect((await get('bytes=0-6', { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get('bytes=0-6', { 'if-range': etag })).statusCode).toBe(206)
    expect((await get('bytes=0-6', { 'if-range': '"older"' })).statusCode).toBe(400)
  })

  it('is read by the library that pages use', async () => {
    const served = new PMTiles({
      getKey: () => path,
      getBytes: async (offset, length) => {
        const answer = await get(`bytes=${offset}-${offset + length - 1}`)
        return { data: new Uint8Array(answer.rawPayload).buffer, etag: String(answer.headers.etag) }
      },
    })
    expect(await served.getHeader()).toMatchObject({ specVersion: 3, minZoom: 0, maxZoom: 10 })
    expect((await served.getZxy(0, 0, 0))?.data.byteLength).toBeGreaterThan(20)
    expect(await served.getZxy(10, 0, 0)).toBeUndefined()
  })
})

describe('places.map-tiles: a part', () => {
  it('has 4 MiB at most', () => {
    expect(readRange('bytes=0-', 10 * partMaxBytes)).toEqual({ first: 0, last: partMaxBytes - 1 })
    expect(readRange('bytes=-9999999999', partMaxBytes * 2)).toEqual({ first: 0, last: partMaxBytes - 1 })
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
  })
})

describe('places.map-tiles: the start', () => {
  it.each([
    ['missing.pmtiles', '', 'there is no such file'],
    ['short.pmtiles', 'PMTiles', 'it is no PMTiles archive of version 3'],
    ['other.pmtiles', 'x'.repeat(200), 'it is no PMTiles archive of version 3'],
    ['pictures.pmtiles', `PMTiles\x03${'\x02'.repeat(200)}`, 'its tiles are no vector tiles'],
  ])('refuses %s', async (name, content, why) => {
    const file = join(folder, name)
    if (content) await writeFile(file, content, 'latin1')
    await expect(openTileArchive(file, logger)).rejects.toThrow(`MAP_TILES ${file} cannot be used: ${why}`)
  })

  it.each(['missing', 'whole'] as const)('refuses an address where it is %s', async (how) => {
    behaviour.is = how
    await expect(openTileArchive(address, logger)).rejects.toThrow('its server answered')
    behaviour.is = 'good'
  })

  it('goes on without an address that cannot be reached, whose map is then away', async () => {
    const app = await appOf('http://127.0.0.1:1/map.pmtiles')
    const answer = await app.inject({ url: path, headers: { range: 'bytes=0-6' } })
    expect(answer.json()).toMatchObject({ status: 503, code: 'service_unavailable' })
    expect(await appOf(address).then((back) => back.inject('/api/map-layers'))).toBeDefined()
  })

  it('without the setting there are no tiles', async () => {
    const app = await createTestApp([placesFeature({ logger })])
    expect((await app.inject('/api/map-layers')).json().tiles).toBeNull()
    expect((await app.inject(path)).statusCode).toBe(404)
  })
})
