import type { Api } from '@basera/platform/contract'
import { noRoomFilters, type RoomCalls } from '@basera/rooms/contract'
import { expect, it, vi } from 'vitest'
import { india } from './draw/map-box.ts'
import { frameOfSearch } from './frame-of-search.ts'

const nothing = { pins: [], clusters: [], around: null }
const answering = (found: object | Error) =>
  vi.fn(async () => {
    if (found instanceof Error) throw found
    return { ...nothing, ...found }
  })
const frameOf = (ask: unknown, filters = {}) =>
  frameOfSearch(ask as Api<RoomCalls>, { ...noRoomFilters, ...filters })

const q = 'koramangala'
const pins = [
  { public_latitude: 12.92, public_longitude: 77.61 },
  { public_latitude: 12.95, public_longitude: 77.63 },
]

it('rooms.search-text: the map shows the city that a text names, else its rooms, else India', async () => {
  expect(await frameOf(answering({ pins }), { q })).toEqual({
    ...{ north: 12.95, south: 12.92 },
    ...{ east: 77.63, west: 77.61 },
  })
  const city = await frameOf(answering({ pins, around: { latitude: 18, longitude: 73 } }), { q })
  expect((city.north + city.south) / 2).toBeCloseTo(18)
  expect(await frameOf(answering({}), { q })).toEqual(india)
  expect(await frameOf(answering(new Error('offline')), { q })).toEqual(india)
})

it('rooms are asked for only where a text alone says where they are', async () => {
  const ask = answering({ pins })
  expect(await frameOf(ask)).toEqual(india)
  const around = await frameOf(ask, { q, point: { lat: 12, lng: 77 } })
  expect((around.north + around.south) / 2).toBeCloseTo(12)
  expect(ask).not.toHaveBeenCalled()
})
