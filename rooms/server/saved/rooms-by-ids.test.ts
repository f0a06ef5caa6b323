import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantRooms } from '../every-call.fixture.ts'
import { asha, type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import { someListing } from '../some-listing.fixture.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())

const ask = (ids: string) => world.call({ url: `/api/rooms/by-ids?ids=${ids}` })
const idsIn = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.json().items.map(({ id }: { id: string }) => id)

describe('rooms.saved-on-device: rooms by their ids', () => {
  it('come in the order asked for, each once, without those that are not there', async () => {
    const { own, foreign, unknown } = await plantRooms(world)
    const answer = await ask([foreign.id, unknown.id, own.id, foreign.id.toUpperCase()].join(','))
    expect([answer.statusCode, idsIn(answer)]).toEqual([200, [foreign.id, own.id]])
    expect(answer.json().items[0]).toMatchObject({ title: 'A planted room', status: 'live', image_count: 1 })
  })

  it('rooms.visible-rooms: leave out deleted and withheld rooms, and say which are not on offer', async () => {
    const rooms = [await plantRooms(world), await plantRooms(world)]
    const [deleted, withheld, paused, taken] = rooms.flatMap(({ own, foreign }) => [own.id, foreign.id])
    await world.query('UPDATE rooms SET deleted_at = now() WHERE id = $1', [deleted])
    await world.query('UPDATE rooms SET hidden_at = now() WHERE id = $1', [withheld])
    await world.query("UPDATE rooms SET status = 'paused' WHERE id = $1", [paused])
    await world.query("UPDATE rooms SET status = 'taken' WHERE id = $1", [taken])
    const answer = await ask([deleted, withheld, paused, taken].join(','))
    const { items } = answer.json()
    expect(items.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [paused, 'paused'],
      [taken, 'taken'],
    ])
  })

  it('rooms.blurred-location: never tell the exact point, not even to their lister', async () => {
    const { own } = await plantRooms(world)
    const { body } = await world.call({ url: `/api/rooms/by-ids?ids=${own.id}`, by: asha.id })
    expect(body).toContain(own.id)
    for (const degrees of [someListing.latitude, someListing.longitude])
      expect(body).not.toContain(String(degrees).slice(0, 7))
  })

  it('are 50 at once and no more; anything but ids is refused', async () => {
    const ids = Array.from({ length: 51 }, () => randomUUID())
    const fifty = await ask(ids.slice(1).join(','))
    expect([fifty.statusCode, fifty.json()]).toEqual([200, { items: [] }])
    const twice = `${ids[0]}&ids=${ids[1]}`
    for (const bad of [ids.join(','), '', 'x', `${ids[0]},`, `${ids[0]};`, `${ids[0]}&limit=1`, twice]) {
      const answer = await ask(bad)
      expect([answer.statusCode, answer.json().code], bad).toEqual([400, 'validation_failed'])
    }
    expect((await world.call({ url: '/api/rooms/by-ids' })).statusCode).toBe(400)
  })
})
