import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Key, keys, makeCall, plantRooms } from '../every-call.fixture.ts'
import { asha, meera, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'

let world: RoomWorld
let rooms: Awaited<ReturnType<typeof plantRooms>>
beforeAll(async () => {
  world = await roomWorld(0)
  rooms = await plantRooms(world)
})
afterAll(() => world.close())

const putInReview = (id: string) =>
  world.query("UPDATE rooms SET review_since = now(), review_reasons = '{scam_wording}' WHERE id = $1", [id])
const endReview = () => world.query('UPDATE rooms SET review_since = NULL, review_reasons = NULL')

/** What calls say of a room that is there and of one that is not may differ in nothing but the ids that were asked for. */
const said = (body: string) => body.replaceAll(/"request_id":"\w+"/g, '')
const readings = keys.filter((key) => key.startsWith('GET') && !key.startsWith('GET /api/me/rooms'))
const readers: readonly (readonly [string, string | undefined])[] = [
  ['a visitor', undefined],
  ['a stranger', meera.id],
  ['another lister', asha.id],
]

describe('rooms.in-review: a room in review', () => {
  const cases = readers.flatMap(([who, by]) => readings.map((key) => [key, who, by] as const))
  it.each<readonly [Key, string, string | undefined]>(cases)(
    '%s tells %s nothing of it, and all again afterwards',
    async (key, _, by) => {
      const room = rooms.foreign
      const before = await makeCall(world, key, room, by)
      await putInReview(room.id)
      const hidden = await makeCall(world, key, room, by)
      await world.query('UPDATE rooms SET deleted_at = now() WHERE id = $1', [room.id])
      const deleted = await makeCall(world, key, room, by)
      await world.query('UPDATE rooms SET deleted_at = NULL')
      await endReview()
      expect([hidden.statusCode, said(hidden.body)]).toEqual([deleted.statusCode, said(deleted.body)])
      expect(said((await makeCall(world, key, room, by)).body)).toBe(said(before.body))
    },
  )

  it('is not saved, not counted as seen, and takes no photos from others', async () => {
    await putInReview(rooms.foreign.id)
    const statuses = await Promise.all(
      (
        [
          'PUT /api/me/saved-rooms/{room_id}',
          'POST /api/rooms/{id}/view',
          'POST /api/rooms/{id}/images',
        ] as const
      ).map(async (key) => (await makeCall(world, key, rooms.foreign, meera.id)).statusCode),
    )
    expect(statuses).toEqual([404, 404, 404])
    const { rows } = await world.query('SELECT * FROM room_counts')
    expect(rows).toEqual([])
    await endReview()
  })

  it('was saved before: the list says that it is not there, and shows it again afterwards', async () => {
    await makeCall(world, 'PUT /api/me/saved-rooms/{room_id}', rooms.foreign, meera.id)
    const saved = async () =>
      (await makeCall(world, 'GET /api/me/saved-rooms', rooms.foreign, meera.id)).json().items[0]
    expect((await saved()).room).toMatchObject({ id: rooms.foreign.id })
    await putInReview(rooms.foreign.id)
    expect((await saved()).room).toBeNull()
    await endReview()
    expect((await saved()).room).toMatchObject({ id: rooms.foreign.id })
  })

  it('is its lister’s as before: read, changed, paused, deleted and brought back', async () => {
    await putInReview(rooms.foreign.id)
    const owners: readonly Key[] = [
      'GET /api/me/rooms/{id}',
      'PATCH /api/rooms/{id}',
      'PUT /api/rooms/{id}/status',
      'POST /api/rooms/{id}/confirm',
      'POST /api/rooms/{id}/images',
      'DELETE /api/rooms/{id}',
      'POST /api/rooms/{id}/restore',
    ]
    for (const key of owners)
      expect((await makeCall(world, key, rooms.foreign, rohan.id)).statusCode, key).toBeLessThan(300)
    const own = (await makeCall(world, 'GET /api/me/rooms', rooms.foreign, rohan.id)).json().items[0]
    expect(own).toMatchObject({ id: rooms.foreign.id, in_search: false, review: { asked: false } })
  })
})
