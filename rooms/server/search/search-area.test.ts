import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greatCircle } from '../search-reference.fixture.ts'
import { searchArea } from './search-area.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** The point `km` away from another in direction `bearing`. */
function away(lat: number, lng: number, km: number, bearing: number): [number, number] {
  const angle = km / 6371
  const there = Math.asin(
    Math.sin(radians(lat)) * Math.cos(angle) + Math.cos(radians(lat)) * Math.sin(angle) * Math.cos(bearing),
  )
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(radians(lat)),
    Math.cos(angle) - Math.sin(radians(lat)) * Math.sin(there),
  )
  return [degrees(there), ((((lng + degrees(east) + 180) % 360) + 360) % 360) - 180]
}

const cellOf = (lat: number, lng: number, size: number) =>
  Math.floor((lat + 90) / size) * Math.round(360 / size) + Math.floor((lng + 180) / size)

const radius = fc.constantFrom(0.3, 5, 10, 25, 50, 100)

describe('the cells of a search area', () => {
  it('hold every point within the radius', () => {
    const latitude = fc.double({ min: -89.9, max: 89.9, noNaN: true })
    const longitude = fc.double({ min: -180, max: 179.999, noNaN: true })
    const share = fc.double({ min: 0, max: 0.999999, noNaN: true })
    const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
    fc.assert(
      fc.property(latitude, longitude, radius, share, bearing, (lat, lng, km, part, direction) => {
        const [there, east] = away(lat, lng, km * part, direction)
        fc.pre(greatCircle(lat, lng, there, east) <= km)
        const { column, cells } = searchArea({ lat, lng }, km)
        expect(cells).toContain(cellOf(there, east, column === 'fine_cell' ? 0.05 : 0.25))
      }),
      { numRuns: 4000, seed: 3 },
    )
  })

  it.each([
    [5, 9],
    [10, 25],
    [25, 125],
    [50, 30],
    [100, 80],
  ])('are few in India: within %d km at most %d', (km, most) => {
    for (let lat = 6; lat <= 36; lat += 0.7)
      expect(searchArea({ lat, lng: 70 + lat / 2 }, km).cells.length).toBeLessThanOrEqual(most)
  })

  it('start in the middle', () => {
    const { cells } = searchArea({ lat: 12.9352, lng: 77.6245 }, 25)
    expect(cells[0]).toBe(cellOf(12.9352, 77.6245, 0.05))
  })
})
