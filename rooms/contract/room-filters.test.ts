import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  commuteModes,
  gateOptions,
  householdKinds,
  lockInOptions,
  noRoomFilters,
  noticeOptions,
  orderOf,
  type RoomFilters,
  radiusOptionsKm,
  readRoomFilters,
  roomChoices,
  roomGenders,
  roomSearch,
  roomSearchQuery,
  roomSorts,
  writeRoomFilters,
} from './index.ts'

const read = (address: string) => readRoomFilters(new URLSearchParams(address))

describe('rooms.search-address: the search in a page address', () => {
  it('rooms.search-defaults: without parameters it is the most recent rooms, everywhere, 25 km', () => {
    expect(read('')).toEqual(noRoomFilters)
    expect(noRoomFilters).toMatchObject({ radiusKm: 25, gender: 'any', point: null })
    expect(orderOf(noRoomFilters)).toBe('newest')
    expect(String(writeRoomFilters(noRoomFilters))).toBe('')
  })

  it('reads every filter', () => {
    const address =
      'place=Koramangala&lat=12.9352&lng=77.6245&radius_km=10&organization=Infosys&min_rent=5000&max_rent=20000&gender=female&wifi=true&pets=true&smoking=true&sort=distance'
    expect(read(address)).toEqual({
      ...noRoomFilters,
      q: '',
      place: 'Koramangala',
      point: { lat: 12.9352, lng: 77.6245 },
      radiusKm: 10,
      organization: 'Infosys',
      minRent: 5000,
      maxRent: 20000,
      gender: 'female',
      wifi: true,
      pets: true,
      smoking: true,
      sort: 'distance',
    })
    expect(read('q=Kochi')).toEqual({ ...noRoomFilters, q: 'Kochi' })
  })

  it('reads what is asked of the facts of a room', () => {
    const address =
      'home_type=pg_bed,private_room,palace&posted_by=owner&no_brokerage=true&lift=true&max_total=15000&max_lock_in=3&gate_after=22:00&move_in_by=2026-08-01&commute_to=l-manyata&commute_label=Manyata&commute_by=two_wheeler&commute_max=30'
    expect(read(address)).toEqual({
      ...noRoomFilters,
      homeTypes: ['private_room', 'pg_bed'],
      posters: ['owner'],
      noBrokerage: true,
      lift: true,
      maxTotal: 15_000,
      maxLockIn: 3,
      gateAfter: '22:00',
      moveInBy: '2026-08-01',
      commuteTo: 'l-manyata',
      commuteLabel: 'Manyata',
      commuteBy: 'two_wheeler',
      commuteMax: 30,
    })
  })

  it('rooms.search-defaults: shortest journeys first with a destination, nearest with a point, unless chosen', () => {
    const near = 'lat=12.9&lng=77.6'
    expect(orderOf(read(near))).toBe('distance')
    expect(orderOf(read(`${near}&sort=newest`))).toBe('newest')
    expect(orderOf(read(`${near}&commute_to=12.9,77.7`))).toBe('commute')
  })

  it('rooms.search-outline, rooms.search-bounds: a search has one area', () => {
    const outline = 'polygon=12.9,77.5;13,77.5;13,77.6'
    const box = 'bounds=12.9,77.5,13,77.6'
    expect(read(`${box}&lat=1&lng=1`)).toMatchObject({ point: null, bounds: { south: 12.9, east: 77.6 } })
    expect(read(`${outline}&${box}`)).toMatchObject({ bounds: null, outline: { length: 3 } })
  })

  it.each([
    'home_type=castle&layout=&posted_by=,',
    'move_in_by=2026-02-30',
    'move_in_by=soon&max_lock_in=2&gate_after=20:00',
    'bounds=13,77,12,78',
    'bounds=1,2,3',
    'polygon=1,1;2,2',
    'polygon=1,1;2,2;3,x',
    'commute_to=not a place&commute_max=30',
    'commute_by=walk&commute_max=30',
    'sort=commute',
    'utm_source=mail&fbclid=1',
    'lat=12.9',
    'lat=91&lng=0',
    'lat=NaN&lng=Infinity&radius_km=10',
    'lat=1e1&lng=2',
    'radius_km=50',
    'place=Nowhere',
    'sort=distance',
    'sort=rating',
    'min_rent=-5&max_rent=1e9',
    'min_rent=12.5',
    'gender=ANY',
    'wifi=1&pets=yes&smoking=TRUE',
    'q=%00%20%09',
  ])('ignores %s', (address) => {
    expect(read(address)).toEqual(noRoomFilters)
  })

  it('rooms.search-text: a text and a point do not go together, the point wins', () => {
    expect(read('q=Pune&lat=18.5&lng=73.8')).toMatchObject({ q: '', point: { lat: 18.5, lng: 73.8 } })
  })

  it('places.radius-options: ignores a radius that is not one of the five', () => {
    expect(read('lat=1&lng=1&radius_km=7').radiusKm).toBe(25)
  })

  it('whatever the address, asks the server only for what it takes', () => {
    const names = [...Object.keys(roomSearch.shape), 'place', 'x']
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.double().map(String),
      fc.constantFrom('true', '5', '100', 'distance', 'male', '12.97', '\ud83c'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (pairs) => {
        const filters = readRoomFilters(new URLSearchParams(pairs))
        const asked = roomSearch.safeParse(roomSearchQuery(filters, { limit: 20 }))
        expect(asked.error && z.prettifyError(asked.error)).toBeUndefined()
        expect(readRoomFilters(writeRoomFilters(filters))).toEqual(rounded(filters))
      }),
      { numRuns: 3000, seed: 8 },
    )
  })
})

const degrees = (value: number) => Number(value.toFixed(6)) + 0
const rounded = ({ point, ...rest }: RoomFilters): RoomFilters => ({
  ...rest,
  point: point && { lat: degrees(point.lat), lng: degrees(point.lng) },
})

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((one) => one.trim())
const rent = fc.option(fc.integer({ min: 0, max: 10_000_000 }))
const someOf = <Option extends string>(options: readonly Option[]) =>
  fc.subarray([...options], { minLength: 0 })
const filters: fc.Arbitrary<RoomFilters> = fc.record({
  q: text,
  place: text,
  point: fc.option(
    fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  ),
  radiusKm: fc.constantFrom(...radiusOptionsKm),
  organization: text,
  minRent: rent,
  maxRent: rent,
  gender: fc.constantFrom(...roomGenders),
  wifi: fc.boolean(),
  pets: fc.boolean(),
  smoking: fc.boolean(),
  maxTotal: rent,
  homeTypes: someOf(roomChoices.home_type),
  layouts: someOf(roomChoices.layout),
  furnishings: someOf(roomChoices.furnishing),
  bathrooms: someOf(roomChoices.bathroom),
  meals: someOf(roomChoices.meals),
  kitchens: someOf(roomChoices.kitchen),
  posters: someOf(roomChoices.posted_by),
  households: someOf(householdKinds),
  noBrokerage: fc.boolean(),
  maxBrokerage: rent,
  maxMaintenance: rent,
  maxPainting: rent,
  airConditioning: fc.boolean(),
  geyser: fc.boolean(),
  washingMachine: fc.boolean(),
  fridge: fc.boolean(),
  lift: fc.boolean(),
  powerBackup: fc.boolean(),
  guests: fc.boolean(),
  maxLockIn: fc.constantFrom('' as const, ...lockInOptions),
  maxNotice: fc.constantFrom('' as const, ...noticeOptions),
  gateAfter: fc.constantFrom('' as const, ...gateOptions),
  moveInBy: fc.constantFrom('', '2026-07-01', '2028-02-29'),
  verified: fc.boolean(),
  photos: fc.boolean(),
  photoChecked: fc.boolean(),
  workProven: fc.boolean(),
  includeUnknown: fc.boolean(),
  bounds: fc.constantFrom(null, { south: 12.5, west: 77, north: 13, east: 77.75 }),
  outline: fc.constantFrom(
    [],
    [
      { lat: 12.9, lng: 77.5 },
      { lat: 13, lng: 77.5 },
      { lat: 13, lng: 77.625 },
    ],
  ),
  commuteTo: fc.constantFrom('', 'l-koramangala-bengaluru', '12.9,77.6'),
  commuteLabel: text,
  commuteBy: fc.constantFrom(...commuteModes),
  commuteMax: fc.integer({ min: 15, max: 90 }),
  sort: fc.constantFrom('' as const, ...roomSorts),
})

describe('writing a search', () => {
  it('and reading it back is the same search', () => {
    fc.assert(
      fc.property(filters, (search) => {
        const hasOutline = search.outline.length > 0
        const bounds = hasOutline ? null : search.bounds
        const point = hasOutline || bounds ? null : rounded(search).point
        const { commuteTo, sort } = search
        const isVoid = (sort === 'distance' && !point) || (sort === 'commute' && !commuteTo)
        const meant = {
          ...search,
          point,
          bounds,
          q: point || hasOutline || bounds ? '' : search.q,
          place: point ? search.place : '',
          radiusKm: point ? search.radiusKm : 25,
          ...(!commuteTo && { commuteLabel: '', commuteBy: 'metro', commuteMax: 45 }),
          sort: isVoid ? '' : sort,
        }
        expect(readRoomFilters(new URLSearchParams(String(writeRoomFilters(search))))).toEqual(meant)
        expect(roomSearch.safeParse(roomSearchQuery(search, { limit: 50, cursor: 'abc' })).success).toBe(true)
      }),
      { numRuns: 1000, seed: 9 },
    )
  })

  it('says nothing that is default, so that equal searches have equal addresses', () => {
    const search = { ...noRoomFilters, point: { lat: 12.5, lng: 77.5 }, place: 'Here' }
    expect(String(writeRoomFilters(search))).toBe('place=Here&lat=12.5&lng=77.5')
  })
})
