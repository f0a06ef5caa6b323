import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantRooms } from './every-call.fixture.ts'
import { asha, meera, type RoomWorld, rohan, roomWorld } from './room-world.fixture.ts'

let world: RoomWorld
let room: string
beforeAll(async () => {
  world = await roomWorld(0)
  room = (await plantRooms(world)).foreign.id
})
afterAll(() => world.close())

const as =
  (by: string | undefined) =>
  async (url: string, method: 'GET' | 'PUT' = 'GET') =>
    world.call({ url, method, ...(by ? { by } : {}) })

/** Everywhere that the room may be told of. */
async function whereSeen(by: string | undefined): Promise<string[]> {
  const ask = as(by)
  const box = 'south=12&north=14&west=77&east=78'
  const calls = [
    `/api/rooms/${room}`,
    `/api/rooms/${room}/nearby`,
    '/api/rooms',
    `/api/rooms/by-ids?ids=${room}`,
    `/api/rooms/map?${box}`,
    ...(by ? ['/api/me/saved-rooms'] : []),
  ]
  const seen = []
  for (const url of calls) {
    const answer = await ask(url)
    const isThere = url.includes('nearby')
      ? answer.statusCode === 200
      : answer.body.includes(room) && !answer.body.includes('"room":null')
    if (isThere) seen.push(url)
    else expect(answer.body).not.toContain('Rohan')
  }
  return seen
}

describe('trust.block-mutual: who is on either side of a block', () => {
  it.each([
    ['the lister blocked them', rohan.id, asha.id],
    ['they blocked the lister', asha.id, rohan.id],
  ])('sees none of the rooms, nor the name: %s', async (_, blocker, blocked) => {
    expect((await as(asha.id)(`/api/me/saved-rooms/${room}`, 'PUT')).statusCode).toBe(204)
    expect(await whereSeen(asha.id)).toHaveLength(6)
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [blocker, blocked])
    expect(await whereSeen(asha.id)).toEqual([])
    expect((await as(asha.id)(`/api/rooms/${room}`)).statusCode).toBe(404)
    expect(await whereSeen(meera.id)).toHaveLength(5)
    expect(await whereSeen(undefined)).toHaveLength(5)
    await world.query('DELETE FROM saved_rooms')
    expect((await as(asha.id)(`/api/me/saved-rooms/${room}`, 'PUT')).statusCode).toBe(404)
    await world.query('DELETE FROM blocks')
  })
})
