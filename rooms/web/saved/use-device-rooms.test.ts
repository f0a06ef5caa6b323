import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { someRoomCard } from '../testing/some-rooms.ts'
import { deviceRooms, writeDeviceRooms } from './kept-rooms.ts'
import { deviceItems } from './use-device-rooms.ts'

const [first, second] = ['6e9bdf19-fcac-4e8d-ac6c-1230fcde071f', '6e9bdf19-fcac-4e8d-ac6c-1230fcde0720']
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => {
  writeDeviceRooms([])
  stored.clear()
  vi.unstubAllGlobals()
})

const rentsOf = () =>
  deviceItems(deviceRooms.read(), [someRoomCard({ id: first, rent: 8000 })]).map(
    ({ rent_when_saved, room }) => [rent_when_saved, room?.rent],
  )

it('rooms.saved-cheaper: a visitor’s room knows what it was saved at; one that was kept without a rent goes on without', () => {
  stored.set('favourite-rooms', JSON.stringify([first, second]))
  expect(rentsOf()).toEqual([
    [null, 8000],
    [null, undefined],
  ])
  stored.set('favourite-rents', JSON.stringify({ [first]: 9000 }))
  expect(rentsOf()).toEqual([
    [9000, 8000],
    [null, undefined],
  ])
})

it('rooms.saved-merge: rents that no room can have are not believed', () => {
  stored.set('favourite-rooms', JSON.stringify([first]))
  for (const rent of [0, -1, 1.5, '9000', null]) {
    stored.set('favourite-rents', JSON.stringify({ [first]: rent }))
    expect(rentsOf()).toEqual([[null, 8000]])
  }
})
