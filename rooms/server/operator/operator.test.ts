import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { OperatorAct } from '@basera/accounts/server'
import type { Gate } from '@basera/platform/server/http'
import { noLimits } from '@basera/platform/server/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { meera, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'
import { roomsFeature } from '../rooms-feature.ts'
import { someListing, somePhoto } from '../some-listing.fixture.ts'
import {
  findRooms,
  hideRoom,
  showAnyRoom,
  unhideRoom,
  verifyNoOrphans,
  verifyPhotos,
  verifyRooms,
} from './index.ts'

let world: RoomWorld
let id: string
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())
const list = async (title: string) =>
  (
    await world.call({ method: 'POST', url: '/api/rooms', body: { ...someListing, title }, by: meera.id })
  ).json().id
beforeEach(async () => {
  await world.query('DELETE FROM rooms')
  id = await list('A room of meera')
})

const nowhere = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'
const act = (command: string, reason?: string): OperatorAct => ({ operator: 'asha', command, reason })
const hide = (room = id) => hideRoom(world.db, act('rooms hide', 'a scam'), room)
const unhide = (room = id) => unhideRoom(world.db, act('rooms restore', 'a mistake'), room)
const ban = (at: string) => world.query(`UPDATE auth_users SET banned_at = ${at} WHERE id = $1`, [meera.id])
const saved = async () => (await world.call({ url: '/api/me/saved-rooms', by: rohan.id })).json().items

/** Where others find the room, of all places in which they could. */
async function seen() {
  const places: [string, boolean][] = []
  const search = (await world.get('/api/rooms')).json()
  places.push(['search', search.items.some((room: { id: string }) => room.id === id) && search.total > 0])
  places.push(['page', (await world.get(`/api/rooms/${id}`)).statusCode === 200])
  const view = await world.call({ method: 'POST', url: `/api/rooms/${id}/view`, by: rohan.id })
  places.push(['view', view.statusCode < 300])
  const map = await world.get('/api/rooms/map?south=8&west=68&north=35&east=97')
  places.push(['map', map.statusCode === 200 && map.body.includes(id)])
  places.push(['saved', (await saved()).some((one: { room: unknown }) => one.room !== null)])
  return places.filter(([, found]) => found).map(([place]) => place)
}

const hiders: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['hidden by the operator', () => hide(), () => unhide()],
  ['of a suspended lister', () => ban('now()'), () => ban('NULL')],
]

/** Calls of meera whose requests passed the gate before she was suspended. */
async function lateCalls() {
  const { db, files, places } = world
  const { secrets } = world
  const logger = { warn: () => undefined }
  const feature = roomsFeature({ db, files, places, limits: noLimits, logger, secrets })
  const passed: Gate = async (_, { ip }) => ({ address: ip, session: { id: meera.id, userId: meera.id } })
  return world.callOf(await world.openApp([feature], { gate: passed }))
}

describe.each(hiders)('a room %s', (_, away, back) => {
  it('is seen nowhere by others, and everywhere again afterwards', async () => {
    await world.call({ method: 'PUT', url: `/api/me/saved-rooms/${id}`, by: rohan.id })
    const before = await seen()
    expect(before).toEqual(['search', 'page', 'view', 'map', 'saved'])
    await away()
    expect(await seen()).toEqual([])
    expect((await world.get(`/api/rooms/${id}`)).json()).toMatchObject({ code: 'not_found' })
    await back()
    expect(await seen()).toEqual(before)
  })

  it('does not come back by anything its lister does', async () => {
    await away()
    const late = await lateCalls()
    const put = (status: string) =>
      late({ method: 'PUT', url: `/api/rooms/${id}/status`, body: { status }, by: meera.id })
    await put('paused')
    await put('live')
    await late({ method: 'POST', url: `/api/rooms/${id}/confirm`, by: meera.id })
    await late({ method: 'DELETE', url: `/api/rooms/${id}`, by: meera.id })
    const restored = await late({ method: 'POST', url: `/api/rooms/${id}/restore`, by: meera.id })
    expect(restored.statusCode).toBeLessThan(300)
    await world.query('UPDATE rooms SET withheld = false, searchable = true WHERE id = $1', [id])
    expect(await seen()).toEqual([])
    const own = (await late({ url: '/api/me/rooms', by: meera.id })).json()
    expect(own.items.map((room: { id: string; in_search: boolean }) => [room.id, room.in_search])).toEqual([
      [id, false],
    ])
    await back()
  })
})

describe('its lister', () => {
  it('reads that the room is hidden by the operator, in the list and by itself, and nobody else does', async () => {
    const own = async () => [
      (await world.call({ url: '/api/me/rooms', by: meera.id })).json().items[0].hidden,
      (await world.call({ url: `/api/me/rooms/${id}`, by: meera.id })).json().hidden,
    ]
    expect(await own()).toEqual([false, false])
    expect((await world.get(`/api/rooms/${id}`)).json()).not.toHaveProperty('hidden')
    await hide()
    expect(await own()).toEqual([true, true])
    expect((await world.call({ url: `/api/me/rooms/${id}`, by: rohan.id })).statusCode).toBe(404)
    await unhide()
    expect(await own()).toEqual([false, false])
  })
})

describe('hiding and suspending', () => {
  it('are apart: a hidden room stays hidden when its lister is let back', async () => {
    await hide()
    await ban('now()')
    await ban('NULL')
    expect(await seen()).toEqual([])
    await ban('now()')
    await unhide()
    expect(await seen()).toEqual([])
    await ban('NULL')
    expect(await seen()).toContain('page')
  })

  it('a room that is listed while its lister is being suspended is hidden too', async () => {
    for (let n = 0; n < 20; n++) {
      await Promise.all([list(`Raced ${n}`), ban('now()'), list(`Raced too ${n}`)])
      const { rows } = await world.query('SELECT id FROM rooms WHERE NOT withheld OR searchable')
      expect(rows).toEqual([])
      await ban('NULL')
    }
  })

  it('is done once, with a reason, and logged', async () => {
    await expect(hideRoom(world.db, act('rooms hide'), id)).rejects.toMatchObject({
      code: 'validation_failed',
    })
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => hide()))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(hide()).rejects.toMatchObject({ code: 'conflict' })
    await unhide()
    await expect(unhide()).rejects.toMatchObject({ code: 'conflict' })
    await expect(hide(nowhere)).rejects.toMatchObject({ code: 'not_found' })
    const { rows } = await world.query(
      'SELECT command, reason FROM operator_log WHERE subject_id = $1 ORDER BY id',
      [id],
    )
    expect(rows).toEqual([
      { command: 'rooms hide', reason: 'a scam' },
      { command: 'rooms restore', reason: 'a mistake' },
    ])
  })
})

describe('looking at rooms', () => {
  it.each([
    ['a part of the title', () => 'ROOM OF M'],
    ['its id', () => id],
    ['its lister’s id', () => meera.id],
  ])('finds hidden ones too, by %s, without the exact point', async (_, text) => {
    await hide()
    const found = await findRooms(world.db, act('rooms find'), text())
    expect(found).toMatchObject([{ id, withheld: true, searchable: false }])
    const shown = await showAnyRoom(world.db, act('rooms show'), id)
    expect(Object.keys(shown).filter((name) => /latitude|longitude/.test(name))).toEqual([])
    await expect(showAnyRoom(world.db, act('rooms show'), nowhere)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('verifying rooms', () => {
  const faultsOf = async (check: (tell: (fault: string) => void) => Promise<number>) => {
    const faults: string[] = []
    const checked = await check((fault) => faults.push(fault))
    return { checked, faults }
  }
  const tomorrow = new Date(Date.now() + 86_400_000)
  const orphans = (now: Date) => faultsOf((tell) => verifyNoOrphans(world.files, world.db, tell, now))
  const photos = () => faultsOf((tell) => verifyPhotos(world.db, world.files, tell))

  it('rooms.visible-rooms: reports a room that is found and may not be', async () => {
    expect(await faultsOf((tell) => verifyRooms(world.db, tell))).toEqual({ checked: 1, faults: [] })
    await world.query('ALTER TABLE rooms DISABLE TRIGGER rooms_searchable')
    await world.query("UPDATE rooms SET status = 'paused' WHERE id = $1", [id])
    await world.query('ALTER TABLE rooms ENABLE TRIGGER rooms_searchable')
    expect((await faultsOf((tell) => verifyRooms(world.db, tell))).faults).toEqual([
      `Room ${id} can be found and may not be, or the other way round.`,
    ])
  })

  it('rooms.blurred-location: reports a blurred location that the exact point does not give', async () => {
    const snap = (formula: string) =>
      world.query(`CREATE OR REPLACE FUNCTION public_latitude(latitude double precision, step double precision)
        RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN ${formula}`)
    await snap('latitude')
    expect((await faultsOf((tell) => verifyRooms(world.db, tell))).faults).toEqual([
      `The public point of room ${id} is not that of the exact point.`,
    ])
    await snap('(floor(latitude / step) + 0.5) * step')
    expect((await faultsOf((tell) => verifyRooms(world.db, tell))).faults).toEqual([])
  })

  it('rooms.orphan-files: reports photos without a file, and of files without a photo', async () => {
    const photo = (await world.upload(`/api/rooms/${id}/images`, await somePhoto(), meera.id)).json()
    expect([await photos(), (await orphans(tomorrow)).faults]).toEqual([{ checked: 1, faults: [] }, []])
    await world.files.store('room-images', `${meera.id}/${id}/1-2.webp`, Buffer.from('x'))
    expect((await orphans(new Date())).faults).toEqual([])
    expect((await orphans(tomorrow)).faults).toEqual([
      `Person ${meera.id} has 1 files that belong to no photo.`,
    ])
    const [, path = ''] = photo.image_url.split('/room-images/')
    rmSync(join(world.folder, 'room-images', path.replace('.webp', '.w320.webp')))
    expect((await photos()).faults).toEqual([`Photo ${photo.id} has no file of 320 pixels.`])
    await world.files.remove('room-images', path)
    expect((await photos()).faults).toEqual([`Photo ${photo.id} has no file.`])
  })
})
