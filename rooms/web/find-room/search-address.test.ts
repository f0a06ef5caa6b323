import { noRoomFilters, type RoomFilters } from '@basera/rooms/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeFilters } from './active-filters.ts'
import { addressOfFilters, filtersOfAddress, isLocationOnly, locationOnly } from './search-address.ts'
import { withWishes } from './with-wishes.ts'

const koramangala = { place: 'Koramangala, Bengaluru', point: { lat: 12.9352, lng: 77.6245 } }
const search = (patch: Partial<RoomFilters>): RoomFilters => ({ ...noRoomFilters, ...patch })
const read = (query: string) => filtersOfAddress(new URLSearchParams(query))
const written = (filters: RoomFilters) => read(addressOfFilters(filters).split('?')[1] ?? '')

const anyFilters: fc.Arbitrary<RoomFilters> = fc
  .record({
    located: fc.boolean(),
    text: fc.stringMatching(/^[a-zA-Z, ]{0,20}$/).map((text) => text.trim()),
    lat: fc.integer({ min: -90_000_000, max: 90_000_000 }),
    lng: fc.integer({ min: -180_000_000, max: 180_000_000 }),
    radiusKm: fc.constantFrom(5, 10, 25, 50, 100) as fc.Arbitrary<5 | 10 | 25 | 50 | 100>,
    organization: fc.constantFrom('', 'Infosys', 'IIT & Co'),
    rents: fc.tuple(
      fc.option(fc.integer({ min: 0, max: 50_000 })),
      fc.option(fc.integer({ min: 50_000, max: 90_000 })),
    ),
    gender: fc.constantFrom('any' as const, 'male' as const, 'female' as const),
    wifi: fc.boolean(),
    pets: fc.boolean(),
    smoking: fc.boolean(),
    sort: fc.constantFrom('newest' as const, 'price-low' as const, 'price-high' as const),
  })
  .map(({ located, text, lat, lng, rents: [minRent, maxRent], radiusKm, ...rest }) => ({
    ...noRoomFilters,
    ...rest,
    minRent,
    maxRent,
    q: located ? '' : text,
    place: located ? text : '',
    // Written with 6 decimals; -0 is written as 0.
    point: located ? { lat: lat / 1e6 + 0, lng: lng / 1e6 + 0 } : null,
    radiusKm: located ? radiusKm : 25,
  }))

describe('the address of a search', () => {
  it('rooms.search-address: filters and sort live in the URL and come back from it', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(written(filters)).toEqual(filters)
      }),
    )
  })

  it('takes every sum as the form without script sends it, with commas', () => {
    const sums = { minRent: 1000, maxRent: 12_000, maxTotal: 15_000 }
    expect(read('min_rent=1,000&max_rent=12,000&max_total=15,000')).toEqual(search(sums))
  })

  it.each(['-5', '12.5', '1e3', 'many'])('takes %s for no sum', (sum) => {
    expect(read(`min_rent=${sum}`)).toEqual(noRoomFilters)
  })

  it('is the bare page for a search without filters', () => {
    expect(addressOfFilters(noRoomFilters)).toBe('/find-room')
  })

  it('puts rents right that are the wrong way round', () => {
    expect(addressOfFilters(search({ minRent: 20_000, maxRent: 6_000 }))).toBe(
      '/find-room?min_rent=6000&max_rent=20000',
    )
  })
})

const listed: Partial<RoomFilters> = {
  furnishings: ['semi'],
  homeTypes: ['private_room'],
  bathrooms: ['attached'],
}

describe('the form without script', () => {
  it('rooms.search-text: a place typed but not chosen searches by text', () => {
    expect(read('q=Koramangala&organization=&min_rent=&max_rent=&gender=any')).toEqual(
      search({ q: 'Koramangala' }),
    )
  })

  it('rooms.typed-wishes: a text that asks more than a place sets filters', () => {
    expect(withWishes(read('q=girls+1rk+andheri+under+10k&max_rent=20000'))).toEqual(
      search({ q: 'andheri', gender: 'female', layouts: ['1rk'], maxRent: 10_000 }),
    )
  })

  it.each([
    ['room in koramangala', 'koramangala'],
    ['need a flat near HSR Layout', 'HSR Layout'],
    ['rooms for rent in baner', 'baner'],
    ['furnished ac room koramangala', 'koramangala'],
    ['andheri east room', 'andheri east'],
    ['baner me room chahiye', 'baner'],
    ['बानेर में कमरा चाहिए', 'बानेर'],
    ['flat 302, Rose House', 'flat 302, Rose House'],
    ['MIG Flats', 'MIG Flats'],
    ['room 12 Gandhi hostel', 'room 12 Gandhi hostel'],
    ['Pg Road', 'Pg Road'],
  ])('rooms.search-text: of %j the addresses are searched for %j', (text, q) => {
    expect(withWishes(read(`${new URLSearchParams({ q: text })}`)).q).toBe(q)
  })

  it('rooms.typed-wishes: what a home has is a filter with a chip that takes it off', () => {
    const asked = withWishes(read('q=semi+furnished+private+room+attached+bathroom+ac+wifi+baner'))
    expect(asked).toEqual(search({ q: 'baner', wifi: true, airConditioning: true, ...listed }))
    const left = activeFilters(asked).reduce(
      (filters, { key }) => activeFilters(filters).find((chip) => chip.key === key)?.without ?? filters,
      asked,
    )
    expect(left).toEqual(search({ q: 'baner' }))
  })

  it('keeps the chosen place while its text is unchanged', () => {
    expect(read('q=Koramangala&place=Koramangala&lat=12.9&lng=77.6')).toMatchObject({
      q: '',
      place: 'Koramangala',
      point: { lat: 12.9, lng: 77.6 },
    })
  })

  it('lets a changed text win over the place chosen before, and an emptied one end it', () => {
    expect(read('q=Pune&place=Koramangala&lat=12.9&lng=77.6&radius_km=5')).toEqual(search({ q: 'Pune' }))
    expect(read('q=&place=Koramangala&lat=12.9&lng=77.6&sort=distance')).toEqual(noRoomFilters)
  })

  it('reads sums with commas', () => {
    expect(read('min_rent=6,000&max_rent=1,25,000')).toEqual(search({ minRent: 6_000, maxRent: 125_000 }))
  })
})

describe('filters that are on', () => {
  it('lists each once; the place, its usual radius and the sort have no chip', () => {
    expect(activeFilters(search({ ...koramangala, sort: 'distance' }))).toEqual([])
    const all = search({
      ...koramangala,
      organization: 'Infosys',
      minRent: 6_000,
      gender: 'female',
      radiusKm: 5,
      wifi: true,
      pets: true,
      smoking: true,
    })
    expect(activeFilters(all).map(({ key }) => key)).toEqual([
      'organization',
      'rent',
      'gender',
      'radius',
      'wifi',
      'pets',
      'smoking',
    ])
  })

  it('taking one off leaves the others', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const chips = (search: RoomFilters) => activeFilters(search).map(({ key, words }) => ({ key, words }))
        for (const { key, without } of activeFilters(filters)) {
          expect(chips(without)).toEqual(chips(filters).filter((other) => other.key !== key))
        }
      }),
    )
  })

  it('knows a search with nothing but a place', () => {
    expect(isLocationOnly(noRoomFilters)).toBe(true)
    expect(isLocationOnly(search(koramangala))).toBe(true)
    expect(isLocationOnly(search({ ...koramangala, radiusKm: 5 }))).toBe(false)
    expect(isLocationOnly(search({ ...koramangala, sort: 'price-low' }))).toBe(false)
    expect(locationOnly(search({ ...koramangala, wifi: true }))).toEqual(search(koramangala))
  })
})
