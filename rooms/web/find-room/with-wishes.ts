import { type RoomFilters, typedWishes } from '@basera/rooms/contract'

/** With what the text asks besides a place as filters (rooms.typed-wishes). */
export function withWishes(filters: RoomFilters): RoomFilters {
  const { text: q, filters: wishes } = typedWishes(filters.q)
  return { ...filters, ...wishes, q }
}
