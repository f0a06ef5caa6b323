import { describe, expect, it } from 'vitest'
import { placesAttribution } from './attribution.ts'
import { geolocationOptions } from './geolocation.ts'
import {
  placeKinds,
  placeListCloseMs,
  placeSearchMin,
  placeSuggestions,
  placeSuggestionsMax,
} from './limits.ts'

describe('constants of places', () => {
  it('places.search-minimum: search starts after more than 2 characters', () => {
    expect(placeSearchMin).toBe(3)
  })

  it('places.list-closing: the list closes 200 ms after blur', () => {
    expect(placeListCloseMs).toBe(200)
  })

  it('places.current-location: geolocation is accurate, takes 10 s at most, and may be 5 minutes old', () => {
    expect(geolocationOptions).toEqual({
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 5 * 60 * 1000,
    })
  })

  it('places.suggestion-count: 8 suggestions unless told, 20 at most', () => {
    expect([placeSuggestions, placeSuggestionsMax]).toEqual([8, 20])
  })

  it('places.source-credit: credits every source of the bundled data with its licence', () => {
    for (const words of [
      'GeoNames',
      'CC BY 4.0',
      'Department of Posts',
      'Government Open Data License – India',
      'data.gov.in',
      'OpenStreetMap contributors',
      'ODbL 1.0',
      'CC BY-SA 2.5 IN',
      'ChennaiGTFS',
      'BMTC, MIT',
      'MIT-0',
      'modified',
    ])
      expect(placesAttribution).toContain(words)
  })

  it('has no kind twice', () => {
    expect(new Set(placeKinds).size).toBe(placeKinds.length)
  })
})
