import {
  roomSorts as everySort,
  radiusOptionsKm,
  roomChoiceNames,
  roomChoices,
  roomComforts,
  roomGenders,
} from '@basera/rooms/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizations, type RoomWorld, roomWorld } from './room-world.fixture.ts'
import {
  countPlainly,
  type Hit,
  type PlainRoom,
  type PlainSearch,
  plainRooms,
  proveSome,
  searchPlainly,
} from './search-reference.fixture.ts'

/** With a destination journeys are compared (search/commute.test.ts). */
const roomSorts = everySort.filter((sort) => sort !== 'commute')

let world: RoomWorld
let rooms: PlainRoom[]

beforeAll(async () => {
  world = await roomWorld(2500)
  await proveSome(world)
  rooms = await plainRooms(world)
})
afterAll(() => world.close())

const addressOf = (search: PlainSearch, page: Record<string, string>) =>
  `/api/rooms?${new URLSearchParams({ ...search, ...page })}`

interface Item {
  readonly id: string
  readonly distance_km: number | null
}

/** Walks a search to its end, or for `most` pages. */
async function walk(search: PlainSearch, limit: number, most = Infinity) {
  const items: Item[] = []
  const totals: unknown[] = []
  let cursor: string | null = null
  let pages = 0
  do {
    const answer = await world.get(addressOf(search, { limit: String(limit), ...(cursor ? { cursor } : {}) }))
    expect(answer.statusCode, answer.body).toBe(200)
    const page = answer.json()
    items.push(...page.items)
    const { total, total_is_exact, unlocated_total, unknown_total } = page
    totals.push({ total, total_is_exact, unlocated_total, unknown_total })
    cursor = page.next_cursor
    pages++
    if (cursor) expect(page.items).toHaveLength(limit)
  } while (cursor && pages < most)
  return { items, totals, ended: cursor === null }
}

const around = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom([12.9352, 77.6245], [19.12, 72.85], [28.63, 77.37], [0, -179.98]) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.double({ min: 6, max: 36, noNaN: true }),
      fc.double({ min: 68, max: 97, noNaN: true }),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom([90, 0], [-90, 10], [0, 180], [0, -180], [89.5, 100]) },
  { weight: 3, arbitrary: fc.nat(2499).map((n) => [rooms[n]?.lat ?? 0, rooms[n]?.lng ?? 0]) },
)
const nearby = fc
  .tuple(around, fc.double({ min: -0.05, max: 0.05, noNaN: true }), fc.constantFrom(0, 0, 1))
  .map(([[lat = 0, lng = 0], shift, by]) => ({
    lat: String(Number(Math.max(-90, Math.min(90, lat + shift * by)).toFixed(9))),
    lng: String(Number(Math.max(-180, Math.min(180, lng + shift * by)).toFixed(9))),
  }))

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const filters = fc.record({
  organization: maybe(fc.constantFrom('info', 'INFOSYS', 'a', 'विश्व', '%', '_', 'nobody', ...organizations)),
  min_rent: maybe(fc.integer({ min: 0, max: 30_000 }).map(String)),
  max_rent: maybe(fc.integer({ min: 1000, max: 40_000 }).map(String)),
  gender: maybe(fc.constantFrom(...roomGenders)),
  wifi: maybe(fc.constantFrom('true', 'false')),
  pets: maybe(fc.constantFrom('true', 'false')),
  smoking: maybe(fc.constantFrom('true', 'false')),
})
const listOf = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((some) => some.join())
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 })
const facts = fc
  .record({
    ...Object.fromEntries(roomChoiceNames.map((name) => [name, listOf(roomChoices[name])])),
    ...Object.fromEntries(roomComforts.map((name) => [name, fc.constant('true')])),
    household: listOf(['women', 'men', 'couple', 'family']),
    no_brokerage: fc.constant('true'),
    max_brokerage: fc.constantFrom('0', '4999', '5000', '9000'),
    max_maintenance: fc.constantFrom('0', '499', '500', '2000'),
    max_painting: fc.constantFrom('0', '3000', '8000', '10000'),
    max_lock_in: fc.constantFrom('0', '1', '3', '6', '12'),
    max_notice: fc.constantFrom('0', '15', '30', '60'),
    gate_after: fc.constantFrom('21:00', '22:00', '23:00'),
    verified: fc.constant('true'),
    photo_checked: fc.constant('true'),
    work_proven: fc.constant('true'),
  })
  .chain((all) => fc.subarray(Object.entries(all), { minLength: 1, maxLength: 3 }))
  .chain((some) =>
    fc
      .record({
        max_total: rarely(fc.integer({ min: 4000, max: 30_000 }).map(String)),
        move_in_by: rarely(fc.constantFrom('2026-12-03', '2026-12-07')),
        include_unknown: maybe(fc.constant('true')),
      })
      .map((rest) => ({ ...Object.fromEntries(some), ...rest })),
  )
const sparse = fc.oneof(
  { weight: 2, arbitrary: filters },
  { weight: 2, arbitrary: facts },
  { weight: 1, arbitrary: fc.constant({}) },
)
const located = fc
  .tuple(nearby, sparse, fc.constantFrom(...roomSorts), fc.constantFrom(...radiusOptionsKm))
  .map(([point, filter, sort, radius]) => ({ ...point, ...filter, sort, radius_km: String(radius) }))
const everywhere = fc
  .tuple(
    sparse,
    fc.constantFrom('newest', 'price-low', 'price-high', 'total-low'),
    maybe(
      fc.constantFrom('bengaluru', 'NOIDA', 'कोथ', 'a', '7', '%', '_', '\\', "'", '1, ', 'nowhere at all'),
    ),
  )
  .map(([filter, sort, q]) => ({ ...filter, sort, q }))

const given = (search: object): PlainSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

function expectSame(items: readonly Item[], expected: readonly Hit[]): void {
  expect(items.map(({ id }) => id)).toEqual(expected.map(({ room }) => room.id))
  for (const [index, { distance_km: distance }] of items.entries()) {
    const wanted = expected[index]?.distance ?? null
    if (wanted === null || distance === null) expect(distance).toBe(wanted)
    else expect(Math.abs(distance - wanted)).toBeLessThan(1e-6)
  }
}

async function cityOf({ lat, lng }: PlainSearch): Promise<string | null> {
  if (lat === undefined || lng === undefined) return null
  const city = await world.places.directory.cityOf({ latitude: Number(lat), longitude: Number(lng) })
  return city?.name ?? null
}

/** The name of a city as a text is the search around it. */
async function aroundCity({ q, ...rest }: PlainSearch): Promise<PlainSearch | null> {
  const city = q && rest.lat === undefined ? await world.places.directory.findCity(q.toLowerCase()) : null
  return city ? { ...rest, lat: String(city.latitude), lng: String(city.longitude) } : null
}

async function expectLikePlainSearch(search: PlainSearch, limit: number): Promise<void> {
  const meant = (await aroundCity(search)) ?? search
  const area = { city: await cityOf(meant) }
  const expected = searchPlainly(rooms, meant, area)
  // Long lists are walked in larger steps, to keep the run short.
  const step = Math.min(50, Math.max(limit, Math.ceil(expected.length / 8)))
  const { items, totals, ended } = await walk(search, step)
  expect(ended).toBe(true)
  expectSame(items, expected)
  const counts = countPlainly(rooms, meant, area)
  expect(totals).toEqual(totals.map(() => counts))
}

describe('GET /api/rooms', () => {
  it('rooms.search-exact: finds around a point what looking at every room finds, page by page', async () => {
    const limits = fc.integer({ min: 1, max: 50 })
    await fc.assert(
      fc.asyncProperty(located, limits, (search, limit) => expectLikePlainSearch(given(search), limit)),
      { numRuns: 180, seed: 11 },
    )
  })

  it('rooms.search-text: finds everywhere what looking at every room finds, page by page', async () => {
    const limits = fc.integer({ min: 1, max: 50 })
    await fc.assert(
      fc.asyncProperty(everywhere, limits, (search, limit) => expectLikePlainSearch(given(search), limit)),
      { numRuns: 60, seed: 12 },
    )
  })

  it.each(roomSorts.flatMap((sort) => radiusOptionsKm.map((radius) => [sort, radius] as const)))(
    'rooms.search-sorts: sorts by %s within %d km where there are more than 1,000 rooms',
    async (sort, radius) => {
      const search = { lat: '12.9352', lng: '77.6245', sort, radius_km: String(radius) }
      const expected = searchPlainly(rooms, search, { city: 'Bengaluru' })
      expect(expected.length).toBeGreaterThan(1000)
      const { items, totals } = await walk(search, 50)
      expectSame(items, expected)
      expect(totals[0]).toMatchObject({ total: 1000, total_is_exact: false })
    },
  )

  it.each(roomSorts.flatMap((sort) => [1, 2, 3, 20].map((limit) => [sort, limit] as const)))(
    'rooms.search-pages: begins the same in pages of any size, by %s in pages of %d',
    async (sort, limit) => {
      for (const filter of [{}, { wifi: 'true' }, { max_rent: '20000' }, { organization: 'i' }]) {
        const search = { lat: '12.9352', lng: '77.6245', radius_km: '100', sort, ...filter }
        const expected = searchPlainly(rooms, search, { city: 'Bengaluru' })
        const { items } = await walk(search, limit, 5)
        expectSame(items, expected.slice(0, 5 * limit))
      }
    },
  )
})
