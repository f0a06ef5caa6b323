import { noRoomFilters, readRoomFilters } from '@basera/rooms/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchAddress } from './search-address.ts'
import { popularCities } from './welcome/cities.tsx'

const filtersOf = (address: string) =>
  readRoomFilters(new URL(address, 'https://basera.example').searchParams)

describe('the search of Home', () => {
  it('asks Find Room for words in addresses', () => {
    expect(searchAddress(' HSR Layout & 5th ', null)).toBe('/find-room?q=HSR+Layout+%26+5th')
    expect(filtersOf(searchAddress(' HSR Layout & 5th ', null))).toMatchObject({
      q: 'HSR Layout & 5th',
      point: null,
    })
  })

  it('passes nothing but the place, whatever is typed', () => {
    const bengaluru = { label: 'Bengaluru', latitude: 12.97, longitude: 77.59 }
    for (const text of [
      'a&max_rent=1&commute_to=1,1',
      'x#polygon=1,1;2,2',
      '?sort=price-low',
      '%26wifi=true',
    ]) {
      expect(filtersOf(searchAddress(text, null))).toEqual({ ...noRoomFilters, q: text })
      expect(filtersOf(searchAddress(text, { ...bengaluru, label: text }))).toEqual({
        ...noRoomFilters,
        ...{ place: text, point: { lat: 12.97, lng: 77.59 } },
      })
    }
  })

  it('rooms.typed-wishes: passes on what the text asked for besides the place', () => {
    const pune = { label: 'Pune', latitude: 18.52, longitude: 73.86, wishes: [['max_rent', '9000']] as const }
    expect(filtersOf(searchAddress('Pune', pune))).toMatchObject({ place: 'Pune', maxRent: 9000 })
  })

  it.each(['', '   '])('opens Find Room where nothing was typed: "%s"', (text) => {
    expect(searchAddress(text, null)).toBe('/find-room')
  })

  it('asks Find Room for rooms around any place', () => {
    const latitude = fc.double({ min: 6, max: 38, noNaN: true })
    const longitude = fc.double({ min: 68, max: 98, noNaN: true })
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const place = { label: 'Koramangala, Bengaluru', latitude: lat, longitude: lng }
        const filters = filtersOf(searchAddress('Koramangala, Bengaluru', place))
        expect(filters.place).toBe('Koramangala, Bengaluru')
        expect(filters.point?.lat).toBeCloseTo(lat, 5)
        expect(filters.point?.lng).toBeCloseTo(lng, 5)
      }),
    )
  })

  it.each(popularCities)('$label is a place Find Room understands', (city) => {
    expect(filtersOf(searchAddress(city.label, city))).toMatchObject({
      place: city.label,
      point: { lat: city.latitude, lng: city.longitude },
    })
  })
})
