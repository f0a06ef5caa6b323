import type { RoomCard as Room, RoomPage } from '@basera/rooms/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { someRoomCard } from '../testing/some-rooms.ts'
import { RoomCard } from './room-card.tsx'
import { type ShownRoom, shownPage } from './shown-room.ts'

const pageOf = (items: Room[]) => shownPage({ items, total: items.length } as RoomPage)
const html = (room: ShownRoom) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RoomCard room={room} index={0} today="2026-06-20" />
    </MemoryRouter>,
  )

describe('shell.first-load-budget: what a list carries of a room', () => {
  it.each<[string, Partial<Room>]>([
    ['with a photo', { brokerage: 9000, maintenance: 500, furnishing: 'full', home_type: 'private_room' }],
    ['without a photo', { cover: null, image_count: 0, gender_preference: 'female', public_latitude: null }],
    ['near', { distance_km: 1.234, address: 'Pune 411027, India' }],
    ['at an address of a pin code', { address: '411027' }],
  ])('shows the same card: %s', (_, patch) => {
    const room = someRoomCard(patch)
    const [shown] = pageOf([room]).items
    expect(html(shown as ShownRoom)).toBe(html(room))
    expect(shown?.public_latitude === null).toBe(room.public_latitude === null)
  })

  it('has previews of the photos of a first look alone', () => {
    const { items } = pageOf(Array.from({ length: 20 }, () => someRoomCard()))
    expect(items.filter(({ cover }) => cover?.blur)).toHaveLength(4)
    expect(items.every(({ cover }) => cover?.image_url)).toBe(true)
  })

  it('is no more than a card shows', () => {
    const [shown] = pageOf([someRoomCard()]).items
    expect(JSON.stringify(shown).length).toBeLessThanOrEqual(720)
    expect(JSON.stringify(shown)).not.toMatch(/lister|user_id|created_at|longitude|Meenakshi/)
  })
})
