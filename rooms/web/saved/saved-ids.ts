import { useSession } from '@basera/accounts/web'
import { useMemo } from 'react'
import { deviceRooms, type MemberRooms, memberRooms, roomsOf } from './kept-rooms.ts'

type Known = Pick<MemberRooms, 'ids' | 'wishes'>

/** All saved rooms as their hearts show them: `member` is null for a visitor. */
export function savedIds(onDevice: readonly string[], member: Known | null): ReadonlySet<string> {
  const saved = new Set(onDevice)
  if (!member) return saved
  for (const id of member.ids) saved.add(id)
  for (const [id, isWished] of Object.entries(member.wishes)) {
    if (isWished) saved.add(id)
    else saved.delete(id)
  }
  return saved
}

export function useSavedIds(): ReadonlySet<string> {
  const userId = useSession().user?.id
  const onDevice = deviceRooms.use()
  const kept = memberRooms.use()
  return useMemo(
    () => savedIds(onDevice, userId === undefined ? null : roomsOf(kept, userId)),
    [onDevice, kept, userId],
  )
}
