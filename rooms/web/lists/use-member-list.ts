import { useSession } from '@basera/accounts/web'
import { useApi } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { ListState, MemberList } from './member-list.ts'

export interface ShownList<Item> extends ListState<Item> {
  readonly reload: () => void
  readonly showMore: () => Promise<Item | undefined>
}

export function useMemberList<Item>(list: MemberList<Item>): ShownList<Item> {
  const userId = useSession().user?.id
  const api = useApi<RoomCalls>()
  const state = useSyncExternalStore(
    list.subscribe,
    () => list.stateFor(userId),
    () => list.stateFor(undefined),
  )
  const reload = useCallback(() => {
    if (userId !== undefined) void list.load(userId, api)
  }, [list, userId, api])
  useEffect(reload, [reload])
  const showMore = useCallback(
    async () => (userId === undefined ? undefined : list.showMore(userId, api)),
    [list, userId, api],
  )
  return { ...state, reload, showMore }
}
