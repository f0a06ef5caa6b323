import { radiusOptionsKm, profileGridStep as side } from '@basera/places/contract'
import { dice } from '@basera/testkit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { greatCircle } from './roommate-reference.fixture.ts'
import { asha, type RoommateWorld, rohan, roommateWorld } from './roommate-world.fixture.ts'
import { somePeople } from './some-people.fixture.ts'

const home = { lat: 12.9351929, lng: 77.6244807 }

let world: RoommateWorld
beforeAll(async () => {
  const seeker = { ...asha, latitude: 12.9, longitude: 77.6 }
  const here = { ...rohan, latitude: home.lat, longitude: home.lng, lifestyle_tags: ['quiet'] }
  world = await roommateWorld([seeker, here, ...somePeople(30)])
})
afterAll(() => world.close())

const middle = (Math.floor(home.lat / side) + 0.5) * side
const width = side / Math.cos((middle * Math.PI) / 180)
const square = { south: Math.floor(home.lat / side) * side, west: Math.floor(home.lng / width) * width }

/** Places all over the square of about 2 km that holds the person, its corners among them. */
function placesInSquare(count: number): { lat: number; lng: number }[] {
  const next = dice(5)
  const corners = [0.001, 0.999].flatMap((up) => [0.001, 0.999].map((right) => [up, right] as const))
  const inside = Array.from({ length: count - 4 }, () => [next(), next()] as const)
  return [...corners, ...inside].map(([up, right]) => ({
    lat: square.south + up * side,
    lng: square.west + right * width,
  }))
}

const get = async (path: string) => (await world.call({ url: `/api/roommates${path}`, by: asha.id })).body

/** Everything a member can ask to find a person: the fit, and searches from near and far by every radius and sort. */
async function everythingAsked(): Promise<string[]> {
  const answers = [await get(`/${rohan.id}`), await get('/suggestions?q=quiet')]
  for (const radius of radiusOptionsKm) {
    for (let direction = 0; direction < 8; direction++) {
      const angle = (direction * Math.PI) / 4
      // At the edge of the radius, where a metre decides whether somebody is found.
      const reach = (radius * (direction % 2 ? 1 : 0.9999)) / 111.195
      const lat = home.lat + reach * Math.cos(angle)
      const lng = home.lng + (reach * Math.sin(angle)) / Math.cos((home.lat * Math.PI) / 180)
      for (const sort of ['distance', 'newest'])
        answers.push(
          await get(`?lat=${lat.toFixed(7)}&lng=${lng.toFixed(7)}&radius_km=${radius}&sort=${sort}&limit=50`),
        )
    }
  }
  return answers
}

const moveTo = ({ lat, lng }: { lat: number; lng: number }) =>
  world.query('UPDATE user_profiles SET latitude = $2, longitude = $3 WHERE id = $1', [rohan.id, lat, lng])

describe('roommates.blurred-location: nobody can be located', () => {
  it('wherever in its square somebody is, every answer is the same to the last byte', async () => {
    const told = new Set<string>()
    for (const place of placesInSquare(6)) {
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
    const measured: { readonly lat: number; readonly lng: number; readonly km: number }[] = []
    for (let n = 0; n < 60; n++) {
      const lat = Number((home.lat + (next() - 0.5) * 0.08).toFixed(7))
      const lng = Number((home.lng + (next() - 0.5) * 0.08).toFixed(7))
      const { items } = JSON.parse(await get(`?lat=${lat}&lng=${lng}&sort=distance&limit=50`))
      measured.push({ lat, lng, km: items.find((one: { id: string }) => one.id === rohan.id).distance_km })
    }
    const error = (lat: number, lng: number) =>
      Math.max(...measured.map((one) => Math.abs(greatCircle(one.lat, one.lng, lat, lng) - one.km)))
    const centre = { lat: square.south + side / 2, lng: square.west + width / 2 }
    expect(error(centre.lat, centre.lng)).toBeLessThan(1e-6)
    const off = greatCircle(centre.lat, centre.lng, home.lat, home.lng)
    expect(off).toBeGreaterThan(0.2)
    expect(error(home.lat, home.lng)).toBeGreaterThan(off / 2)
  })
})
