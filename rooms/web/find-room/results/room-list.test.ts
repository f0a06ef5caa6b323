import { Problem } from '@basera/platform/contract'
import { itemsOfPages } from '@basera/platform/web/search'
import { fittingSort, noRoomFilters, orderOf } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { someRoomCard } from '../../testing/some-rooms.ts'
import { failureOf } from './use-members-only.ts'

const page = (from: number, to: number) => ({
  items: Array.from({ length: to - from }, (_, n) => someRoomCard({ id: String(from + n) })),
})

describe('a list of rooms', () => {
  it('rooms.search-pages: further pages come after the first, a room that moved between them once', () => {
    const longer = itemsOfPages([page(0, 3), page(2, 5)], ({ id }) => id)
    expect(longer.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4'])
  })

  it('rooms.search-failure: a search that failed says so', () => {
    expect(failureOf(new Error('no'))).toBe('failed')
  })

  it('rooms.search-members-only: a search for members only asks for sign-in', () => {
    expect(failureOf(new Problem('no_session', 'no'))).toBe('sign-in')
    // On the server the API's class of problems is another one than the page's.
    const foreign = Object.assign(new Error('no'), { code: 'no_session', status: 401 })
    expect(failureOf(foreign)).toBe('sign-in')
    expect(failureOf(Object.assign(new Error(), { code: 'ECONNRESET' }))).toBe('failed')
    expect(failureOf(new Problem('phone_not_verified', 'no'))).toBe('sign-in')
  })

  it('rooms.search-sorts: Distance goes with the location', () => {
    expect(orderOf(fittingSort({ ...noRoomFilters, sort: 'distance' }))).toBe('newest')
    const located = { ...noRoomFilters, point: { lat: 1, lng: 2 }, sort: 'distance' } as const
    expect(fittingSort(located).sort).toBe('distance')
  })
})
