import { roomSearch } from '@basera/rooms/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import { type PlainRoom, plainRooms, searchPlainly } from '../search-reference.fixture.ts'
import { searchPage } from './search-page.ts'

let world: RoomWorld
let rooms: PlainRoom[]

beforeAll(async () => {
  world = await roomWorld(1000)
  rooms = await plainRooms(world)
})
afterAll(() => world.close())

describe('a search by a text', () => {
  it.each(['Bengaluru', ' bangalore '])(
    'rooms.search-text: searches around a city named %j alone',
    async (q) => {
      const { latitude, longitude } = (await world.places.directory.findCity('bengaluru')) ?? {}
      for (const call of [
        '/api/rooms?sort=newest&',
        '/api/rooms/facets?',
        '/api/rooms/map?south=12&west=77&north=14&east=78&',
      ]) {
        const named = await world.get(`${call}${new URLSearchParams({ q })}`)
        const chosen = await world.get(`${call}lat=${latitude}&lng=${longitude}`)
        expect(named.statusCode, named.body).toBe(200)
        expect({ ...named.json(), next_cursor: null }).toEqual({ ...chosen.json(), next_cursor: null })
        if (call.includes('/map')) expect(named.json().around).toEqual({ latitude, longitude })
      }
    },
  )

  it('rooms.search-count: tells minimums of a text that more addresses contain than are looked at', async () => {
    const all = searchPlainly(rooms, { q: 'a', wifi: 'true' })
    const search = roomSearch.parse({ q: 'a', wifi: 'true', limit: '20' })
    const { matches, counts } = await searchPage(world.db, search, undefined, { textsMost: 100 })
    expect(matches.map(({ id }) => id)).toEqual(all.slice(0, 20).map(({ room }) => room.id))
    expect(counts.totalIsExact).toBe(false)
    expect(counts.total).toBeLessThanOrEqual(all.length)
    const rare = { ...search, limit: 50, max_rent: 3000, pets: true }
    const few = searchPlainly(rooms, { q: 'a', wifi: 'true', max_rent: '3000', pets: 'true' })
    expect(few.length).toBeLessThan(50)
    expect((await searchPage(world.db, rare, undefined, { textsMost: 100 })).counts).toMatchObject({
      ...{ total: few.length, totalIsExact: true },
    })
  })
})
