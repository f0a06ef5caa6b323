import { useApi } from '@basera/platform/web'
import { useInfiniteQuery } from '@basera/platform/web/queries'
import { type RoomCalls, type RoomCard, roomsByIdsMax, type SavedRoom } from '@basera/rooms/contract'
import { useState } from 'react'
import { useMembersOnly } from '../find-room/results/use-members-only.ts'
import type { ShownList } from '../lists/use-member-list.ts'
import { deviceRents, deviceRooms, isId } from './kept-rooms.ts'

export type SavedItem = Omit<SavedRoom, 'saved_at'>

/** What is known on the device of its rooms `ids`, of which `rooms` are still there. */
export function deviceItems(ids: readonly string[], rooms: readonly RoomCard[]): SavedItem[] {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const rents = deviceRents.read()
  return ids.map((room_id) => {
    const room = byId.get(room_id.toLowerCase()) ?? null
    const rent_when_saved = rents[room_id] ?? null
    return { room_id, room, title: room?.title ?? null, note: null, rent_when_saved }
  })
}

/** A room that is removed stays in the list until it is shown again (rooms.saved-on-device). */
export function useDeviceRooms(): ShownList<SavedItem> {
  const api = useApi<RoomCalls>()
  const [ids] = useState(() => deviceRooms.read().filter(isId))
  const readPage = async (from: number, signal: AbortSignal): Promise<SavedItem[]> => {
    const wanted = ids.slice(from, from + roomsByIdsMax)
    const { items } = await api('GET /api/rooms/by-ids', { query: { ids: wanted.join() } }, { signal })
    return deviceItems(wanted, items)
  }
  const { data, error, isError, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['device-rooms', ids],
      queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: (_last, _pages, from) =>
        from + roomsByIdsMax < ids.length ? from + roomsByIdsMax : undefined,
      enabled: ids.length > 0,
      refetchOnReconnect: true,
    })
  useMembersOnly({ stage: isError ? 'failed' : 'done', error })
  return {
    known: data !== undefined || ids.length === 0,
    failed: isError && !isFetchNextPageError,
    items: data?.pages.flat() ?? [],
    total: ids.length,
    nextCursor: hasNextPage ? 'next' : null,
    more: isFetchNextPageError ? 'failed' : isFetching ? 'busy' : 'idle',
    reload: () => void refetch(),
    showMore: async () => {
      const added = await fetchNextPage()
      return added.isSuccess ? added.data.pages.at(-1)?.[0] : undefined
    },
  }
}
