import { useSession } from '@basera/accounts/web'
import type { SavedRoom } from '@basera/rooms/contract'
import { type ShownList, useMemberList } from '../lists/use-member-list.ts'
import { memberRooms, roomsOf } from './kept-rooms.ts'
import { savedRooms } from './saved-rooms-list.ts'

/** The signed-in member's saved rooms. `total` includes changes made here at once. */
export function useSavedRooms(): ShownList<SavedRoom> {
  const userId = useSession().user?.id ?? ''
  const list = useMemberList(savedRooms)
  const { ids, wishes } = roomsOf(memberRooms.use(), userId)
  const gone = list.items.filter(({ room_id }) => !(wishes[room_id] ?? ids.includes(room_id)))
  return { ...list, total: list.total - gone.length }
}
