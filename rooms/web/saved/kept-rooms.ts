import { useSession } from '@basera/accounts/web'
import { deviceStore } from '@basera/platform/web'

const MOST_KEPT = 500

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

/** Favourites of a visitor, the last one first, kept on the device. */
export const deviceRooms = deviceStore<readonly string[]>('favourite-rooms', [], isIds)

/** What this device knows of a member's saved rooms. */
export interface MemberRooms {
  readonly owner: string
  /** Saved rooms as the server last told them. */
  readonly ids: readonly string[]
  /** Wishes the server has not answered yet: true saves a room, false forgets it. They wait out a lost connection. */
  readonly wishes: Readonly<Record<string, boolean>>
  /** The room of the last wish, where the server would have none of it. */
  readonly refused?: string | undefined
}

const nobodys: MemberRooms = { owner: '', ids: [], wishes: {} }

// No other code writes under this name.
const isMemberRooms = (value: unknown): value is MemberRooms =>
  typeof value === 'object' && value !== null && 'wishes' in value

export const memberRooms = deviceStore('saved-rooms', nobodys, isMemberRooms)

/** `kept` where it is about `userId`; nothing is known else. */
export const roomsOf = (kept: MemberRooms, userId: string): MemberRooms =>
  kept.owner === userId ? kept : { ...nobodys, owner: userId }

/** `ids` with `roomId` put first, or taken out when it was there. The oldest fall out beyond 500. */
export const toggled = (ids: readonly string[], roomId: string): readonly string[] =>
  ids.includes(roomId) ? ids.filter((id) => id !== roomId) : [roomId, ...ids].slice(0, MOST_KEPT)

/** Changes what is known of the rooms of `userId`. */
export function changeRoomsOf(userId: string, change: (rooms: MemberRooms) => Partial<MemberRooms>): void {
  const rooms = roomsOf(memberRooms.read(), userId)
  memberRooms.write({ ...rooms, ...change(rooms) })
}

interface Saved {
  readonly isSaved: boolean
  /** The last wish about this room was refused: it is not there any more. */
  readonly isRefused: boolean
  /** Shows at once; for members it is sent by `KeepSavedRooms`, now or when there is a connection again. */
  readonly toggle: () => void
}

/** Whether a room is saved by the person at this device, and the way to change it. */
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
