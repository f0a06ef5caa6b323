import type { SavedRoom } from '@basera/rooms/contract'
import { MemberList } from '../lists/member-list.ts'
import { changeRoomsOf } from './kept-rooms.ts'
import { knowNotes } from './send-wishes.ts'

/** The signed-in member's saved rooms (rooms.saved-rooms). */
export const savedRooms = new MemberList<SavedRoom>(
  (api, query) => api('GET /api/me/saved-rooms', { query }),
  ({ room_id }) => room_id,
  (userId, items) =>
    changeRoomsOf(userId, ({ ids }) => ({
      ids: [...new Set([...ids, ...items.map(({ room_id }) => room_id)])],
    })),
)

knowNotes((userId, roomId) => {
  const { items } = savedRooms.stateFor(userId)
  return items.find(({ room_id }) => room_id === roomId)?.note ?? null
})
