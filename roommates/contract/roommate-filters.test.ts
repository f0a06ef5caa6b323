import { asTags, budgetMaximum, lifestyleTags, tagMaximum } from '@basera/accounts/contract'
import { radiusOptionsKm } from '@basera/places/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterTagsMax, organizationTextMax, roommateSorts, searchTextMax } from './limits.ts'
import { roommateCalls } from './roommate-calls.ts'
import {
  filterGenders,
  noRoommateFilters,
  type RoommateFilters,
  readRoommateFilters,
  roommateSearchQuery,
  roommateSortsFor,
  withFittingSort,
  writeRoommateFilters,
} from './roommate-filters.ts'

const read = (query: string) => readRoommateFilters(new URLSearchParams(query))

const words = (max: number) =>
  fc.string({ unit: fc.constantFrom(...'abcनé ,+&=%_'), maxLength: max }).map((text) => text.trim())
const budget = fc.option(fc.integer({ min: 0, max: budgetMaximum }))
const degree = (bound: number) =>
  fc.integer({ min: -bound * 1e6, max: bound * 1e6 }).map((millionths) => millionths / 1e6)
const tag = fc.oneof(
  fc.constantFrom(...lifestyleTags),
  fc.string({ unit: fc.constantFrom(...'abcन-'), minLength: 1, maxLength: tagMaximum }),
)

/** Searches as a screen can hold them. */
const someFilters: fc.Arbitrary<RoommateFilters> = fc
  .record({
    q: words(searchTextMax),
    location: words(30),
    place: words(30),
    point: fc.option(fc.record({ lat: degree(90), lng: degree(180) })),
    radiusKm: fc.constantFrom(...radiusOptionsKm),
    organization: words(organizationTextMax),
    minBudget: budget,
    maxBudget: budget,
    gender: fc.constantFrom(...filterGenders),
    tags: fc.uniqueArray(tag, { maxLength: filterTagsMax }).map(asTags),
    photoChecked: fc.boolean(),
    workProven: fc.boolean(),
    sort: fc.constantFrom(...roommateSorts),
  })
  .map((filters) =>
    withFittingSort(filters.point ? { ...filters, location: '' } : { ...filters, place: '', radiusKm: 25 }),
  )

describe('the search of roommates in the address', () => {
  it('roommates.search-address: reading what was written gives the same search', () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        expect(readRoommateFilters(writeRoommateFilters(filters))).toEqual(filters)
      }),
    )
  })

  it('roommates.search-address: every search that can be held is one the call takes, with the same meaning', () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        const query = roommateSearchQuery(filters, { limit: 20, cursor: null })
        const taken = roommateCalls['GET /api/roommates'].query.parse(query)
        expect(taken.sort).toBe(filters.sort)
        expect(taken.tags ?? []).toEqual(filters.tags)
        expect([taken.photo_checked ?? false, taken.work_proven ?? false]).toEqual([
          filters.photoChecked,
          filters.workProven,
        ])
        expect([taken.min_budget ?? null, taken.max_budget ?? null]).toEqual([
          filters.minBudget,
          filters.maxBudget,
        ])
        expect([taken.lat, taken.lng]).toEqual([filters.point?.lat, filters.point?.lng])
        expect(taken.radius_km).toBe(filters.point ? filters.radiusKm : undefined)
      }),
    )
  })

  it('roommates.search-address: whatever an address says, a search comes of it that the call takes', () => {
    const name = fc.constantFrom(
      ...['q', 'lat', 'lng', 'place', 'location', 'radius_km', 'organization', 'min_budget'],
      ...['max_budget', 'gender', 'tags', 'sort', 'cursor'],
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('1e3', '-0', '12.5', 'relevance', 'distance', 'female', '25', 'clean,,clean', '\u0000'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const filters = readRoommateFilters(new URLSearchParams(pairs))
        const query = roommateSearchQuery(filters, { limit: 50, cursor: null })
        expect(roommateCalls['GET /api/roommates'].query.safeParse(query).error).toBeUndefined()
      }),
    )
  })

  it('roommates.search-sorts: best fit is the default; the address of the empty search is bare', () => {
    expect(read('')).toEqual(noRoommateFilters)
    expect(noRoommateFilters.sort).toBe('fit')
    expect(writeRoommateFilters(noRoommateFilters).size).toBe(0)
  })

  it.each([
    ['', ['fit', 'newest', 'budget-low', 'budget-high']],
    ['q=quiet', ['relevance', 'newest', 'budget-low', 'budget-high']],
    ['lat=12.9&lng=77.6', ['fit', 'newest', 'budget-low', 'budget-high', 'distance']],
    ['q=quiet&lat=12.9&lng=77.6', ['relevance', 'newest', 'budget-low', 'budget-high', 'distance']],
  ])(
    'roommates.search-sorts: relevance only with a query, fit only without one, distance only with coordinates (%s)',
    (query, sorts) => {
      expect(roommateSortsFor(read(query))).toEqual(sorts)
      for (const sort of ['relevance', 'distance']) {
        expect(read(`${query}&sort=${sort}`).sort).toBe(
          sorts.includes(sort) ? sort : sorts.includes('fit') ? 'fit' : 'newest',
        )
      }
    },
  )

  it('roommates.search-location: a location text counts without coordinates only', () => {
    expect(read('location=Pune')).toMatchObject({ location: 'Pune', point: null })
    expect(read('location=Pune&lat=12.9&lng=77.6&place=Koramangala')).toMatchObject({
      location: '',
      place: 'Koramangala',
    })
    expect(read('place=Koramangala').place).toBe('')
  })

  it('roommates.search-filters: tags are read as they are kept', () => {
    expect(read('tags=Night%20Owl,clean,,CLEAN').tags).toEqual(['night-owl', 'clean'])
  })
})
