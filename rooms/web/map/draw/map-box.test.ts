import { distanceKm } from '@basera/places/contract'
import { noRoomFilters, radiusOptionsKm, readRoomFilters, writeRoomFilters } from '@basera/rooms/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOfPoints, boxQuery, india, isWithin, ringAround, searchedBox } from './map-box.ts'

const point = fc.record({
  lat: fc.double({ min: 6, max: 37, noNaN: true }),
  lng: fc.double({ min: 68, max: 98, noNaN: true }),
})

describe('rooms.map-search-area: "Search this area"', () => {
  it('of a map is a search of its box, which its address keeps', () => {
    const box = fc.record({ a: point, b: point })
    fc.assert(
      fc.property(box, ({ a, b }) => {
        const bounds = searchedBox(boxOfPoints([a, b]) ?? india)
        const address = writeRoomFilters({ ...noRoomFilters, bounds })
        expect(readRoomFilters(address).bounds).toEqual(bounds)
      }),
    )
    expect(searchedBox({ north: 95, south: -95, east: 200, west: -200 })).toEqual({
      north: 90,
      south: -90,
      east: 180,
      west: -180,
    })
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

describe('rooms.search-outline: what was drawn', () => {
  const frame = { north: 13, south: 12, east: 78, west: 77 }

  it.each([
    [{}, true],
    [{ north: 13.01 }, false],
    [{ south: 11.99 }, false],
    [{ east: 78.01 }, false],
    [{ west: 76.99 }, false],
  ])('%j is within the frame: %s', (side, expected) =>
    expect(isWithin({ ...frame, ...side }, frame)).toBe(expected),
  )
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
