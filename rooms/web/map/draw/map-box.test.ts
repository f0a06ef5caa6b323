import { distanceKm } from '@basera/places/contract'
import { radiusOptionsKm } from '@basera/rooms/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, boxAround, boxOfPoints, boxQuery, ringAround } from './map-box.ts'

const point = fc.record({
  lat: fc.double({ min: 6, max: 37, noNaN: true }),
  lng: fc.double({ min: 68, max: 98, noNaN: true }),
})

describe('rooms.map-search-area: "Search this area"', () => {
  it.each(radiusOptionsKm)('of a map that shows a search within %i km is that search', (radius) => {
    fc.assert(
      fc.property(point, (middle) => {
        const area = areaOf(boxAround(middle, radius))
        expect(area.radiusKm).toBe(radius)
        expect(area.point.lat).toBeCloseTo(middle.lat, 6)
        expect(area.point.lng).toBeCloseTo(middle.lng, 6)
      }),
    )
  })

  it('of a street is 5 km, of a state 100 km (places.radius-options)', () => {
    expect(areaOf({ north: 12.94, south: 12.93, east: 77.63, west: 77.62 }).radiusKm).toBe(5)
    expect(areaOf({ north: 20, south: 10, east: 82, west: 72 }).radiusKm).toBe(100)
  })
})

describe('a part of the map', () => {
  it('is asked for in plain decimals on the earth', () => {
    expect(boxQuery({ north: 95, south: -1e-9, east: 190, west: -181 })).toEqual({
      north: '90.000000',
      south: '-0.000000',
      east: '180.000000',
      west: '-180.000000',
    })
  })

  it('around points holds them all, and is nothing without any', () => {
    expect(boxOfPoints([])).toBeNull()
    expect(
      boxOfPoints([
        { lat: 12, lng: 78 },
        { lat: 13, lng: 77 },
      ]),
    ).toEqual({ north: 13, south: 12, east: 78, west: 77 })
  })
})

describe('the ring of a radius', () => {
  it('is as far from its middle everywhere, and closed', () => {
    fc.assert(
      fc.property(point, fc.constantFrom(...radiusOptionsKm), (middle, radius) => {
        const ring = ringAround(middle, radius)
        const here = { latitude: middle.lat, longitude: middle.lng }
        for (const [longitude, latitude] of ring)
          expect(distanceKm(here, { latitude, longitude })).toBeCloseTo(radius, 6)
        expect(ring[0]?.[0]).toBeCloseTo(ring.at(-1)?.[0] ?? 0, 9)
      }),
    )
  })
})
