import { noRoomFilters, type RoomFilters } from '@basera/rooms/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activeFilters } from '../find-room/active-filters.ts'
import { noArea } from '../find-room/search-address.ts'
import { keepAreaBefore, withoutOutline } from './area-before.ts'

const corners = (lng: number) => [
  { lat: 12.9, lng },
  { lat: 13, lng },
  { lat: 13, lng: lng + 0.1 },
]
const search = (patch: Partial<RoomFilters>): RoomFilters => ({ ...noRoomFilters, ...patch })
const koramangala = search({
  place: 'Koramangala, Bengaluru',
  point: { lat: 12.9352, lng: 77.6245 },
  radiusKm: 5,
  sort: 'distance',
  wifi: true,
})
/** As the address says it: without a point there is no radius and no order by distance. */
const drawnOver = (before: RoomFilters): RoomFilters => {
  const outline = corners(77.5)
  keepAreaBefore(outline, before)
  const sort = before.sort === 'distance' ? '' : before.sort
  return { ...before, ...noArea, radiusKm: noRoomFilters.radiusKm, sort, outline }
}

describe('rooms.search-outline: a search whose outline is removed', () => {
  beforeEach(() => {
    const saved = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => saved.get(name) ?? null,
      setItem: (name: string, text: string) => void saved.set(name, text),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    ['a place with its radius and order', koramangala],
    ['a text', search({ q: 'MG Road', minRent: 5000 })],
    ['a box of the map', search({ bounds: { south: 12, west: 77, north: 13, east: 78 } })],
    ['no area', search({ sort: 'price-low' })],
  ])('is the one of before: %s', (_, before) => {
    const drawn = drawnOver(before)
    expect({ ...drawn, ...withoutOutline(drawn) }).toEqual(before)
    const chip = activeFilters(drawn).find(({ key }) => key === 'outline')
    expect(chip?.without).toEqual(before)
  })

  it('keeps what was chosen since then', () => {
    const drawn = search({ ...drawnOver(koramangala), sort: 'price-high', wifi: false, pets: true })
    expect({ ...drawn, ...withoutOutline(drawn) }).toEqual({
      ...koramangala,
      sort: 'price-high',
      wifi: false,
      pets: true,
    })
  })

  it('is everywhere where another outline was drawn in this tab', () => {
    drawnOver(koramangala)
    expect(withoutOutline(search({ outline: corners(80) }))).toEqual({ outline: [] })
  })

  it('is everywhere where nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(withoutOutline(drawnOver(koramangala))).toEqual({ outline: [] })
  })
})
