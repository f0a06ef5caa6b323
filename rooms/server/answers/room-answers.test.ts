import type { Database } from '@basera/database/types'
import { localFiles } from '@basera/platform/server/files'
import { noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { openDatabase } from '@basera/platform/server/postgres'
import { postgresPubSub } from '@basera/platform/server/pubsub'
import { eventually, statementsOf } from '@basera/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hideRoom, unhideRoom } from '../operator/index.ts'
import { asha, meera, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'
import { roomsFeature } from '../rooms-feature.ts'
import { openRoomAnswers } from './room-answers.ts'

const logger = createLogger('silent')
const id = '0b5e7a52-3f0e-4b62-9a8c-0b8f5e0f2a11'
const place = { lat: 12.9352, lng: 77.6245 }
const near = `lat=${place.lat}&lng=${place.lng}&radius_km=5&sort=price-low`
const pages = {
  room: `/api/rooms/${id}`,
  search: `/api/rooms?${near}`,
  facets: `/api/rooms/facets?lat=${place.lat}&lng=${place.lng}&radius_km=5`,
  everywhere: '/api/rooms',
  far: '/api/rooms?lat=19.1197&lng=72.8464&radius_km=5',
}
type Page = keyof typeof pages

async function openProcess({
  url,
  files,
  folder,
  places,
  secrets,
  openApp,
  callOf,
}: RoomWorld & { url: string }) {
  const database = openDatabase<Database>({ url, connections: 3, onError: () => undefined })
  const { db, pool, onOwnChange } = database
  const pubSub = postgresPubSub({ url, logger })
  const answers = openRoomAnswers({ pubSub, onOwnChange })
  await pubSub.start()
  const feature = roomsFeature({
    ...{
      db,
      files: localFiles(folder) ?? files,
      places,
      limits: noLimits,
      logger,
      secrets,
      answers,
      reviews: false,
    },
  })
  const app = await openApp([feature])
  const asked = statementsOf(pool)
  const get = async (page: Page) => (await app.inject({ url: pages[page] })).json()
  /** Statements that an answer takes: none where it is kept. */
  const cost = async (page: Page) => {
    const before = asked.length
    await get(page)
    return asked.length - before
  }
  const close = async () => {
    await pubSub.stop()
    await database.close()
  }
  return { db, pool, pubSub, app, call: callOf(app), get, cost, close }
}
type Process = Awaited<ReturnType<typeof openProcess>>

let world: RoomWorld
let here: Process
let there: Process
beforeAll(async () => {
  world = await roomWorld(120)
  await world.query(
    `INSERT INTO rooms (id, user_id, title, address, latitude, longitude, rent, available_from, max_tenants)
     VALUES ($1, $2, 'Bright room', 'Koramangala 5th Block, Bengaluru', $3, $4, 900, '2026-12-01', 3)`,
    [id, asha.id, place.lat, place.lng],
  )
  ;[here, there] = [await openProcess(world), await openProcess(world)]
})
afterAll(async () => {
  await here?.close()
  await there?.close()
  await world.close()
})

const warm = async (some: readonly Page[] = Object.keys(pages) as Page[]) => {
  for (const process of [here, there]) for (const page of some) await process.get(page)
}
beforeEach(() => warm())

const ownPages = ['room', 'search', 'everywhere'] as const
async function shown({ app, get }: Process) {
  const page = await app.inject({ url: pages.room })
  const { items } = (await get('search')) as { items: { id: string; title: string }[] }
  return {
    page: page.statusCode === 200 ? (page.json().title as string) : null,
    search: items.find((room) => room.id === id)?.title ?? null,
  }
}
const change = (method: 'PATCH' | 'PUT' | 'DELETE' | 'POST', path = '', body?: unknown) =>
  here.call({ method, url: `/api/rooms/${id}${path}`, by: asha.id, ...(body ? { body } : {}) })

describe('rooms.answers-current: kept answers of rooms', () => {
  it('cost no statement while nothing changes', async () => {
    for (const page of Object.keys(pages) as Page[]) expect([page, await here.cost(page)]).toEqual([page, 0])
  })

  it.each<
    [string, () => Promise<unknown>, () => Promise<unknown>, { page: string | null; search: string | null }]
  >([
    [
      'an edit',
      () => change('PATCH', '', { title: 'Brighter' }),
      () => change('PATCH', '', { title: 'Bright room' }),
      { page: 'Brighter', search: 'Brighter' },
    ],
    [
      'a pause',
      () => change('PUT', '/status', { status: 'paused' }),
      () => change('PUT', '/status', { status: 'live' }),
      { page: 'Bright room', search: null },
    ],
    ['a deletion', () => change('DELETE'), () => change('POST', '/restore'), { page: null, search: null }],
    [
      'a take down',
      () => hideRoom(here.db, { operator: 'olga', command: 'hide-room', reason: 'a scam' }, id),
      () => unhideRoom(here.db, { operator: 'olga', command: 'unhide-room', reason: 'no scam' }, id),
      { page: null, search: null },
    ],
    [
      'a review',
      () =>
        here.pool.query(
          "UPDATE rooms SET review_since = now(), review_reasons = '{reported}' WHERE id = $1",
          [id],
        ),
      () =>
        here.pool.query('UPDATE rooms SET review_since = NULL, review_reasons = NULL WHERE id = $1', [id]),
      { page: null, search: null },
    ],
    [
      'a suspension',
      () => here.pool.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [asha.id]),
      () => here.pool.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [asha.id]),
      { page: null, search: null },
    ],
  ])('show %s at once here, and there when its event comes', async (_, apply, undo, expected) => {
    await apply()
    expect(await shown(here)).toEqual(expected)
    await eventually(async () => expect(await shown(there)).toEqual(expected))
    await warm(ownPages)
    await undo()
    const before = { page: 'Bright room', search: 'Bright room' }
    expect(await shown(here)).toEqual(before)
    await eventually(async () => expect(await shown(there)).toEqual(before))
  })

  it('show a change only once its transaction is committed', async () => {
    const client = await here.pool.connect()
    await client.query('BEGIN')
    await client.query("UPDATE rooms SET title = 'Later' WHERE id = $1", [id])
    expect(await shown(here)).toEqual({ page: 'Bright room', search: 'Bright room' })
    await client.query('COMMIT')
    client.release()
    expect(await shown(here)).toEqual({ page: 'Later', search: 'Later' })
    await change('PATCH', '', { title: 'Bright room' })
  })

  it.each<
    [
      string,
      string,
      (lister: {
        full_name: string
        avatar_url: string | null
        professional: boolean
        proofs: { work: unknown }
      }) => unknown,
      unknown,
    ]
  >([
    [
      'their name',
      "UPDATE user_profiles SET full_name = 'Asha R' WHERE id = $1",
      ({ full_name }) => full_name,
      'Asha R',
    ],
    [
      'their number',
      'UPDATE user_profiles SET phone_verified = false, phone_verified_at = NULL WHERE id = $1',
      (lister) => 'phone_verified' in lister && lister.phone_verified,
      false,
    ],
    [
      'a proof',
      "INSERT INTO work_proofs (user_id, domain, mailbox_hash) VALUES ($1, 'infosys.com', repeat('h', 43))",
      ({ proofs }) => proofs.work !== null,
      true,
    ],
  ])('show what listers change: %s', async (_, statement, read, value) => {
    await here.pool.query(statement, [asha.id])
    expect(read((await here.get('room')).lister)).toBe(value)
    await eventually(async () => expect(read((await there.get('room')).lister)).toBe(value))
  })

  it('show a new photo and a new room', async () => {
    await here.pool.query(
      `INSERT INTO room_images (room_id, image_url, display_order, width, height, blur)
       VALUES ($1, '/storage/v1/object/public/room-images/a.webp', 0, 800, 600, 'data:a')`,
      [id],
    )
    expect((await here.get('room')).images).toHaveLength(1)
    const { total } = await here.get('facets')
    await here.pool.query(
      `INSERT INTO rooms (user_id, title, address, latitude, longitude, rent, available_from, max_tenants)
       VALUES ($1, 'Another', 'Koramangala, Bengaluru', $2, $3, 800, '2026-12-01', 3)`,
      [rohan.id, place.lat, place.lng],
    )
    expect((await here.get('search')).items[0].title).toBe('Another')
    expect((await here.get('facets')).total).toBe(total + 1)
  })

  it('stay where a change is elsewhere', async () => {
    await here.pool.query('UPDATE rooms SET rent = rent + 1 WHERE id = $1', [id])
    expect(await here.cost('far')).toBe(0)
    expect(await here.cost('search')).toBeGreaterThan(0)
  })

  it('are for visitors: a member is answered anew, and misses who blocked them', async () => {
    await here.pool.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [asha.id, meera.id])
    expect((await here.call({ url: pages.room, by: meera.id })).statusCode).toBe(404)
    expect((await here.call({ url: pages.room, by: rohan.id })).headers).toMatchObject({
      'cache-control': 'no-store',
    })
    expect((await here.app.inject({ url: pages.room })).statusCode).toBe(200)
  })

  it('are not kept while changes are not heard of', async () => {
    await there.pubSub.stop()
    expect(await there.cost('room')).toBe(1)
    expect(await there.cost('room')).toBe(1)
  })

  it('name their state, so that what a client has is not sent again', async () => {
    const first = await here.app.inject({ url: pages.room })
    const { etag } = first.headers
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      vary: 'authorization',
    })
    const again = await here.app.inject({ url: pages.room, headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await here.pool.query("UPDATE rooms SET title = 'Changed' WHERE id = $1", [id])
    const changed = await here.app.inject({ url: pages.room, headers: { 'if-none-match': String(etag) } })
    expect(changed.statusCode).toBe(200)
  })
})
