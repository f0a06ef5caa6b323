import { roomSorts as everySort, radiusOptionsKm } from '@basera/rooms/contract'
import { dice } from '@basera/testkit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRooms, asha, type RoomWorld, roomWorld } from './room-world.fixture.ts'
import { greatCircle } from './search-reference.fixture.ts'

/** By travel time only with a destination. */
const roomSorts = everySort.filter((sort) => sort !== 'commute')

const id = 'e0000000-0000-4000-8000-000000000009'
/** Side of a square of blurred locations in degrees of latitude (places.blurred-grid: about 500 m). */
const side = 0.0045
const home = { lat: 12.9351929, lng: 77.6244807 }

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(40)
  await addRooms(world, [
    {
      id,
      user_id: asha.id,
      title: 'The planted room',
      address: 'Here',
      rent: 5000,
      available_from: '2026-12-01',
      latitude: home.lat,
      longitude: home.lng,
    },
  ])
})
afterAll(() => world.close())

const square = (lat: number, lng: number) => {
  const middle = (Math.floor(lat / side) + 0.5) * side
  const width = side / Math.cos((middle * Math.PI) / 180)
  return { south: Math.floor(lat / side) * side, west: Math.floor(lng / width) * width, width }
}

/** Places all over the square that holds the room, its corners among them. */
function placesInSquare(count: number): { lat: number; lng: number }[] {
  const { south, west, width } = square(home.lat, home.lng)
  const next = dice(5)
  const corners = [0.001, 0.999].flatMap((up) => [0.001, 0.999].map((right) => [up, right] as const))
  const inside = Array.from({ length: count - 4 }, () => [next(), next()] as const)
  return [...corners, ...inside].map(([up, right]) => ({ lat: south + up * side, lng: west + right * width }))
}

const search = (lat: number, lng: number, radius: number, sort: string) =>
  world.get(
    `/api/rooms?lat=${lat.toFixed(7)}&lng=${lng.toFixed(7)}&radius_km=${radius}&sort=${sort}&limit=50`,
  )

/** Everything a stranger can ask to find a room: from near and far, in every direction, by every radius and sort. */
async function everythingAsked(): Promise<string[]> {
  const answers = [(await world.get(`/api/rooms/${id}`)).body]
  for (const radius of radiusOptionsKm) {
    for (let direction = 0; direction < 8; direction++) {
      const angle = (direction * Math.PI) / 4
      // At the edge of the radius, where a metre decides whether the room is found.
      const reach = (radius * (direction % 2 ? 1 : 0.9999)) / 111.195
      const lat = home.lat + reach * Math.cos(angle)
      const lng = home.lng + (reach * Math.sin(angle)) / Math.cos((home.lat * Math.PI) / 180)
      for (const sort of roomSorts) answers.push((await search(lat, lng, radius, sort)).body)
    }
  }
  return answers
}

const moveTo = ({ lat, lng }: { lat: number; lng: number }) =>
  world.query('UPDATE rooms SET latitude = $2, longitude = $3 WHERE id = $1', [id, lat, lng])

describe('rooms.blurred-location: nobody can be located', () => {
  it('places.travel-public: by searches: wherever in its square a room is, every answer is the same to the last byte', async () => {
    const told = new Set<string>()
    for (const place of placesInSquare(8)) {
      await moveTo(place)
      told.add((await everythingAsked()).join('\n'))
    }
    expect(told.size).toBe(1)
    await moveTo({ lat: home.lat + side, lng: home.lng })
    expect(told).not.toContain((await everythingAsked()).join('\n'))
  })

  it('by distances from many places: what they meet in is the middle of the square', async () => {
    await moveTo(home)
    const next = dice(9)
    const { south, west, width } = square(home.lat, home.lng)
    const middle = { lat: south + side / 2, lng: west + width / 2 }
    const measured: { readonly lat: number; readonly lng: number; readonly km: number }[] = []
    for (let n = 0; n < 60; n++) {
      const from = { lat: home.lat + (next() - 0.5) * 0.08, lng: home.lng + (next() - 0.5) * 0.08 }
      const { items } = (await search(from.lat, from.lng, 25, 'distance')).json()
      const { distance_km } = items.find((one: { id: string }) => one.id === id)
      measured.push({ lat: Number(from.lat.toFixed(7)), lng: Number(from.lng.toFixed(7)), km: distance_km })
    }
    const error = (lat: number, lng: number) =>
      Math.max(...measured.map((one) => Math.abs(greatCircle(one.lat, one.lng, lat, lng) - one.km)))
    expect(error(middle.lat, middle.lng)).toBeLessThan(1e-6)
    const off = greatCircle(middle.lat, middle.lng, home.lat, home.lng)
    expect(off).toBeGreaterThan(0.05)
    expect(error(home.lat, home.lng)).toBeGreaterThan(off / 2)
  })
})
