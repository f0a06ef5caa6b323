import { Problem } from '@basera/platform/contract'
import { noLimits, type Spender, tooMany } from '@basera/platform/server/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plantRooms } from './every-call.fixture.ts'
import { asha, type RoomWorld, rohan, roomWorld } from './room-world.fixture.ts'
import { roomLimits } from './rooms-feature.ts'

/** Counts as the named limits do, each of them nearly spent. */
const left = new Map<string, number>()
async function spend(name: string, by: Spender) {
  const points = roomLimits[name]?.points
  if (points === undefined) throw new Error(`No limit is named ${name}`)
  const key = `${name} ${typeof by === 'string' ? by : by.session?.userId}`
  const now = left.get(key) ?? Math.min(3, points)
  if (now === 0) throw new Problem('too_many_requests', tooMany)
  left.set(key, now - 1)
}

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0, { ...noLimits, spend })
})
afterAll(() => world.close())

it.each([
  ['PATCH', '/api/rooms/:own', { rent: 9500 }],
  ['PUT', '/api/rooms/:own/status', { status: 'live' }],
  ['POST', '/api/rooms/:own/confirm', undefined],
  ['POST', '/api/rooms/:own/restore', undefined],
  ['DELETE', '/api/rooms/:unknown', undefined],
  ['PUT', '/api/me/saved-rooms/:foreign', undefined],
  ['DELETE', '/api/me/saved-rooms/:foreign', undefined],
  ['POST', '/api/me/saved-rooms', { room_ids: [] }],
] as const)('rooms.change-limits: %s %s is limited for each member', async (method, path, body) => {
  left.clear()
  const rooms = await plantRooms(world)
  const url = path.replace(/:(\w+)/, (_, whose: keyof typeof rooms) => rooms[whose].id)
  const ask = async (by: string) =>
    (await world.call({ method, url, by, ...(body ? { body } : {}) })).statusCode
  for (let n = 0; n < 3; n++) expect(await ask(asha.id)).not.toBe(429)
  expect(await ask(asha.id)).toBe(429)
  expect(await ask(rohan.id)).not.toBe(429)
})
