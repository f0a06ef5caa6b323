import { Problem } from '@basera/platform/contract'
import { noRoomFilters } from '@basera/rooms/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { someRoomCard } from '../testing/some-rooms.ts'
import { forgetListing, historyKey, keepListing, keptListing, listingBeforeReload } from './kept-listings.ts'
import { failedListing, type Listing, listingOf, withMore } from './listing.ts'
import { fitting } from './use-search.ts'

const rooms = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => someRoomCard({ id: String(from + n) }))
const answer = (from: number, to: number, next_cursor: string | null) => ({
  items: rooms(from, to),
  total: 60,
  total_is_exact: true,
  next_cursor,
})
const ids = ({ rooms: shown }: Listing) => shown.map(({ id }) => id)

describe('a list of rooms', () => {
  it('decisions 6: further pages come after the first, a room that moved between them once', () => {
    const longer = withMore(listingOf(answer(0, 3, 'a')), answer(2, 5, null))
    expect(ids(longer)).toEqual(['0', '1', '2', '3', '4'])
    expect(longer).toMatchObject({ total: 60, nextCursor: null })
  })

  it('marketplace 8: search errors yield an empty list', () => {
    expect(failedListing(new Error('no'))).toMatchObject({ rooms: [], total: 0, failure: 'failed' })
  })

  it('decisions 2: a search for members only asks for sign-in', () => {
    expect(failedListing(new Problem('no_session', 'no')).failure).toBe('sign-in')
    // On the server the API's class of problems is another one than the page's.
    const foreign = Object.assign(new Error('no'), { code: 'no_session', status: 401 })
    expect(failedListing(foreign).failure).toBe('sign-in')
    expect(failedListing(Object.assign(new Error(), { code: 'ECONNRESET' })).failure).toBe('failed')
    expect(failedListing(new Problem('phone_not_verified', 'no')).failure).toBe('sign-in')
  })

  it('marketplace 2: Distance goes with the location', () => {
    expect(fitting({ ...noRoomFilters, sort: 'distance' }).sort).toBe('newest')
    const located = { ...noRoomFilters, point: { lat: 1, lng: 2 }, sort: 'distance' } as const
    expect(fitting(located).sort).toBe('distance')
  })
})

describe('lists kept for the way back', () => {
  const long = listingOf(answer(0, 5, 'a'))
  let navigation: string

  beforeEach(() => {
    const saved = new Map<string, string>()
    vi.stubGlobal('window', { history: { state: { key: 'abc' } } })
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => saved.get(name) ?? null,
      setItem: (name: string, text: string) => void saved.set(name, text),
    })
    navigation = 'reload'
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type: navigation }] })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('knows the entry of the history the browser is at', () => {
    expect(historyKey()).toBe('abc')
    vi.stubGlobal('window', { history: { state: null } })
    expect(historyKey()).toBe('default')
  })

  it('gives back the list of the same entry and search only, until it is forgotten', () => {
    keepListing('abc', '/find-room', long, false)
    expect(keptListing('abc', '/find-room')).toBe(long)
    expect(keptListing('abc', '/find-room?wifi=true')).toBeNull()
    expect(keptListing('other', '/find-room')).toBeNull()
    forgetListing('abc')
    expect(keptListing('abc', '/find-room')).toBeNull()
  })

  it('keeps the ten latest', () => {
    for (let entry = 0; entry < 12; entry += 1) keepListing(`entry ${entry}`, '/find-room', long, false)
    expect(keptListing('entry 1', '/find-room')).toBeNull()
    expect(keptListing('entry 2', '/find-room')).toBe(long)
  })

  it('restores a longer list after a reload, not after a fresh visit', () => {
    keepListing('abc', '/find-room', long, true)
    expect(listingBeforeReload('abc', '/find-room')).toEqual(long)
    expect(listingBeforeReload('abc', '/find-room?wifi=true')).toBeNull()
    navigation = 'navigate'
    expect(listingBeforeReload('abc', '/find-room')).toBeNull()
  })

  it('does without storage that is full', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => keepListing('abc', '/find-room', long, true)).not.toThrow()
    expect(listingBeforeReload('abc', '/find-room')).toBeNull()
  })
})
