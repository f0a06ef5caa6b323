import { migrate } from '@basera/database'
import { createLogger } from '@basera/platform/server/logger'
import { openDatabase, openReplica, type Replica } from '@basera/platform/server/postgres'
import { onEvent } from '@basera/platform/server/telemetry'
import { eventually } from '@basera/platform/testing'
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '@basera/platform/testing/replicated-postgres'
import { joinMember } from '@basera/testkit/product'
import { numbered } from '@basera/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

const logger = createLogger('silent')
const room = numbered('b', 1)
const place = { lat: 12.9352, lng: 77.6245 }
const pages = {
  room: `/api/rooms/${room}`,
  search: `/api/rooms?lat=${place.lat}&lng=${place.lng}&radius_km=5`,
  facets: `/api/rooms/facets?lat=${place.lat}&lng=${place.lng}&radius_km=5`,
  map: '/api/rooms/map?south=12.8&west=77.5&north=13.1&east=77.8',
  cards: `/api/rooms/by-ids?ids=${room}`,
  nearby: `/api/rooms/${room}/nearby`,
  locality: '/api/localities?place=bengaluru/koramangala',
  document: `/room/${room}`,
  siteMap: '/sitemap.xml',
}

let servers: ReplicatedPostgres
let here: Process
let there: Process
let asha: string
let headers: Record<string, string>

interface Process extends WholeApp {
  readonly replica: Replica
}

async function openProcess(): Promise<Process> {
  const open = openDatabase<unknown>({ url: servers.url, connections: 10, onError: () => undefined })
  const replica = openReplica({
    ...{ url: servers.replicaUrl, primary: open.pool, connections: 10, timeout: 2000, logger },
  })
  const database = { ...open, url: servers.url, fill: async () => undefined }
  const whole = await createWholeApp({ ROOM_REVIEW: 'off', CAPTCHA: 'off' }, { database, replica })
  const close = async () => {
    await replica.close()
    await whole.close()
  }
  return { ...whole, replica, close }
}

beforeAll(async () => {
  servers = await startReplicatedPostgres(migrate)
  here = await openProcess()
  there = await openProcess()
  const { pool } = here.database
  await here.app.listen({ port: 0 })
  headers = { authorization: `Bearer ${await joinMember(here.app.listeningOrigin)}` }
  asha = (await pool.query('SELECT id FROM user_profiles')).rows[0].id
  await pool.query(
    `INSERT INTO rooms (id, user_id, title, address, latitude, longitude, rent, available_from, max_tenants)
     VALUES ($1, $2, 'Bright room', 'Koramangala, Bengaluru', $3, $4, 9000, '2026-12-01', 3)`,
    [room, asha, place.lat, place.lng],
  )
})
afterAll(async () => {
  await here?.close()
  await there?.close()
  await servers?.close()
})

const get = ({ app }: Process, page: keyof typeof pages) => app.inject({ url: pages[page] })
const ask = (method: 'PATCH' | 'PUT' | 'DELETE' | 'POST' | 'GET', path: string, payload?: object) =>
  here.app.inject({
    ...{ method, url: pages.room + path, headers },
    ...(payload ? { payload } : {}),
  })
const touch = () => here.database.pool.query('UPDATE rooms SET rent = rent + 1 WHERE id = $1', [room])

async function shownBy(process: Process) {
  const [page, document, search, map] = [
    await get(process, 'room'),
    await get(process, 'document'),
    await get(process, 'search'),
    await get(process, 'map'),
  ]
  return {
    page: page.statusCode,
    document: document.statusCode,
    found: (search.json().items as { id: string }[]).some(({ id }) => id === room),
    onMap: JSON.stringify(map.json()).includes(room),
  }
}
const present = { page: 200, document: 200, found: true, onMap: true }
const gone = { page: 404, document: 404, found: false, onMap: false }

async function serversOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const end = onEvent('public-read', (server) => asked.push(server))
  await work()
  end()
  return asked
}

beforeEach(async () => {
  await eventually(async () => {
    for (const process of [here, there])
      expect((await serversOf(() => get(process, 'cards')))[0]).toBe('replica')
  })
})

describe('shell.public-reads: with a replica', () => {
  it.each(Object.keys(pages) as (keyof typeof pages)[])('visitors read %s there', async (page) => {
    await touch()
    await eventually(async () => {
      expect([...new Set(await serversOf(() => get(here, 'cards')))]).toEqual(['replica'])
    })
    const asked = await serversOf(async () => expect((await get(here, page)).statusCode).toBe(200))
    expect([...new Set(asked)]).toEqual(['replica'])
  })

  it('members read none of it there', async () => {
    const asked = await serversOf(async () => {
      expect((await ask('GET', '')).statusCode).toBe(200)
      expect((await here.app.inject({ url: pages.search, headers })).statusCode).toBe(200)
      expect((await here.app.inject({ url: '/api/me/saved-rooms', headers })).statusCode).toBe(200)
    })
    expect(asked).toEqual([])
  })

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>, typeof gone | typeof present]>([
    [
      'a take down',
      () => here.database.pool.query('UPDATE rooms SET hidden_at = now() WHERE id = $1', [room]),
      () => here.database.pool.query('UPDATE rooms SET hidden_at = NULL WHERE id = $1', [room]),
      gone,
    ],
    [
      'a suspension',
      () => here.database.pool.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [asha]),
      () => here.database.pool.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [asha]),
      gone,
    ],
    ['a deletion', () => ask('DELETE', ''), () => ask('POST', '/restore'), gone],
    [
      'a pause',
      () => ask('PUT', '/status', { status: 'paused' }),
      () => ask('PUT', '/status', { status: 'live' }),
      { ...present, found: false, onMap: false },
    ],
  ])('%s shows at once while replay is paused, and is not undone by it', async (_, apply, undo, expected) => {
    for (const process of [here, there]) expect(await shownBy(process)).toEqual(present)
    await servers.pauseReplay()
    await apply()
    expect(await shownBy(here)).toEqual(expected)
    await eventually(async () => expect(await shownBy(there)).toEqual(expected))
    // Until the replica shows it, and then: kept answers are dropped by no one any more.
    await servers.resumeReplay()
    for (let n = 0; n < 20; n++)
      for (const process of [here, there]) expect(await shownBy(process)).toEqual(expected)
    await undo()
    expect(await shownBy(here)).toEqual(present)
    await eventually(async () => expect(await shownBy(there)).toEqual(present))
  })

  it('a member sees an edit at once, also on the page that visitors get', async () => {
    await servers.pauseReplay()
    for (const title of ['Brighter', 'Brightest', 'Bright room']) {
      expect((await ask('PATCH', '', { title })).statusCode).toBe(200)
      expect((await ask('GET', '')).json().title).toBe(title)
      expect((await get(here, 'room')).json().title).toBe(title)
      expect((await get(here, 'document')).body).toContain(title)
    }
    await servers.resumeReplay()
  })

  it('its state is told', async () => {
    const ready = async () => (await here.app.inject('/readyz')).json()
    const metric = async (name: string) =>
      new RegExp(`^${name} (\\S+)$`, 'm').exec((await here.app.inject('/metrics')).body)?.[1]
    expect(await ready()).toEqual({ status: 'ok', replica: 'in-use' })
    expect(await metric('database_replica_in_use')).toBe('1')
    expect(Number(await metric('database_replica_lag_seconds'))).toBeLessThan(10)
    expect(Number(await metric('database_public_reads_total{server="replica"}'))).toBeGreaterThan(0)
    await servers.kill()
    await eventually(async () => expect(await ready()).toEqual({ status: 'ok', replica: 'left-out' }))
    expect(await metric('database_replica_in_use')).toBe('0')
    await servers.start()
  })

  it('no request fails when it is killed under them', async () => {
    const statuses = new Map<number, number>()
    let asking = true
    const asker = async (process: Process) => {
      while (asking)
        for (const page of Object.keys(pages) as (keyof typeof pages)[]) {
          const { statusCode } = await get(process, page)
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        }
    }
    const askers = [here, there, here, there].map(asker)
    const writer = setInterval(() => void touch().catch(() => undefined), 200)
    try {
      await servers.kill()
      await eventually(() => expect(here.replica.isInUse || there.replica.isInUse).toBe(false))
      await servers.start()
      await eventually(() => expect(here.replica.isInUse && there.replica.isInUse).toBe(true))
    } finally {
      clearInterval(writer)
      asking = false
    }
    await Promise.all(askers)
    expect([...statuses.keys()]).toEqual([200])
  })
})
