import { noRoomFilters, readRoomFilters } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { criteriaWords, proposedName } from './alert-words.ts'

const filtersOf = (query: string) => readRoomFilters(new URLSearchParams(query))

describe('alerts.search-saved: the name that is proposed', () => {
  it.each([
    ['', 'Rooms anywhere in India'],
    ['lat=12.9&lng=77.6&place=Koramangala&radius_km=5', 'Koramangala, within 5km'],
    ['q=Indiranagar&max_rent=9000', 'Indiranagar'],
    ['max_rent=9000', 'Up to ₹9,000'],
  ])('of "%s" is "%s"', (query, name) => {
    expect(proposedName(filtersOf(query))).toBe(name)
  })

  it('comes with what the search asks for', () => {
    expect(criteriaWords(filtersOf('q=Pune&max_rent=9000&wifi=true'))).toHaveLength(3)
    expect(criteriaWords(noRoomFilters)).toEqual([])
  })
})
