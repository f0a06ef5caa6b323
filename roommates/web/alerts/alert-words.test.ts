import { noRoommateFilters, readRoommateFilters } from '@basera/roommates/contract'
import { describe, expect, it } from 'vitest'
import { criteriaWords, proposedName, roommateAlertWords } from './alert-words.ts'

const filtersOf = (query: string) => readRoommateFilters(new URLSearchParams(query))

describe('roommates.alert-saved: the name that is proposed', () => {
  it.each([
    ['', 'Roommates anywhere in India'],
    ['q=quiet', 'quiet'],
    ['lat=12.9&lng=77.6&place=Koramangala&radius_km=5', 'Koramangala, within 5km'],
    ['q=quiet&location=Pune&tags=clean', 'quiet, Pune'],
    ['tags=early-riser&gender=female', 'Female'],
  ])('of "%s" is "%s"', (query, name) => {
    expect(proposedName(filtersOf(query))).toBe(name)
  })

  it('comes with what the search asks for', () => {
    expect(criteriaWords(filtersOf('q=quiet&location=Pune&max_budget=9000&tags=clean'))).toHaveLength(4)
    expect(criteriaWords(noRoommateFilters)).toEqual([])
    expect(roommateAlertWords.criteria('tags=clean')).toEqual(['Clean'])
  })
})
