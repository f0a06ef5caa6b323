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

const compare = (query: string) => world.call({ url: `/api/rooms/compare?${query}` })
const majestic = '12.9757,77.5728'

describe('rooms.side-by-side: rooms side by side', () => {
  it('come whole, in the order asked for, without those that are not there', async () => {
    const { own, foreign, unknown } = await plantRooms(world)
    const answer = await compare(`ids=${[foreign.id, unknown.id, own.id, own.id].join()}`)
    expect(answer.statusCode).toBe(200)
    const { items, commute } = answer.json()
    expect(items.map(({ room }: { room: { id: string } }) => room.id)).toEqual([foreign.id, own.id])
    expect(items[0]).toMatchObject({
      room: { title: 'A planted room', lock_in_months: null, images: [{}] },
      commute_minutes: null,
    })
    expect(commute).toBeNull()
  })

  it('say the minutes to a place, from the blurred location', async () => {
    const { own } = await plantRooms(world)
    await world.query('UPDATE rooms SET latitude = 12.9784, longitude = 77.6408 WHERE id = $1', [own.id])
    const answers = await Promise.all(
      ['two_wheeler', 'metro'].map((by) => compare(`ids=${own.id}&commute_to=${majestic}&commute_by=${by}`)),
    )
    for (const answer of answers) {
      const { items, commute } = answer.json()
      expect(commute.max_minutes).toBe(90)
      expect(items[0].commute_minutes).toBeGreaterThan(5)
      expect(items[0].commute_minutes).toBeLessThan(90)
      expect(items[0].metro.name).toContain('Indiranagar')
    }
    const far = await compare(`ids=${own.id}&commute_to=28.6139,77.2090`)
    expect(far.json().items[0].commute_minutes).toBeNull()
  })

  it('of a room without a location have neither station nor minutes', async () => {
    const { own } = await plantRooms(world)
    await world.query('UPDATE rooms SET latitude = NULL, longitude = NULL WHERE id = $1', [own.id])
    const { items } = (await compare(`ids=${own.id}&commute_to=${majestic}`)).json()
    expect(items[0]).toMatchObject({ metro: null, commute_minutes: null })
  })

  it('rooms.blurred-location: never tell the exact point, not even to their lister', async () => {
    const { own } = await plantRooms(world)
    const url = `/api/rooms/compare?ids=${own.id}&commute_to=${majestic}`
    const { body } = await world.call({ url, by: asha.id })
    expect(body).toContain(own.id)
    for (const degrees of [someListing.latitude, someListing.longitude])
      expect(body).not.toContain(String(degrees).slice(0, 7))
  })

  it('are four at most; anything but ids and a journey is refused', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID())
    expect((await compare(`ids=${ids.slice(1).join()}`)).json()).toEqual({ items: [], commute: null })
    const one = `ids=${ids[0]}`
    for (const bad of [
      `ids=${ids.join()}`,
      'ids=',
      'ids=x',
      `${one}&limit=1`,
      `${one}&commute_by=metro`,
      `${one}&commute_to=nowhere at all`,
      `${one}&commute_to=l-nowhere`,
      `${one}&commute_to=${majestic}&commute_by=boat`,
    ]) {
      const answer = await compare(bad)
      expect([answer.statusCode, answer.json().code], bad).toEqual([400, 'validation_failed'])
    }
  })
})
