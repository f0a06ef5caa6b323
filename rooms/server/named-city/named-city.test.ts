import { afterAll, beforeAll, expect, it } from 'vitest'
import { addRooms, asha, type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import { nameMissingCities } from './named-city.ts'

let world: RoomWorld
const id = 'e0000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  world = await roomWorld(0)
  await addRooms(world, [
    {
      ...{ id, user_id: asha.id, title: 'A room', address: 'Baner, Pune', rent: 9000, max_tenants: 2 },
      ...{ available_from: '2026-12-01', external_id: 'r1' },
    },
  ])
})
afterAll(() => world.close())

const unlocatedOf = async (lat: number, lng: number) =>
  (await world.get(`/api/rooms?lat=${lat}&lng=${lng}&radius_km=5`)).json().unlocated_total
const inPune = () => unlocatedOf(18.5204, 73.8567)
const inMumbai = () => unlocatedOf(19.0596, 72.8295)
const nameCities = () => nameMissingCities(world.db, world.places.directory, null)

it('finds a room whose city was not looked up, or has another id in a later release, once the task ran', async () => {
  for (const city of [null, 'c-of-an-earlier-release']) {
    await world.query('UPDATE rooms SET named_city = $1', [city])
    expect(await inPune()).toBe(0)
    await nameCities()
    expect(await inPune()).toBe(1)
  }
})

it('follows an address that its lister changes, at once', async () => {
  const edit = (address: string) =>
    world.call({ method: 'PATCH', url: `/api/rooms/${id}`, body: { address }, by: asha.id })
  expect((await edit('Dharavi, Mumbai')).statusCode).toBe(200)
  expect([await inPune(), await inMumbai()]).toEqual([0, 1])
  expect((await edit('Baner, Pune')).statusCode).toBe(200)
  expect([await inPune(), await inMumbai()]).toEqual([1, 0])
})
