import { useSession } from '@basera/accounts/web'
import { useApi } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { ListState, MemberList } from './member-list.ts'

/** A list as a component shows it. */
export interface ShownList<Item> extends ListState<Item> {
  readonly reload: () => void
  /** Adds a page. Gives the first new item. */
  readonly showMore: () => Promise<Item | undefined>
}

/** The signed-in member's list, read again when the component appears. */
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
