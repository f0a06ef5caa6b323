import { SessionProvider } from '@basera/accounts/web'
import type { Api } from '@basera/platform/contract'
import type { OwnRoomCard, RoomCalls } from '@basera/rooms/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ShownList } from '../lists/use-member-list.ts'
import { textOf } from '../testing/render-page.tsx'
import { someImage } from '../testing/some-rooms.ts'
import { OwnRooms } from './own-rooms.tsx'
import { dropDeleted, type Listing, markDeleted, ownRooms } from './own-rooms-list.ts'

const someListing = (patch: Partial<OwnRoomCard> = {}): OwnRoomCard => ({
  id: '6f1c2f0e-7d0b-4f0e-9a53-3f1d3b1f6a10',
  title: 'Sunny room near Sony World Signal',
  address: '14, 7th Cross, Koramangala 6th Block, Bengaluru 560095',
  rent: 14_500,
  available_from: '2026-07-01',
  gender_preference: 'any',
  status: 'live',
  confirmed_at: new Date().toISOString(),
  in_search: true,
  hidden: false,
  review: null,
  asks_confirmation: false,
  leaves_search_at: '2026-07-24T08:00:00Z',
  views: 41,
  contacts: 1,
  version: 1,
  created_at: '2026-06-01T08:00:00Z',
  cover: someImage(),
  image_count: 6,
  ...patch,
})

const shown = (patch: Partial<ShownList<Listing>>): ShownList<Listing> => ({
  known: true,
  failed: false,
  items: [],
  total: 0,
  nextCursor: null,
  more: 'idle',
  reload: () => undefined,
  showMore: async () => undefined,
  ...patch,
})
const html = (patch: Partial<ShownList<Listing>>) =>
  renderToStaticMarkup(
    <SessionProvider value={{ status: 'ready', user: null }}>
      <MemoryRouter>
        <OwnRooms list={shown(patch)} />
      </MemoryRouter>
    </SessionProvider>,
  )
const row = (patch: Partial<OwnRoomCard> = {}) =>
  html({ items: [{ room: someListing(patch), isDeleted: false }], total: 1 })

describe('My Listings', () => {
  it('rooms.own-listings: image, rent, title, address, available-from date, gender preference', () => {
    const text = textOf(row())
    for (const words of [
      '₹14,500 / month',
      'Sunny room near Sony World Signal',
      '14, 7th Cross, Koramangala 6th Block, Bengaluru 560095',
      'Available from 1 Jul 2026',
      'Any Gender',
    ])
      expect(text).toContain(words)
    expect(row()).toContain('?w=640')
    expect(row({ cover: null, image_count: 0 })).toMatch(/stock-[1-4]/)
  })

  it('shell.text-language: the address says its language', () => {
    expect(row({ address: 'कोरमंगला, बेंगलुरु' })).toMatch(/<p lang="hi"[^>]*>कोरमंगला, बेंगलुरु<\/p>/)
  })

  it('rooms.own-listings: View, Edit and Delete, named by the room; Add New leads to the wizard', () => {
    const markup = row()
    const { id } = someListing()
    expect(markup).toMatch(new RegExp(`href="/room/${id}"[^>]*>View<`))
    expect(markup).toMatch(new RegExp(`href="/room/${id}/edit"[^>]*>Edit<`))
    expect(markup).toContain('aria-label="Delete Sunny room near Sony World Signal"')
    expect(markup).toMatch(/href="\/list-room"[^>]*>.*?Add New/)
    expect(textOf(markup)).toContain('1 listing ')
  })

  it("rooms.own-listings: 'No listings yet' with Create Your First Listing", () => {
    expect(textOf(html({}))).toContain('No listings yet')
    expect(html({})).toMatch(/href="\/list-room"[^>]*>Create Your First Listing/)
  })

  it('says what it waits for, what failed, and that there is more', () => {
    expect(textOf(html({ known: false }))).toContain('Loading your listings...')
    expect(textOf(html({ known: false, failed: true }))).toContain('Your listings could not be loaded.')
    const items = [{ room: someListing(), isDeleted: false }]
    const text = textOf(html({ items, failed: true, nextCursor: 'next', more: 'failed' }))
    expect(text).toContain('Your listings could not be loaded.')
    expect(text).toContain('Sunny room')
    expect(text).toMatch(/More could not be loaded.*Show more/)
  })

  it('a deleted room offers the way back in its place', () => {
    const text = textOf(html({ items: [{ room: someListing(), isDeleted: true }] }))
    expect(text).toContain('“Sunny room near Sony World Signal” was deleted. Undo')
    expect(text).not.toContain('View')
  })
})

describe('where a listing stands', () => {
  it('tells looks and contacts', () => {
    expect(textOf(row())).toContain('Confirmed today · Viewed 41 times, contacted 1 time')
  })

  it.each([
    [0, 0, 'Confirmed today · No views yet'],
    [1, 0, 'Confirmed today · Viewed 1 time'],
    [0, 2, 'Confirmed today · No views yet, contacted 2 times'],
  ])('tells %d looks and %d contacts without a bare 0', (views, contacts, words) => {
    const text = textOf(row({ views, contacts }))
    expect(text).toContain(words)
    expect(text).not.toContain(' 0 times')
  })

  it.each([
    ['a live room in search', {}, undefined],
    [
      'a room that nobody confirmed for a month',
      { asks_confirmation: true },
      'Is this room still available? Without an answer it leaves search on 24 Jul 2026.',
    ],
    [
      'a room that has left search',
      { asks_confirmation: true, in_search: false },
      'Is this room still available? It has left search',
    ],
  ] as const)('%s', (_, patch, words) => {
    const text = textOf(row(patch))
    if (words) expect(text).toContain(words)
    expect(text.includes('Yes, still available')).toBe(words !== undefined)
  })

  it.each([
    ['paused', 'Nobody finds this room in search while it is paused.'],
    ['taken', 'Nobody finds this room in search any more.'],
  ] as const)('a %s room says that search passes it over, and asks nothing', (status, words) => {
    const markup = row({ status, in_search: false })
    expect(textOf(markup)).toContain(words)
    expect(textOf(markup)).not.toMatch(/still available|Confirmed/)
    expect(markup).toMatch(new RegExp(`<option value="${status}" selected=""`))
  })
})

describe('the list of own rooms', () => {
  it('rooms.delete-undo: a deleted room is counted out at once, and in again when it is brought back', async () => {
    const room = someListing()
    const page = { items: [room], total: 7, total_is_exact: true, next_cursor: null }
    await ownRooms.load('asha', (async () => page) as unknown as Api<RoomCalls>)
    markDeleted(room.id, true)
    markDeleted(room.id, true)
    expect(ownRooms.stateFor('asha')).toMatchObject({ total: 6, items: [{ isDeleted: true }] })
    markDeleted(room.id, false)
    dropDeleted(room.id)
    expect(ownRooms.stateFor('asha')).toMatchObject({ total: 7, items: [{ isDeleted: false }] })
    markDeleted(room.id, true)
    dropDeleted(room.id)
    expect(ownRooms.stateFor('asha')).toMatchObject({ total: 6, items: [] })
  })
})
