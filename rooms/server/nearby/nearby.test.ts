import { numbered } from '@basera/testkit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRooms, type RoomWorld, roomWorld } from '../room-world.fixture.ts'

const metroAndParks = { latitude: 12.9784, longitude: 77.6408 }
let world: RoomWorld
const id = (n: number) => numbered('e', n)
const listers = ['0', '1', '2', '3', '4'] as const

beforeAll(async () => {
  world = await roomWorld(8)
  await world.query('DELETE FROM rooms')
  const { rows } = await world.query('SELECT id FROM user_profiles ORDER BY id LIMIT 5')
  const room = (n: number, patch: object = {}) => ({
    ...{
      id: id(n),
      user_id: rows[n % listers.length].id,
      title: `Room ${n}`,
      address: 'Indiranagar, Bengaluru',
    },
    ...{ rent: 14_000 + 100 * n, available_from: '2027-01-01', home_type: 'private_room', status: 'live' },
    ...{ ...metroAndParks, deleted_at: null },
    ...patch,
  })
  await addRooms(world, [
    room(0),
    room(1, { home_type: 'whole_home' }),
    ...[2, 3, 4].map((n) => room(n, { latitude: 12.995 })),
    room(5, { status: 'taken' }),
    room(7, { deleted_at: '2026-10-05T00:00:00Z' }),
    room(8, { rent: 60_000 }),
    room(9, { latitude: 13.02 }),
    room(10, { latitude: null, longitude: null }),
    ...[11, 12, 13].map((n) => room(n, { home_type: null })),
  ])
})
afterAll(() => world.close())

describe('rooms.nearby-places', () => {
  it('names the nearest metro, three known places and like rooms, those of its home type first', async () => {
    const answer = await world.get(`/api/rooms/${id(0)}/nearby`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { locality, metro, places, rooms } = answer.json()
    expect(locality).toEqual({ name: 'Indiranagar', path: 'bengaluru/indiranagar' })
    expect(metro).toMatchObject({ name: 'Indiranagar', by: 'walk', lines: ['Purple Line'] })
    expect(places).toHaveLength(3)
    for (const place of places) expect(place.minutes).toBeGreaterThan(0)
    const found = rooms.map((room: { id: string }) => room.id)
    expect(new Set(found.slice(0, 3))).toEqual(new Set([id(2), id(3), id(4)]))
    for (const other of found.slice(3)) expect([1, 11, 12, 13].map(id)).toContain(other)
    expect(found).toHaveLength(6)
    expect(answer.body).not.toMatch(/"latitude"|"longitude"/)
  })

  it('is empty without a location, and not found where the room is', async () => {
    expect((await world.get(`/api/rooms/${id(10)}/nearby`)).json()).toEqual({
      ...{ locality: null, metro: null, places: [], rooms: [] },
    })
    for (const n of [7, 99]) expect((await world.get(`/api/rooms/${id(n)}/nearby`)).statusCode).toBe(404)
  })
})

describe('rooms.price-hint', () => {
  const hint = async (query: string) => (await world.get(`/api/rooms/price-hint?${query}`)).json()
  const here = 'lat=12.9784&lng=77.6408'

  it('is null with too few rooms, and the median and middle half with enough', async () => {
    expect(await hint(`home_type=private_room&${here}`)).toEqual({ hint: null })
    await world.query('UPDATE rooms SET home_type = $1 WHERE home_type IS NULL', ['private_room'])
    const { hint: found } = await hint(`home_type=private_room&${here}`)
    expect(found).toMatchObject({ count: 8, low: expect.any(Number), high: expect.any(Number) })
    expect(found.low).toBeLessThanOrEqual(found.median)
    expect(await hint(`home_type=pg_bed&${here}`)).toEqual({ hint: null })
  })

  it.each(['', 'home_type=castle&lat=1&lng=1', `${here}`, 'home_type=pg_bed&lat=91&lng=1'])(
    'not %j',
    async (query) => {
      expect((await world.get(`/api/rooms/price-hint?${query}`)).statusCode).toBe(400)
    },
  )
})
