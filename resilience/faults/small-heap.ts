import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool } from '@basera/platform/testing/pool'
import { addPeople, addTickets } from '@basera/testkit/load'
import { joinMember } from '@basera/testkit/product'
import type pg from 'pg'
import WebSocket from 'ws'
import { type FaultyProduct, startFaulty, statusOf } from './faulty-product.ts'
import { listRoom, photo } from './listed-room.ts'

export type Statuses = Record<number, number>

export interface HeapFigures {
  readonly sockets: number
  readonly uploads: Statuses
  readonly searches: Statuses
  /** Live connections that were still there at the end. */
  readonly socketsAtEnd: number
  /** Megabytes of resident memory at the worst moment. */
  readonly memory: number
  readonly isAlive: boolean
}

/** Retries on 503 like browsers do, `attempts` times at most. */
async function ask(count: number, request: (n: number) => Promise<number>, attempts = 60): Promise<Statuses> {
  const statuses: Statuses = {}
  const one = async (n: number) => {
    let status = 503
    for (let turn = 0; turn < attempts && status === 503; turn++) {
      status = await request(n)
      if (status === 503) await sleep(500)
    }
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  await Promise.all(Array.from({ length: count }, (_, n) => one(n)))
  return statuses
}

async function fillRooms(pool: pg.Pool, ids: readonly string[], rooms: number): Promise<void> {
  await pool.query(
    `INSERT INTO rooms (user_id, title, address, description, rent, available_from, latitude, longitude)
     SELECT ($1::uuid[])[1 + n % cardinality($1::uuid[])], 'Room number ' || n, 'Street ' || n || ', Bengaluru',
       repeat('Bright and quiet. ', 25), 5000 + n % 40000, '2030-01-01', 12.8 + n % 100 * 0.003, 77.5 + n / 100 % 100 * 0.003
     FROM generate_series(1, $2::int) AS n`,
    [ids, rooms],
  )
  await pool.query('ANALYZE rooms')
}

const openSocket = (address: string, ticket: string): Promise<WebSocket | undefined> =>
  new Promise((done) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?ticket=${ticket}`, {
      origin: address,
    })
    socket.on('open', () => done(socket)).on('error', () => done(undefined))
  })

/** Opens a connection for each ticket, some at a time; again where the process is too busy for it. */
async function openSockets({ address }: FaultyProduct, tickets: readonly string[]): Promise<WebSocket[]> {
  const left = [...tickets]
  const sockets: WebSocket[] = []
  const opening = Array.from({ length: 10 }, async () => {
    for (let ticket = left.pop(), attempts = 0; ticket !== undefined && attempts < 1000; attempts++) {
      const socket = await openSocket(address, ticket)
      if (!socket) {
        await sleep(100)
        continue
      }
      sockets.push(socket)
      ticket = left.pop()
    }
  })
  await Promise.all(opening)
  return sockets
}

/** Gives a process a heap of `heap` megabytes, many live connections, and a burst of searches and uploads on top. */
export async function smallHeap(options: {
  readonly data: string
  readonly databaseUrl: string
  readonly heap: number
  readonly sockets: number
  readonly uploads: number
  readonly searches: number
  readonly rooms: number
  readonly megapixels: number
}): Promise<HeapFigures> {
  const node = [`--max-old-space-size=${options.heap}`]
  const product = await startFaulty({ data: options.data, node, env: { DATABASE_URL: options.databaseUrl } })
  const pool = openPool({ connectionString: options.databaseUrl, max: 2 })
  let sockets: WebSocket[] = []
  let memory = 0
  const look = setInterval(() => {
    if (product.isAlive()) memory = Math.max(memory, product.memory())
  }, 100)
  try {
    const { ids } = await addPeople(pool, options.sockets)
    await fillRooms(pool, ids, options.rooms)
    sockets = await openSockets(product, await addTickets(pool, ids))
    const listers = await Promise.all(
      Array.from({ length: Math.ceil(options.uploads / 8) }, () => joinMember(product.address)),
    )
    const rooms = await Promise.all(listers.map((token) => listRoom(product.address, token)))
    const picture = await photo(options.megapixels)
    const upload = (n: number) => {
      const body = new FormData()
      body.append('file', picture, 'photo.jpg')
      const path = `/api/rooms/${rooms[n >> 3]}/images?client_id=${randomUUID()}`
      const headers = { authorization: `Bearer ${listers[n >> 3]}` }
      return statusOf(product.address + path, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(120_000),
      })
    }
    const search = (n: number) =>
      statusOf(
        `${product.address}/${n % 4 === 0 ? '' : 'api/rooms'}?lat=12.9&lng=77.6&radius_km=50&limit=50&min_rent=${n}`,
      )
    const [uploads, searches] = await Promise.all([
      ask(options.uploads, upload),
      ask(options.searches, search),
    ])
    const socketsAtEnd = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
    return { sockets: sockets.length, uploads, searches, socketsAtEnd, memory, isAlive: product.isAlive() }
  } finally {
    clearInterval(look)
    for (const socket of sockets) socket.terminate()
    await pool.end()
    await product.stop()
  }
}
