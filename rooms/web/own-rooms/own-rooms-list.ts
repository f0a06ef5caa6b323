import type { OwnRoom, OwnRoomCard } from '@basera/rooms/contract'
import { MemberList } from '../lists/member-list.ts'

/** A room in the list; a deleted one stays while it can be restored there. */
export interface Listing {
  readonly room: OwnRoomCard
  readonly isDeleted: boolean
}

const listed = (room: OwnRoomCard): Listing => ({ room, isDeleted: false })

/** The signed-in member's own rooms, newest first (rooms.own-list). */
export const ownRooms = new MemberList<Listing>(
  async (api, query) => {
    const page = await api('GET /api/me/rooms', { query })
    return { ...page, items: page.items.map(listed) }
  },
  ({ room }) => room.id,
)

export type RoomLifeFields = Pick<
  OwnRoomCard,
  | 'status'
  | 'confirmed_at'
  | 'in_search'
  | 'review'
  | 'asks_confirmation'
  | 'leaves_search_at'
  | 'views'
  | 'contacts'
  | 'version'
>

export const lifeOf = (room: OwnRoom): RoomLifeFields => ({
  status: room.status,
  confirmed_at: room.confirmed_at,
  in_search: room.in_search,
  review: room.review,
  asks_confirmation: room.asks_confirmation,
  leaves_search_at: room.leaves_search_at,
  views: room.views,
  contacts: room.contacts,
  version: room.version,
})

export const patchListing = (id: string, life: Partial<RoomLifeFields>): void =>
  ownRooms.change(({ items }) => ({
    items: items.map((item) => (item.room.id === id ? { ...item, room: { ...item.room, ...life } } : item)),
  }))

export const markDeleted = (id: string, isDeleted: boolean): void =>
  ownRooms.change(({ items, total }) => {
    const changes = items.some(({ room, ...item }) => room.id === id && item.isDeleted !== isDeleted)
    return {
      items: items.map((item) => (item.room.id === id ? { ...item, isDeleted } : item)),
      total: changes ? total + (isDeleted ? -1 : 1) : total,
    }
  })

export const dropDeleted = (id: string): void =>
  ownRooms.change(({ items }) => ({
    items: items.filter(({ room, isDeleted }) => room.id !== id || !isDeleted),
  }))
