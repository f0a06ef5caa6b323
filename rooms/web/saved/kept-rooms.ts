import { useSession } from '@basera/accounts/web'
import { deviceStore } from '@basera/platform/web'

const MOST_KEPT = 500

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

export const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

/** A visitor's saved rooms, newest first, on the device. */
export const deviceRooms = deviceStore<readonly string[]>('favourite-rooms', [], isIds)

type Rents = Readonly<Record<string, number>>

const isRent = (value: unknown) => Number.isInteger(value) && Number(value) > 0

const isRents = (value: unknown): value is Rents =>
  typeof value === 'object' && value !== null && Object.values(value).every(isRent)

/** Rents of `deviceRooms` when they were saved, by id, in whole rupees; apart, as older versions read the ids alone. */
export const deviceRents = deviceStore<Rents>('favourite-rents', {}, isRents)

/** Keeps exactly `ids` on the device, with their known rents. */
export function writeDeviceRooms(ids: readonly string[], rents: Rents = deviceRents.read()): void {
  deviceRooms.write(ids)
  deviceRents.write(Object.fromEntries(Object.entries(rents).filter(([id]) => ids.includes(id))))
}

export interface MemberRooms {
  readonly owner: string
  /** As the server last sent them. */
  readonly ids: readonly string[]
  /** Unsent changes: true saves a room, false removes it. */
  readonly wishes: Readonly<Record<string, boolean>>
  readonly refused?: string | undefined
}

const nobodys: MemberRooms = { owner: '', ids: [], wishes: {} }

// No other code writes this key.
const isMemberRooms = (value: unknown): value is MemberRooms =>
  typeof value === 'object' && value !== null && 'wishes' in value

export const memberRooms = deviceStore('saved-rooms', nobodys, isMemberRooms)

/** `kept` if it belongs to `userId`, else nothing. */
export const roomsOf = (kept: MemberRooms, userId: string): MemberRooms =>
  kept.owner === userId ? kept : { ...nobodys, owner: userId }

/** Puts `roomId` first, or removes it. Drops the oldest beyond 500. */
export const toggled = (ids: readonly string[], roomId: string): readonly string[] =>
  ids.includes(roomId) ? ids.filter((id) => id !== roomId) : [roomId, ...ids].slice(0, MOST_KEPT)

export function changeRoomsOf(userId: string, change: (rooms: MemberRooms) => Partial<MemberRooms>): void {
  const rooms = roomsOf(memberRooms.read(), userId)
  memberRooms.write({ ...rooms, ...change(rooms) })
}

const sayKept = () =>
  import('./saved-toast.tsx').then(({ showSavedToast }) => showSavedToast(), console.error)

interface Saved {
  readonly isSaved: boolean
  /** The last change was refused: the room is gone. */
  readonly isRefused: boolean
  /** Shows at once; `KeepSavedRooms` sends it for members. */
  readonly toggle: () => void
}

/** Whether this person saved a room, and how to change it (rooms.saved-on-device for visitors). `rent` is today's. */
export function useSaved(roomId: string, rent: number | undefined): Saved {
  const { status, user } = useSession()
  const onDevice = deviceRooms.use()
  const kept = memberRooms.use()
  const isKept = onDevice.includes(roomId)
  if (!user) {
    const toggle = () => {
      const rents = deviceRents.read()
      const known = rent === undefined ? rents : { ...rents, [roomId]: rent }
      writeDeviceRooms(toggled(deviceRooms.read(), roomId), known)
      if (!isKept && status === 'ready') void sayKept()
    }
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
