import { noRoommateFilters, type RoommateFilters } from '@basera/roommates/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeFilters, withinWords } from './active-filters.ts'
import { addressOfFilters, placePatch, placeValue, tidy, toggled, withTypedText } from './typed-filters.ts'

const some = (patch: Partial<RoommateFilters>): RoommateFilters => ({ ...noRoommateFilters, ...patch })
const koramangala = { label: 'Koramangala, Bengaluru', latitude: 12.9352, longitude: 77.6245 }

describe('what is typed and picked', () => {
  it('roommates.search-sorts: relevance is auto-selected when typing, and gone with the text', () => {
    const typed = withTypedText(noRoommateFilters, 'k')
    expect(typed.sort).toBe('relevance')
    expect(withTypedText(typed, '').sort).toBe('fit')
    expect(withTypedText(noRoommateFilters, '  ').sort).toBe('fit')
  })

  it('keeps the sort a person chose while they go on typing', () => {
    const chosen = { ...withTypedText(noRoommateFilters, 'k'), sort: 'budget-low' } as const
    expect(withTypedText(chosen, 'ka').sort).toBe('budget-low')
    expect(withTypedText(chosen, '').sort).toBe('budget-low')
  })

  it('roommates.search-location: a chosen place has coordinates, typed text has none', () => {
    const chosen = some({ location: 'Kora', ...placePatch(koramangala) })
    expect(chosen).toMatchObject({ location: '', point: { lat: 12.9352, lng: 77.6245 } })
    expect(placeValue(chosen)).toEqual({ text: koramangala.label, place: koramangala })
    expect(placeValue(some({ location: 'Pune' }))).toEqual({ text: 'Pune', place: null })
  })

  it('puts budgets the right way round and takes blanks off texts', () => {
    const tidied = tidy(some({ q: ' quiet ', organization: ' ', minBudget: 18_000, maxBudget: 8_000 }))
    expect(tidied).toMatchObject({ q: 'quiet', organization: '', minBudget: 8_000, maxBudget: 18_000 })
    expect(tidy(some({ q: ' ', sort: 'relevance' })).sort).toBe('fit')
  })

  it('turns a tag on and off', () => {
    expect(toggled(['clean'], 'quiet')).toEqual(['clean', 'quiet'])
    expect(toggled(['clean', 'quiet'], 'clean')).toEqual(['quiet'])
  })

  it('roommates.search-address: the address holds the search', () => {
    expect(addressOfFilters(noRoommateFilters)).toBe('/browse-profiles')
    expect(addressOfFilters(some({ q: 'quiet', sort: 'relevance', tags: ['clean', 'social'] }))).toBe(
      '/browse-profiles?q=quiet&tags=clean%2Csocial&sort=relevance',
    )
  })
})

describe('the filters that are on', () => {
  const all = some({
    ...{ organization: 'Infosys', minBudget: 8_000, maxBudget: 18_000, gender: 'female' },
    ...{ ...placePatch(koramangala), radiusKm: 10, tags: ['clean', 'quiet'] },
    ...{ photoChecked: true, workProven: true },
  })

  it('roommates.filter-chips: each has a chip in words', () => {
    expect(activeFilters(all).map(({ words }) => words)).toEqual([
      ...['Infosys', '₹8,000 – ₹18,000', 'Female', 'within 10km', 'Clean', 'Quiet'],
      ...['Photo checked', 'Work or college shown'],
    ])
    expect(activeFilters(some({ minBudget: 125_000 }))[0]?.words).toBe('From ₹1,25,000')
    expect(activeFilters(some({ maxBudget: 9_000 }))[0]?.words).toBe('Up to ₹9,000')
  })

  it('text, place and sort have their own fields and are not counted', () => {
    expect(activeFilters(some({ q: 'quiet', location: 'Pune', sort: 'budget-low' }))).toEqual([])
    expect(activeFilters(some(placePatch(koramangala)))).toEqual([])
    expect(withinWords(all)).toBe('within 10km')
    expect(withinWords(noRoommateFilters)).toBeNull()
  })

  it('taking one off leaves the others', () => {
    fc.assert(
      fc.property(fc.nat(activeFilters(all).length - 1), (place) => {
        const before = activeFilters(all)
        const left = activeFilters(before[place]!.without)
        expect(left.map(({ key }) => key)).toEqual(
          before.map(({ key }) => key).filter((_, other) => other !== place),
        )
      }),
    )
  })
})
