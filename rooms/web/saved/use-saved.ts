import { useSession } from '@basera/accounts/web'
import { changeRoomsOf, deviceRooms, memberRooms, roomsOf, toggled } from './kept-rooms.ts'

interface Saved {
  readonly isSaved: boolean
  /** The last wish about this room was refused: it is not there any more. */
  readonly isRefused: boolean
  /** Shows at once; for members it is sent by `KeepSavedRooms`, now or when there is a connection again. */
  readonly toggle: () => void
}

/** Whether a room is saved by the person at this device, and the way to change it (decisions 6). */
export function useSaved(roomId: string): Saved {
  const { user } = useSession()
  const onDevice = deviceRooms.use()
  const kept = memberRooms.use()
  const isKept = onDevice.includes(roomId)
  if (!user) {
    const toggle = () => deviceRooms.write(toggled(deviceRooms.read(), roomId))
    return { isSaved: isKept, isRefused: false, toggle }
  }
  const { ids, wishes, refused } = roomsOf(kept, user.id)
  const isSaved = wishes[roomId] ?? (isKept || ids.includes(roomId))
  const toggle = () =>
    changeRoomsOf(user.id, (rooms) => ({
      wishes: { ...rooms.wishes, [roomId]: !isSaved },
      refused: undefined,
    }))
  return { isSaved, isRefused: refused === roomId, toggle }
}
