import { roomSentences } from '@basera/rooms/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import { someListing } from '../some-listing.fixture.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())

const list = (fields: object) =>
  world.call({ method: 'POST', url: '/api/rooms', body: { ...someListing, ...fields }, by: asha.id })
const patch = (id: string, body: object) =>
  world.call({ method: 'PATCH', url: `/api/rooms/${id}`, body, by: asha.id })

describe('rooms.available-from: the day a room is available from', () => {
  it('a past day is refused for a new room, kept by an edited one, and not brought by an edit', async () => {
    const dayFrom = (days: number) =>
      new Date(Date.now() + 330 * 60_000 + days * 86_400_000).toISOString().slice(0, 10)
    for (const past of [dayFrom(-1), '2020-01-01']) {
      const answer = await list({ available_from: past })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toEqual([
        expect.objectContaining({ field: 'available_from', message: roomSentences.datePast }),
      ])
    }
    const { id } = (await list({ available_from: dayFrom(0) })).json()
    await world.query("UPDATE rooms SET available_from = '2020-01-01' WHERE id = $1", [id])
    const kept = await patch(id, { rent: 9000, available_from: '2020-01-01' })
    expect(kept.json()).toMatchObject({ rent: 9000, available_from: '2020-01-01' })
    const refused = await patch(id, { rent: 9500, available_from: '2020-01-02' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ field: 'available_from', message: roomSentences.datePast }],
    ])
    expect((await patch(id, { deposit: 500 })).json()).toMatchObject({
      rent: 9000,
      available_from: '2020-01-01',
    })
  })
})
