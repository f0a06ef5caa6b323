import { roomCalls } from '@basera/rooms/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Key, keys, makeCall, plantRooms } from './every-call.fixture.ts'
import { asha, meera, nina, type RoomWorld, roomWorld } from './room-world.fixture.ts'
import { someListing } from './some-listing.fixture.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())

const people = {
  visitor: undefined,
  unverified: nina.id,
  stranger: meera.id,
  owner: asha.id,
}
type Who = keyof typeof people
type Whose = keyof Awaited<ReturnType<typeof plantRooms>>

const namesRoom = (key: Key) => /\{(?:id|room_id)\}/.test(key)
/** Calls about one room that are its lister's alone: the verified ones. */
const isOwners = (key: Key) => namesRoom(key) && roomCalls[key].access === 'verified'
/** Forgetting a room that was never saved changes nothing, and tells nothing. */
const asksNothing: readonly Key[] = ['DELETE /api/me/saved-rooms/{room_id}']

/** What a call must answer, by the contract and by whose room it is about (accounts.not-yours-not-found). */
function expected(key: Key, who: Who, whose: Whose): number {
  const { access, ...call } = roomCalls[key]
  const isOpen = access === 'room-search'
  if (who === 'visitor' && !isOpen) return 401
  if (who === 'unverified' && access === 'verified') return 403
  const good = 'status' in call ? call.status : 200
  if (!namesRoom(key) || asksNothing.includes(key)) return good
  if (isOwners(key)) return who === 'owner' && whose === 'own' ? good : 404
  return whose === 'unknown' ? 404 : good
}

const rows = async () =>
  (
    await world.query(
      `SELECT (SELECT json_agg(rooms ORDER BY id) FROM rooms) AS rooms,
         (SELECT json_agg(i ORDER BY i.id) FROM room_images i) AS images`,
    )
  ).rows[0]

/** The exact point as anybody would write it, to some ten metres; the blurred location begins otherwise. */
const exactPoint = [someListing.latitude, someListing.longitude].map((degrees) => String(degrees).slice(0, 7))

describe.each(keys)('accounts.not-yours-not-found: %s', (key) => {
  const whos = Object.keys(people) as Who[]
  const cases = whos.flatMap((who) =>
    (['own', 'foreign', 'unknown'] as const).map((whose) => [who, whose] as const),
  )
  it.each(cases)('by %s about a room that is %s', async (who, whose) => {
    await world.query('DELETE FROM rooms')
    const rooms = await plantRooms(world)
    const before = await rows()
    const answer = await makeCall(world, key, rooms[whose], people[who])
    expect(answer.statusCode, answer.body).toBe(expected(key, who, whose))
    if (answer.statusCode >= 400) expect(await rows()).toEqual(before)
    // Only the lister gets the exact point (rooms.blurred-location), and only of their own room.
    const isLister = who === 'owner' || (who === 'stranger' && key === 'POST /api/rooms')
    const mayKnow = isLister && answer.statusCode < 300
    if (!mayKnow) for (const degrees of exactPoint) expect(answer.body).not.toContain(degrees)
    expect(answer.body).not.toMatch(/@|\+9198/)
  })
})

describe('rooms.blurred-location: the exact point', () => {
  it('is in what the lister reads, so that these tests can find it', async () => {
    const { own } = await plantRooms(world)
    const { body } = await makeCall(world, 'GET /api/me/rooms/{id}', own, asha.id)
    for (const degrees of exactPoint) expect(body).toContain(degrees)
  })

  it('is in no list, whoever asks, and in no other lister’s answers', async () => {
    await world.query('DELETE FROM rooms')
    const { foreign } = await plantRooms(world)
    for (const key of keys) {
      if (key === 'POST /api/rooms') continue
      const { body } = await makeCall(world, key, foreign, asha.id)
      for (const degrees of exactPoint) expect(body, key).not.toContain(degrees)
    }
    const lists = keys.filter((key) => key.startsWith('GET') && !key.includes('{'))
    expect(lists.sort()).toEqual([
      'GET /api/me/allowance/rooms',
      'GET /api/me/rooms',
      'GET /api/me/saved-rooms',
      'GET /api/rooms',
      'GET /api/rooms/by-ids',
      'GET /api/rooms/compare',
      'GET /api/rooms/facets',
      'GET /api/rooms/map',
      'GET /api/rooms/price-hint',
    ])
    for (const key of lists) {
      const answer = await makeCall(world, key, foreign, asha.id)
      expect(answer.statusCode).toBe(200)
      for (const degrees of exactPoint) expect(answer.body, key).not.toContain(degrees)
    }
  })

  it('is not in what one is told of one’s rooms beside another’s', async () => {
    await world.query('DELETE FROM rooms')
    const { own, foreign } = await plantRooms(world)
    const list = (await makeCall(world, 'GET /api/me/rooms', own, asha.id)).json()
    expect(list.items.map((one: { id: string }) => one.id)).toEqual([own.id])
    expect(list.items.some((one: { id: string }) => one.id === foreign.id)).toBe(false)
  })
})
