import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepRooms } from '../life/sweep-rooms.ts'
import { usualRoomLife } from '../own/room-life.ts'
import { asha, meera, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'
import { someListing } from '../some-listing.fixture.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())

const newRoom = async (title: string): Promise<string> =>
  (
    await world.call({ method: 'POST', url: '/api/rooms', body: { ...someListing, title }, by: asha.id })
  ).json().id
const save = (id: string, by = rohan.id) =>
  world.call({ method: 'PUT', url: `/api/me/saved-rooms/${id}`, by })
const forget = (id: string, by = rohan.id) =>
  world.call({ method: 'DELETE', url: `/api/me/saved-rooms/${id}`, by })
const merge = (room_ids: unknown, by = rohan.id) =>
  world.call({ method: 'POST', url: '/api/me/saved-rooms', body: { room_ids }, by })
const saved = async (by = rohan.id, query = '') =>
  (await world.call({ url: `/api/me/saved-rooms${query}`, by })).json()
const savedIds = async (by = rohan.id) =>
  (await saved(by, '?limit=50')).items.map((one: { room_id: string }) => one.room_id)

describe('rooms.saved-rooms: saved rooms', () => {
  it('are stored once, however often a heart is pressed, and forgotten once', async () => {
    const id = await newRoom('A room to keep')
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(id)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([204]))
    const page = await saved()
    expect([page.total, page.items.length]).toEqual([1, 1])
    expect(page.items[0]).toMatchObject({
      room_id: id,
      title: 'A room to keep',
      room: { id, status: 'live' },
    })
    expect([(await forget(id)).statusCode, (await forget(id)).statusCode]).toEqual([204, 204])
    expect(await savedIds()).toEqual([])
  })

  it('are each person’s own', async () => {
    const id = await newRoom('A room of two')
    await save(id)
    await save(id, meera.id)
    await forget(id, meera.id)
    expect([await savedIds(), await savedIds(meera.id)]).toEqual([[id], []])
    await forget(id)
  })

  it('come last saved first, page by page', async () => {
    const ids: string[] = []
    for (let n = 0; n < 5; n++) {
      const id = await newRoom(`Saved number ${n}`)
      await save(id, meera.id)
      ids.unshift(id)
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof saved>> = await saved(
        meera.id,
        `?limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      )
      seen.push(...page.items.map((one: { room_id: string }) => one.room_id))
      cursor = page.next_cursor
    } while (cursor)
    expect(seen).toEqual(ids)
    const answer = await world.call({ url: '/api/me/saved-rooms?cursor=W10', by: meera.id })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'cursor'])
  })

  it('rooms.saved-merge: are merged at sign-in: the device’s order is kept, unknown and repeated ids are passed over', async () => {
    const [a, b, c] = [
      await newRoom('Kept first room'),
      await newRoom('Kept second room'),
      await newRoom('Known before'),
    ]
    await save(c)
    const answer = await merge([a, randomUUID(), b, a, c])
    expect([answer.statusCode, answer.json()]).toEqual([200, { room_ids: expect.any(Array) }])
    expect(answer.json().room_ids.toSorted()).toEqual([a, b, c].toSorted())
    const order = answer.json().room_ids.filter((id: string) => id !== c)
    expect(order).toEqual([a, b])
    expect((await merge([])).json().room_ids).toEqual(answer.json().room_ids)
    await Promise.all([merge([a, b]), merge([b, a]), merge([a, b])])
    expect((await saved()).total).toBe(3)
  })

  it('takes 200 at once and no more', async () => {
    const ids = Array.from({ length: 201 }, () => randomUUID())
    expect((await merge(ids.slice(1))).statusCode).toBe(200)
    for (const bad of [ids, ['x'], 'all', null]) expect((await merge(bad)).statusCode).toBe(400)
  })

  it('say so when a room is paused or gone, also when nothing of it is left', async () => {
    const [paused, gone] = [await newRoom('A paused room here'), await newRoom('A room that goes')]
    await merge([paused, gone], meera.id)
    await world.call({
      method: 'PUT',
      url: `/api/rooms/${paused}/status`,
      body: { status: 'paused' },
      by: asha.id,
    })
    await world.call({ method: 'DELETE', url: `/api/rooms/${gone}`, by: asha.id })
    const item = async (id: string) =>
      (await saved(meera.id, '?limit=50')).items.find((one: { room_id: string }) => one.room_id === id)
    expect(await item(paused)).toMatchObject({ room: { status: 'paused' } })
    expect(await item(gone)).toMatchObject({ room: null, title: 'A room that goes' })
    await world.query("UPDATE rooms SET deleted_at = now() - interval '2 hours' WHERE id = $1", [gone])
    expect((await sweepRooms(world.db, world.files, usualRoomLife)).gone).toBe(1)
    expect(await item(gone)).toMatchObject({ room: null, title: 'A room that goes' })
    expect((await save(gone, rohan.id)).statusCode).toBe(404)
    expect((await forget(gone, meera.id)).statusCode).toBe(204)
    expect(await item(gone)).toBeUndefined()
  })
})

describe('rooms.saved-note, rooms.saved-cheaper: what is kept beside a saved room', () => {
  const note = (id: string, body: unknown, by = rohan.id) =>
    world.call({ method: 'PUT', url: `/api/me/saved-rooms/${id}/note`, body, by })
  const only = async (by = rohan.id) => (await saved(by)).items[0]
  beforeEach(async () => {
    await world.query('DELETE FROM saved_rooms')
  })

  it('is a note of one’s own, which saves the room, can be changed and taken away', async () => {
    const id = await newRoom('A room with a note')
    expect((await note(id, { note: '  Ask about water\r\nand the lift ' })).statusCode).toBe(204)
    expect(await only()).toMatchObject({ room_id: id, note: 'Ask about water\nand the lift' })
    await save(id)
    await save(id, meera.id)
    expect([(await only()).note, (await only(meera.id)).note]).toEqual([
      'Ask about water\nand the lift',
      null,
    ])
    await note(id, { note: 'Seen on Saturday' }, meera.id)
    expect((await only()).note).toBe('Ask about water\nand the lift')
    for (const blank of ['   ', null]) {
      await note(id, { note: 'Again' })
      expect((await note(id, { note: blank })).statusCode).toBe(204)
      expect((await only()).note).toBeNull()
    }
  })

  it('is refused when it is too long, for a room that is not there, and for visitors', async () => {
    const id = await newRoom('A room without notes')
    for (const bad of [
      { note: 'x'.repeat(501) },
      {},
      { note: 5 },
      { note: 'a', extra: 1 },
      { note: 'a\u0000' },
    ])
      expect((await note(id, bad)).statusCode, JSON.stringify(bad)).toBe(400)
    expect((await note(randomUUID(), { note: 'Nobody' })).statusCode).toBe(404)
    const visitor = { method: 'PUT' as const, url: `/api/me/saved-rooms/${id}/note`, body: { note: 'Hello' } }
    expect((await world.call(visitor)).statusCode).toBe(401)
    expect((await saved()).total).toBe(0)
  })

  it('rooms.saved-merge: is the rent that a device kept, so that a fall before signing in can be told too', async () => {
    const [kept, unknown, known] = [
      await newRoom('Kept with its rent'),
      await newRoom('Kept without a rent'),
      await newRoom('Saved before signing in again'),
    ]
    await save(known)
    const body = (rents: unknown) => ({ room_ids: [kept, unknown, known], rents })
    const mergeAt = (rents: unknown) =>
      world.call({ method: 'POST', url: '/api/me/saved-rooms', body: body(rents), by: rohan.id })
    for (const bad of [[0], [-5], [9000.5], [10_000_001], ['9000'], {}, Array.from({ length: 201 }, () => 1)])
      expect((await mergeAt(bad)).statusCode, JSON.stringify(bad)).toBe(400)
    expect((await saved()).total).toBe(1)
    expect((await mergeAt([someListing.rent + 1500, null, 99_000])).statusCode).toBe(200)
    const { items } = await saved()
    const rents = items.map((one: { title: string; rent_when_saved: number }) => [
      one.title,
      one.rent_when_saved,
    ])
    expect(Object.fromEntries(rents)).toEqual({
      'Kept with its rent': someListing.rent + 1500,
      'Kept without a rent': someListing.rent,
      'Saved before signing in again': someListing.rent,
    })
    await save(kept, meera.id)
    expect((await only(meera.id)).rent_when_saved).toBe(someListing.rent)
  })

  it('is the rent when the room was saved, so that a fall can be told', async () => {
    const id = await newRoom('A room that gets cheaper')
    await save(id)
    await world.query('UPDATE rooms SET rent = rent - 1000 WHERE id = $1', [id])
    await save(id)
    const { rent_when_saved, room } = await only()
    expect([rent_when_saved, room.rent]).toEqual([someListing.rent, someListing.rent - 1000])
  })
})
