import { type Limits, noLimits, openLimits } from '@basera/platform/server/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'
import { roomLimits } from '../rooms-feature.ts'
import { someListing } from '../some-listing.fixture.ts'
import { countContact } from './count-view.ts'

let world: RoomWorld
let counting: Limits
// The limits need the database that is made with the world.
const limits: Limits = { ...noLimits, counts: true, spend: (name, key) => counting.spend(name, key) }
beforeAll(async () => {
  world = await roomWorld(0, limits)
  counting = openLimits(world.pool, roomLimits)
})
afterAll(() => world.close())

const newRoom = async (): Promise<string> =>
  (await world.call({ method: 'POST', url: '/api/rooms', body: someListing, by: asha.id })).json().id
const look = async (id: string, address: string, by?: string) =>
  world.app.inject({
    method: 'POST',
    url: `/api/rooms/${id}/view`,
    remoteAddress: address,
    headers: await world.headersOf(by),
  })
const counts = async (id: string) => {
  const { views, contacts } = (await world.call({ url: `/api/me/rooms/${id}`, by: asha.id })).json()
  return { views, contacts }
}

describe('looks at a room', () => {
  it('rooms.view-count: count once a day for an address, whoever looks how often', async () => {
    const [one, other] = [await newRoom(), await newRoom()]
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => look(one, '10.0.0.1')),
      look(one, '10.0.0.1', rohan.id),
      look(one, '10.0.0.2'),
      look(other, '10.0.0.1'),
    ])
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([204]))
    expect([await counts(one), await counts(other)]).toMatchObject([{ views: 2 }, { views: 1 }])
  })

  it('never count for the lister', async () => {
    const id = await newRoom()
    expect((await look(id, '10.0.0.3', asha.id)).statusCode).toBe(204)
    expect((await counts(id)).views).toBe(0)
  })

  it('are all counted when many come at once', async () => {
    const id = await newRoom()
    await Promise.all(Array.from({ length: 40 }, (_, n) => look(id, `10.1.0.${n}`)))
    expect((await counts(id)).views).toBe(40)
  })

  it('leave the room itself alone: no index of the search is written', async () => {
    const id = await newRoom()
    const version = async () => (await world.query('SELECT xmin FROM rooms WHERE id = $1', [id])).rows
    const before = await version()
    await look(id, '10.0.0.4')
    await countContact(world.db, id)
    await countContact(world.db, id)
    expect(await version()).toEqual(before)
    expect(await counts(id)).toEqual({ views: 1, contacts: 2 })
  })

  it('of a room that is not there are not found', async () => {
    expect((await look('6e9bdf19-fcac-4e8d-ac6c-1230fcde071f', '10.0.0.5')).statusCode).toBe(404)
  })
})
