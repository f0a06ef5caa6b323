import { type RoomFacets, roomChoices, roomFacetSearch } from '@basera/rooms/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import {
  countPlainly,
  type PlainRoom,
  type PlainSearch,
  plainRooms,
  proveSome,
  searchPlainly,
} from '../search-reference.fixture.ts'
import { showFacets } from './show-facets.ts'

let world: RoomWorld
let rooms: PlainRoom[]

beforeAll(async () => {
  world = await roomWorld(2500)
  await proveSome(world)
  rooms = await plainRooms(world)
})
afterAll(() => world.close())

const ask = async (search: PlainSearch): Promise<RoomFacets> => {
  const answer = await world.get(`/api/rooms/facets?${new URLSearchParams(search)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const without = (search: PlainSearch, ...names: string[]): PlainSearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))

const area = { city: 'Bengaluru' }
const isLocated = (search: PlainSearch) => (hit: { room: PlainRoom }) =>
  search.lat === undefined || hit.room.lat !== null
const found = (search: PlainSearch) => searchPlainly(rooms, search, area).filter(isLocated(search))

const values = [
  ...Object.entries(roomChoices).flatMap(([name, options]) => options.map((value) => [name, value] as const)),
  ...['women', 'men', 'couple', 'family'].map((kind) => ['household', kind] as const),
  ...['0', '1', '3', '6', '12'].map((months) => ['max_lock_in', months] as const),
  ...['0', '15', '30', '60'].map((days) => ['max_notice', days] as const),
  ...['21:00', '22:00', '23:00'].map((time) => ['gate_after', time] as const),
  ...['any', 'male', 'female'].map((gender) => ['gender', gender] as const),
  ...[
    'wifi',
    'pets',
    'smoking',
    'lift',
    'geyser',
    'no_brokerage',
    'verified',
    'photos',
    'photo_checked',
    'work_proven',
  ].map((flag) => [flag, 'true'] as const),
]

const searches = fc
  .record({
    where: fc.constantFrom<PlainSearch>({}, { lat: '12.9352', lng: '77.6245', radius_km: '5' }),
    rent: fc.constantFrom<PlainSearch>({}, {}, { min_rent: '5000', max_rent: '12000' }, { max_rent: '8000' }),
    facts: fc
      .subarray(
        values.map(([name, value]) => [name, value] as [string, string]),
        { maxLength: 3 },
      )
      .map((some) => Object.fromEntries(some)),
    sums: fc.constantFrom<PlainSearch>(
      {},
      {},
      { max_painting: '3000' },
      { max_brokerage: '0', max_maintenance: '500' },
    ),
    unknown: fc.constantFrom<PlainSearch>({}, { include_unknown: 'true' }),
  })
  .map(
    ({ where, rent, facts, sums, unknown }): PlainSearch => ({
      ...{ ...where, ...rent, ...facts, ...sums, ...unknown },
    }),
  )

describe('rooms.search-facets', () => {
  it('counts each value as a search with it finds, the others held fixed', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const { counts, rent_histogram, counts_are_exact, ...totals } = await ask(search)
        expect(counts_are_exact).toBe(true)
        expect(totals).toEqual(countPlainly(rooms, search, area))
        for (const [name, value] of values)
          expect(counts[name]?.[value], `${name}=${value}`).toBe(found({ ...search, [name]: value }).length)
        const rents = found(without(search, 'min_rent', 'max_rent')).map(({ room }) => room.rent)
        for (const { from, to, count } of rent_histogram)
          expect(count, `from ${from}`).toBe(
            rents.filter((rent) => rent >= from && rent < (to ?? 1e9)).length,
          )
        expect(rent_histogram.reduce((sum, { count }) => sum + count, 0)).toBe(rents.length)
        expect(rent_histogram.length).toBeLessThanOrEqual(18)
      }),
      { numRuns: 15, seed: 31 },
    )
  })

  it('says the same totals as the search itself, in a box, an outline and in reach of a place', async () => {
    for (const where of [
      { bounds: '12.9,77.6,12.95,77.65' },
      { polygon: '12.9,77.6;12.95,77.6;12.95,77.65' },
      { commute_to: '12.9784,77.6408', commute_max: '30' },
      { commute_to: '12.9784,77.6408', commute_by: 'two_wheeler', max_rent: '9000' },
      { q: 'koramangala', layout: '2bhk' },
    ] as PlainSearch[]) {
      const { counts: _, rent_histogram: __, counts_are_exact: ___, ...totals } = await ask(where)
      expect((await world.get(`/api/rooms?${new URLSearchParams(where)}`)).json()).toMatchObject(totals)
    }
  })

  it('says that counts are minimums where an area has more rooms than it looks at', async () => {
    const search = roomFacetSearch.parse({ lat: '12.9352', lng: '77.6245', radius_km: '5', gender: 'female' })
    const context = { city: null, journey: null }
    const full = await showFacets(world.db, search, context)
    const capped = await showFacets(world.db, search, context, 100)
    expect([full.counts_are_exact, capped.counts_are_exact]).toEqual([true, false])
    expect(capped).toMatchObject({ total: full.total, total_is_exact: full.total_is_exact })
    expect(capped.counts.gender?.any).toBe(100)
    // Nothing that passes among those looked at: still no claim that there is nothing.
    const none = roomFacetSearch.parse({ lat: '12.9352', lng: '77.6245', min_rent: '90000', max_total: '1' })
    expect(await showFacets(world.db, none, context, 1)).toMatchObject({ total: 0, rent_histogram: [] })
  })

  it('counts what is beyond the rooms that it looks at, and what they do not say, all the same', async () => {
    const context = { city: null, journey: null }
    for (const query of [
      { q: 'bengaluru', layout: '2bhk' },
      { q: 'bengaluru', layout: '2bhk', photos: 'true', max_rent: '9000' },
      { lat: '12.9352', lng: '77.6245', verified: 'true' },
      { lat: '12.9352', lng: '77.6245', lift: 'true', gender: 'female', include_unknown: 'true' },
    ]) {
      const search = roomFacetSearch.parse(query)
      const totals = ({ total, unknown_total }: RoomFacets) => [total, unknown_total]
      const capped = await showFacets(world.db, search, context, 40)
      expect(totals(capped)).toEqual(totals(await showFacets(world.db, search, context)))
    }
  })

  it('counts a search that asks for every fact at once', async () => {
    const every = Object.fromEntries(values)
    const search = {
      ...every,
      max_brokerage: '0',
      max_maintenance: '0',
      max_painting: '0',
      include_unknown: 'true',
    }
    const { counts, total } = await ask(search)
    expect(total).toBe(found(search).length)
    for (const [name, value] of values)
      expect(counts[name]?.[value], name).toBe(found({ ...search, [name]: value }).length)
  })

  it('takes no order and no page', async () => {
    for (const query of ['sort=newest', 'limit=5', 'cursor=abc'])
      expect((await world.get(`/api/rooms/facets?${query}`)).statusCode).toBe(400)
  })
})
