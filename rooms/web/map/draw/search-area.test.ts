import { noRoomFilters } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { india } from './map-box.ts'
import { areaName, boxOfSearch, frameName, isMovedAway, ringOfSearch } from './search-area.ts'

const box = { north: 13, south: 12.9, east: 77.7, west: 77.5 }
const moved = (north: number, east: number) => ({
  north: box.north + north,
  south: box.south + north,
  east: box.east + east,
  west: box.west + east,
})

describe('rooms.map-search-area: another area is offered', () => {
  const from = { box, zoom: 12 }

  it('once the map moved by more than a fifth of what it shows', () => {
    expect(isMovedAway(from, { box: moved(0, 0.039), zoom: 12 })).toBe(false)
    expect(isMovedAway(from, { box: moved(0, 0.041), zoom: 12 })).toBe(true)
    expect(isMovedAway(from, { box: moved(-0.019, 0), zoom: 12 })).toBe(false)
    expect(isMovedAway(from, { box: moved(-0.021, 0), zoom: 12 })).toBe(true)
  })

  it('once it was zoomed', () => {
    expect(isMovedAway(from, { box, zoom: 12.5 })).toBe(true)
    expect(isMovedAway(from, { box, zoom: 12.01 })).toBe(false)
  })
})

describe('the area of a search on the map', () => {
  const outline = [
    { lat: 12.9, lng: 77.5 },
    { lat: 13, lng: 77.5 },
    { lat: 13, lng: 77.7 },
  ]

  it('is its box, the box around its outline or radius or the end of its journeys, else India', () => {
    expect(boxOfSearch({ ...noRoomFilters, bounds: box })).toEqual(box)
    expect(boxOfSearch({ ...noRoomFilters, outline })).toEqual(box)
    const around = boxOfSearch({ ...noRoomFilters, point: { lat: 12, lng: 77 }, radiusKm: 10 })
    expect((around.north + around.south) / 2).toBeCloseTo(12)
    expect(boxOfSearch({ ...noRoomFilters, commuteTo: '13.05,77.62' }).north).toBeGreaterThan(13.05)
    expect(boxOfSearch({ ...noRoomFilters, commuteTo: 'l-manyata' })).toEqual(india)
    expect(boxOfSearch(noRoomFilters)).toEqual(india)
  })

  it('is drawn as a closed ring', () => {
    expect(ringOfSearch(noRoomFilters)).toBe(null)
    expect(ringOfSearch({ ...noRoomFilters, outline })).toEqual([
      [77.5, 12.9],
      [77.5, 13],
      [77.7, 13],
      [77.5, 12.9],
    ])
    expect(ringOfSearch({ ...noRoomFilters, bounds: box })).toHaveLength(5)
  })

  it('has one name, whatever else is searched', () => {
    expect(areaName({ ...noRoomFilters, outline, wifi: true })).toBe(areaName({ ...noRoomFilters, outline }))
    expect(areaName({ ...noRoomFilters, bounds: box })).not.toBe(areaName(noRoomFilters))
  })

  it('is shown in another frame for a text, unless the text stands beside an area', () => {
    const text = { ...noRoomFilters, q: 'Koramangala' }
    expect(frameName(text)).not.toBe(frameName({ ...text, q: 'Baner' }))
    expect(frameName({ ...text, bounds: box })).toBe(frameName({ ...noRoomFilters, bounds: box }))
  })
})
