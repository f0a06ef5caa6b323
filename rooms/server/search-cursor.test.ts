import { roomSearchSentences } from '@basera/rooms/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRooms, asha, type RoomWorld, roomWorld } from './room-world.fixture.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(120)
})
afterAll(() => world.close())

const page = async (query: string) => (await world.get(`/api/rooms?${query}`)).json()

const point = 'lat=12.9352&lng=77.6245'

describe('paging through GET /api/rooms', () => {
  it('rooms.search-pages: gives 20 rooms unless asked for another number, and 50 at most', async () => {
    expect((await page('')).items).toHaveLength(20)
    expect((await page('limit=50')).items).toHaveLength(50)
    expect((await world.get('/api/rooms?limit=51')).statusCode).toBe(400)
  })

  it('rooms.search-cursor: a page holds its place while rooms are added and removed around it', async () => {
    const first = await page('limit=10&sort=price-low')
    const second = await page(`limit=10&sort=price-low&cursor=${first.next_cursor}`)
    await world.query('DELETE FROM rooms WHERE id = $1', [first.items[9].id])
    const cheap = { title: 'Cheapest of all', address: 'Here', rent: 1, available_from: '2026-12-01' }
    await addRooms(world, [{ id: 'e0000000-0000-4000-8000-000000000000', user_id: asha.id, ...cheap }])
    const again = await page(`limit=10&sort=price-low&cursor=${first.next_cursor}`)
    expect(again.items).toEqual(second.items)
    await world.query('DELETE FROM rooms WHERE rent = 1')
  })

  it.each([
    ['another sort', 'sort=price-low'],
    ['another filter', 'wifi=true'],
    ['another bound', 'max_rent=9000'],
    ['another place', point],
    ['a text', 'q=Bengaluru'],
  ])('rooms.search-cursor: refuses a cursor of the same list with %s', async (_what, query) => {
    const { next_cursor: cursor } = await page('')
    const answer = await world.get(`/api/rooms?${query}&cursor=${cursor}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'cursor', message: roomSearchSentences.foreignCursor }],
    })
  })

  it('takes a cursor with another page size: the list is the same', async () => {
    const { next_cursor: cursor } = await page('limit=7')
    expect((await page(`limit=3&cursor=${cursor}`)).items).toEqual((await page('limit=10')).items.slice(7))
  })

  it.each(['newest', 'price-low', 'price-high', 'distance'])(
    'refuses cursors of sort %s whose parts were changed into anything else',
    async (sort) => {
      const search = `sort=${sort}&${point}&radius_km=100&limit=2`
      const { next_cursor: cursor } = await page(search)
      const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString())
      const strange = [
        null,
        '',
        'x',
        -1,
        1.5,
        1e300,
        9e15,
        true,
        [],
        {},
        "'; DROP TABLE rooms",
        'nowhere',
        '٣',
      ]
      for (const [index] of parts.entries()) {
        for (const value of strange) {
          const forged = Buffer.from(JSON.stringify(parts.with(index, value))).toString('base64url')
          const answer = await world.get(`/api/rooms?${search}&cursor=${forged}`)
          expect([200, 400], `${index} ${JSON.stringify(value)}: ${answer.body}`).toContain(answer.statusCode)
        }
      }
    },
  )
})
