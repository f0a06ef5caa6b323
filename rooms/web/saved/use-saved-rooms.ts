import { useSession } from '@basera/accounts/web'
import type { SavedRoom } from '@basera/rooms/contract'
import { useEffect, useRef } from 'react'
import { type ShownList, useMemberList } from '../lists/use-member-list.ts'
import { deviceRooms, memberRooms, roomsOf } from './kept-rooms.ts'
import { savedRooms } from './saved-rooms-list.ts'

/** Reads the list again once the device's rooms are merged (rooms.saved-merge). */
function useMerged(reload: () => void): void {
  const unmerged = deviceRooms.use().length
  const before = useRef(unmerged)
  useEffect(() => {
    if (unmerged < before.current) reload()
    before.current = unmerged
  }, [unmerged, reload])
}

/** The signed-in member's saved rooms. `total` includes changes made here at once. */
export function useSavedRooms(): ShownList<SavedRoom> {
  const userId = useSession().user?.id ?? ''
  const list = useMemberList(savedRooms)
  useMerged(list.reload)
  const { ids, wishes } = roomsOf(memberRooms.use(), userId)
  const gone = list.items.filter(({ room_id }) => !(wishes[room_id] ?? ids.includes(room_id)))
  return { ...list, total: list.total - gone.length }
}
