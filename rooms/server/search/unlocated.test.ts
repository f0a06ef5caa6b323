import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRooms, asha, type RoomWorld, roomWorld } from '../room-world.fixture.ts'

let world: RoomWorld
let ids = 0

const room = (address: string, more: object = {}) => ({
  id: `e0000000-0000-4000-8000-${String(ids++).padStart(12, '0')}`,
  user_id: asha.id,
  title: `A room at ${address}`,
  address,
  rent: 14_000,
  available_from: '2026-12-01',
  max_tenants: 2,
  latitude: null as number | null,
  longitude: null as number | null,
  wifi_included: true,
  ...more,
})

const unlocated = [
  ['4th Block, Koramangala, Bengaluru', 'Bengaluru'],
  ['HSR Layout, Bangalore 560102', 'Bengaluru'],
  ['12 Old Madras Road, BENGALURU, Karnataka', 'Bengaluru'],
  ['Bangalore Road, Vellore', 'Vellore'],
  ['Sector 5, Vashi, Navi Mumbai', 'Navi Mumbai'],
  ['Airoli (Navi-Mumbai) 400708', 'Navi Mumbai'],
  ['Linking Road, Bandra, Mumbai', 'Mumbai'],
  ['Mumbai-400053', 'Mumbai'],
  ['Mumbai Naka, Nashik', 'Nashik'],
  ['Baner, Pune', 'Pune'],
  ['कोथरूड, पुणे', 'Pune'],
  ['Somewhere in the country', null],
] as const

beforeAll(async () => {
  world = await roomWorld(0)
  await addRooms(world, [
    ...unlocated.map(([address]) => room(address)),
    room('Koramangala, Bengaluru', { latitude: 12.9352, longitude: 77.6245 }),
    room('Koramangala, Bengaluru', { latitude: 12.9353, longitude: 77.6246, rent: 16_000 }),
  ])
})
afterAll(() => world.close())

const ask = async (query: string) => (await world.get(`/api/rooms?${query}`)).json()
const addresses = ({ items }: { items: { address: string }[] }) => items.map(({ address }) => address)

describe('rooms.search-unlocated', () => {
  it.each([
    ['Bengaluru', 12.9352, 77.6245, 2],
    ['Vellore', 12.9165, 79.1325, 0],
    ['Mumbai', 19.0596, 72.8295, 0],
    ['Navi Mumbai', 19.077, 72.9986, 0],
    ['Pune', 18.5204, 73.8567, 0],
  ])(
    'around %s only rooms whose address names it follow, and total leaves them out',
    async (city, lat, lng, total) => {
      const answer = await ask(`lat=${lat}&lng=${lng}&radius_km=5`)
      const own = unlocated.filter(([, named]) => named === city).map(([address]) => address)
      expect(answer).toMatchObject({ total, unlocated_total: own.length, unlocated_city: city })
      expect(addresses(answer).slice(total).toSorted()).toEqual(own.toSorted())
    },
  )

  it('filters them like the others: Koramangala ≤ ₹15,000 with WiFi is one room, not every one in India', async () => {
    const answer = await ask('lat=12.9352&lng=77.6245&radius_km=5&max_rent=15000&wifi=true')
    expect(answer).toMatchObject({ total: 1, unlocated_total: 3 })
    expect(await ask('lat=12.9352&lng=77.6245&radius_km=5&max_rent=13000')).toMatchObject({
      total: 0,
      unlocated_total: 0,
    })
  })

  it('counts them on the first page though they come later, and pages on into them', async () => {
    const query = 'lat=12.9352&lng=77.6245&radius_km=5&limit=2'
    const first = await ask(query)
    expect(first).toMatchObject({ total: 2, unlocated_total: 3 })
    const second = await ask(`${query}&cursor=${first.next_cursor}`)
    expect(second).toMatchObject({ total: 2, unlocated_total: 3 })
    expect([...addresses(first), ...addresses(second)]).toHaveLength(4)
  })

  it('finds none of them where no city is, and all of them without a place', async () => {
    expect(await ask('lat=27.2&lng=70.6&radius_km=5')).toMatchObject({
      total: 0,
      unlocated_total: 0,
      unlocated_city: null,
    })
    expect(await ask('')).toMatchObject({ total: 14, unlocated_total: 0, unlocated_city: null })
  })
})
