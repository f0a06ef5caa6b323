import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AlertsWorld, alertsWorld, wednesday } from '../alerts/alerts-world.fixture.ts'
import { addRooms, asha, rohan } from '../room-world.fixture.ts'
import { nameMissingCities } from './named-city.ts'

let world: AlertsWorld
const id = 'e0000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  world = await alertsWorld()
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

it('is told of to those who search in its city, though its city was not looked up yet', async () => {
  await world.begin()
  await world.save(rohan, { query: 'lat=18.5204&lng=73.8567&radius_km=5' })
  await world.list(asha, { address: 'Baner, Pune', latitude: null, longitude: null })
  await world.query('UPDATE rooms SET named_city = NULL')
  await world.match(wednesday)
  expect((await world.query('SELECT named_city FROM rooms')).rows).toEqual([{ named_city: 'c-pune-pune' }])
  expect((await world.query('SELECT count(*)::integer AS told FROM alert_matches')).rows).toEqual([
    { told: 1 },
  ])
})

it('leaves a room that somebody is changing to the next run, and waits for nobody', async () => {
  const other = 'e0000000-0000-4000-8000-000000000002'
  await world.query('UPDATE rooms SET named_city = NULL')
  await addRooms(world, [
    {
      id: other,
      user_id: rohan.id,
      title: 'Two',
      address: 'Baner, Pune',
      rent: 9000,
      available_from: '2026-12-01',
    },
  ])
  const unnamed = async () =>
    (await world.query('SELECT id FROM rooms WHERE named_city IS NULL')).rows.map(({ id }) => id)
  await world.query('UPDATE rooms SET named_city = NULL')
  await world.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM rooms WHERE id = ${other} FOR UPDATE`.execute(trx)
    await nameCities()
    expect(await unnamed()).toEqual([other])
  })
  await nameCities()
  expect(await unnamed()).toEqual([])
})
