import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { printTable, roomDatabase } from '@basera/testkit/load'
import { startProductProcess } from '@basera/testkit/product'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { cpuOf } from '../load/cpu.ts'

const warmUps = 400
const rooms = 1600

const photos = `
  INSERT INTO room_images (id, room_id, image_url, display_order, width, height, blur, alt)
  SELECT gen_random_uuid(), id, '/storage/v1/object/public/room-images/' || user_id || '/' || id || '/1795566662327-' || n || '.webp',
    n, 1280, 960, 'data:image/webp;base64,UklGR' || md5(id::text || n), 'Bedroom with a window'
  FROM rooms, generate_series(0, 3) n`

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Answers per second of a process's time, all of its threads; another process asks. */
async function rate(urls: readonly string[], pid = process.pid): Promise<number> {
  const client = fork(join(import.meta.dirname, 'client.ts'))
  await once(client, 'spawn')
  const before = cpuOf(pid)
  client.send(urls)
  const [code] = await once(client, 'exit')
  if (code !== 0) throw new Error('A page could not be had.')
  return urls.length / ((cpuOf(pid) - before) / 1000)
}

async function bareRate(body: Buffer, requests: number): Promise<number> {
  const bare = Fastify()
  bare.get('/', (_, reply) => reply.header('content-encoding', 'br').type('text/html').send(body))
  const urls = Array.from({ length: requests }, () => '')
  const address = await listen(bare)
  await rate(urls.map(() => `${address}/`))
  const found = await rate(urls.map(() => `${address}/`))
  await bare.close()
  return found
}

async function fill(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: before } = await client.query('SELECT FROM room_images LIMIT 1')
  if (before.length === 0) await client.query(photos)
  const { rows } = await client.query<{ id: string }>("SELECT id FROM rooms WHERE status = 'live'")
  await client.end()
  return rows.map(({ id }) => `/room/${id}`)
}

async function bodyOf(url: string): Promise<Buffer> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  return brotliCompressSync(Buffer.from(await answer.arrayBuffer()))
}

/** Room pages, each another one, per processor second of the server: asked for the first time, and once they are known. */
export async function printDistinctRooms(profile = false): Promise<void> {
  const database = await roomDatabase(warmUps + rooms)
  const env = { DATABASE_URL: database.url, DATA_DIR: mkdtempSync(join(tmpdir(), 'basera-bench-')) }
  const product = await startProductProcess({ env, ...(profile ? { node: ['--cpu-prof'] } : {}) })
  try {
    const urls = (await fill(database.url)).map((path) => product.address + path)
    await rate(urls.slice(0, warmUps), product.pid)
    const asked = urls.slice(warmUps)
    const cold = await rate(asked, product.pid)
    const warm = await rate([...asked, ...asked, ...asked], product.pid)
    const body = await bodyOf(urls[0] ?? '')
    const bare = await bareRate(body, 3 * rooms)
    const row = (name: string, pages: number) => [name, pages.toFixed(0), (pages / bare).toFixed(3)]
    printTable(
      [`${asked.length} different rooms`, 'a CPU-second', 'of the bare route'],
      [
        row('asked for the first time', cold),
        row('known', warm),
        row(`bare route, ${(body.length / 1024).toFixed(1)} KB`, bare),
      ],
    )
  } finally {
    await product.stop()
    await database.remove()
  }
}
