import { minutesBetween, type Point } from '@basera/places/contract'
import { roomSearchSentences } from '@basera/rooms/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import {
  countPlainly,
  type PlainArea,
  type PlainRoom,
  type PlainSearch,
  plainRooms,
  searchPlainly,
} from '../search-reference.fixture.ts'

let world: RoomWorld
let rooms: PlainRoom[]

beforeAll(async () => {
  world = await roomWorld(2500)
  rooms = await plainRooms(world)
})
afterAll(() => world.close())

const ask = async (query: PlainSearch) => (await world.get(`/api/rooms?${new URLSearchParams(query)}`)).json()

async function expectLikePlainSearch(search: PlainSearch, area: PlainArea): Promise<number> {
  const expected = searchPlainly(rooms, search, area)
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask({
      ...search,
      limit: '50',
      ...(cursor === null ? {} : { cursor }),
    })
    expect(page).toMatchObject(countPlainly(rooms, search, area))
    expect(page.unlocated_city).toBe(area.city)
    found.push(...page.items.map(({ id }: { id: string }) => id))
    cursor = page.next_cursor
  } while (cursor && found.length < 300)
  expect(found).toEqual(expected.slice(0, found.length).map(({ room }) => room.id))
  if (!cursor) expect(found).toHaveLength(expected.length)
  return expected.length
}

const cityOf = async (latitude: number, longitude: number) =>
  (await world.places.directory.cityOf({ latitude, longitude }))?.name ?? null

const middles = fc.constantFrom<readonly [number, number]>(
  [12.9352, 77.6245],
  [12.9352, 77.6245],
  [19.12, 72.85],
  [28.63, 77.37],
  [20, 78],
)
const spread = fc.constantFrom(0.003, 0.01, 0.03, 0.2, 2, 12)
const offset = fc.double({ min: -1, max: 1, noNaN: true })
const filters = fc.constantFrom<PlainSearch>(
  {},
  {},
  { wifi: 'true' },
  { home_type: 'pg_bed,private_room', max_rent: '20000' },
  { lift: 'true', include_unknown: 'true' },
  { organization: 'infosys' },
)
const sorts = fc.constantFrom('newest', 'price-low', 'price-high', 'total-low')
const degrees = (value: number, most: number) => Number(Math.max(-most, Math.min(most, value)).toFixed(6))

describe('rooms.search-bounds', () => {
  it('finds in any box what comparing every room finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(middles, spread, offset, offset, filters, sorts),
        async ([middle, size, up, right, filter, sort]) => {
          const south = degrees(middle[0] + size * (up - 1), 90)
          const west = degrees(middle[1] + size * (right - 1), 180)
          const north = degrees(south + 2 * size, 90)
          const east = degrees(west + 2 * size, 180)
          await expectLikePlainSearch(
            { ...filter, sort, bounds: [south, west, north, east].join() },
            {
              city: await cityOf((south + north) / 2, (west + east) / 2),
              holds: (lat, lng) => lat >= south && lat <= north && lng >= west && lng <= east,
            },
          )
        },
      ),
      { numRuns: 40, seed: 21 },
    )
  })

  it('knows no distances and takes no second area', async () => {
    const page = await ask({ bounds: '12.9,77.6,13,77.7' })
    expect(page.items.length).toBeGreaterThan(3)
    expect(page.items.every(({ distance_km }: { distance_km: unknown }) => distance_km === null)).toBe(true)
    expect(await ask({ bounds: '12.9,77.6,13,77.7', lat: '12.9', lng: '77.6' })).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'bounds', message: roomSearchSentences.oneArea }],
    })
  })
})

type Corner = readonly [number, number]

/** The even-odd rule, told by a ray to the north. */
function isEnclosed(corners: readonly Corner[], lat: number, lng: number): boolean {
  let inside = false
  for (const [index, [south, west]] of corners.entries()) {
    const [north, east] = corners[(index + 1) % corners.length] ?? [0, 0]
    if (west > lng === east > lng) continue
    if (lat < south + ((lng - west) / (east - west)) * (north - south)) inside = !inside
  }
  return inside
}

describe('rooms.search-outline', () => {
  it('finds in any outline, crossing itself or not, exactly the rooms inside', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(
          middles,
          spread,
          fc.array(fc.tuple(offset, offset), { minLength: 3, maxLength: 50 }),
          filters,
          sorts,
        ),
        async ([middle, size, offsets, filter, sort]) => {
          const corners = offsets.map(
            ([up, right]): Corner => [
              degrees(middle[0] + up * size, 90),
              degrees(middle[1] + right * size, 180),
            ],
          )
          const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
          found += await expectLikePlainSearch(
            { ...filter, sort, polygon: corners.map((corner) => corner.join()).join(';') },
            {
              city: await cityOf(
                between(corners.map(([lat]) => lat)),
                between(corners.map(([, lng]) => lng)),
              ),
              holds: (lat, lng) => isEnclosed(corners, lat, lng),
            },
          )
        },
      ),
      { numRuns: 60, seed: 22 },
    )
    expect(found).toBeGreaterThan(500)
  })
})

const indiranagar: Point = { latitude: 12.9784, longitude: 77.6408 }
const andheri: Point = { latitude: 19.1197, longitude: 72.8468 }
const jaisalmer: Point = { latitude: 26.9157, longitude: 70.9083 }

describe('rooms.search-commute', () => {
  const journeys = fc.record({
    to: fc.constantFrom(indiranagar, andheri, { latitude: 28.5672, longitude: 77.21 }, jaisalmer),
    by: fc.constantFrom('metro', 'two_wheeler', 'walk'),
    max: fc.constantFrom(15, 30, 45, 90),
  })
  const also = fc.constantFrom<PlainSearch>(
    {},
    {},
    { lat: '12.9352', lng: '77.6245', radius_km: '5' },
    { bounds: '12.92,77.6,12.98,77.64' },
  )
  const orders = fc.constantFrom(undefined, 'commute', 'price-low', 'newest')

  it('finds the rooms in reach that comparing every room finds, the shortest journeys first', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(journeys, also, filters, orders),
        async ([{ to, by, max }, area, filter, sort]) => {
          const reach = world.places.travel.reach(to, by, max)
          const { lat, lng, bounds } = area
          const [latitude, longitude] = bounds
            ? [12.95, 77.62]
            : [Number(lat ?? to.latitude), Number(lng ?? to.longitude)]
          found += await expectLikePlainSearch(
            {
              ...area,
              ...filter,
              ...(sort && { sort }),
              commute_to: `${to.latitude},${to.longitude}`,
              commute_by: by,
              commute_max: String(max),
            },
            {
              city: await cityOf(latitude, longitude),
              minutes: (south, west) => minutesBetween({ latitude: south, longitude: west }, reach),
              ...(bounds && {
                holds: (south, west) => south >= 12.92 && south <= 12.98 && west >= 77.6 && west <= 77.64,
              }),
            },
          )
        },
      ),
      { numRuns: 50, seed: 23 },
    )
    expect(found).toBeGreaterThan(5000)
  })

  it('says the minutes on each card, and where the journey ends', async () => {
    const commute_to = (await world.places.directory.resolveText('Manyata Tech Park, Bengaluru'))?.id ?? ''
    const page = await ask({ commute_to, commute_by: 'two_wheeler', commute_max: '60', limit: '50' })
    expect(page.commute).toMatchObject({ by: 'two_wheeler', max_minutes: 60, no_station: false })
    expect(page.commute.label).toContain('Manyata')
    const minutes = page.items.flatMap(({ commute_minutes }: { commute_minutes: number }) => commute_minutes)
    expect(minutes.length).toBeGreaterThan(10)
    expect(minutes).toEqual(minutes.toSorted((one: number, other: number) => one - other))
    expect(minutes.at(-1)).toBeLessThanOrEqual(60)
  })

  it('says when no station is near, and refuses a place that nobody knows', async () => {
    const far = `${jaisalmer.latitude},${jaisalmer.longitude}`
    expect((await ask({ commute_to: far })).commute).toMatchObject({
      by: 'metro',
      max_minutes: 45,
      no_station: true,
    })
    expect(await ask({ commute_to: 'p-nowhere' })).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'commute_to', message: roomSearchSentences.destinationUnknown }],
    })
  })
})
