import { useSession } from '@basera/accounts/web'
import type { ChatCalls, ChatItem } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { queryClient, useInfiniteQuery } from '@basera/platform/web/queries'
import { useCallback, useMemo } from 'react'
import { liveChats, useLive } from '../live/index.ts'
import { type ChatPage, itemsOf, withNewest } from './chat-pages.ts'
import { changeList, listKey } from './known-chats.ts'
import { useLiveList } from './use-live-list.ts'

/** Milliseconds between two readings where no live connection tells of news. */
const readEvery = 15_000

/** What was just read of who is there is newer than what was told while their conversation was open. */
function tellPresence(items: readonly ChatItem[]): void {
  const told = liveChats.presence.online.read()
  for (const { other } of items)
    if (told.has(other.id) && told.get(other.id) !== other.online)
      liveChats.presence.hear(other.id, other.online)
}

/**
 * The member's conversations in which `q` is found, the last written in first, in pages of `limit`, kept in step with what
 * goes on. A list that was shown before is shown at once, and read anew.
 */
export function useChatPages(q: string, limit: number) {
  const api = useApi<ChatCalls>()
  const userId = useSession().user?.id
  const { isBlocked } = useLive()
  const key = useMemo(() => listKey(userId, q, limit), [userId, q, limit])
  const read = useCallback(
    async (cursor: string | undefined, signal?: AbortSignal): Promise<ChatPage> => {
      const query = { limit: String(limit), ...(q && { q }), ...(cursor && { cursor }) }
      const page = await api('GET /api/chats', { query }, signal ? { signal } : {})
      tellPresence(page.items)
      return page
    },
    [api, q, limit],
  )
  const lookAnew = useCallback(async () => {
    const newest = await read(undefined)
    changeList(key, (pages) => withNewest(pages, newest))
  }, [key, read])
  useLiveList(key, lookAnew)
  const known = useInfiniteQuery(
    {
      queryKey: key,
      enabled: userId !== undefined,
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      getNextPageParam: (page) => page.next_cursor,
      // While a search is on its way, what was found before stays.
      placeholderData: (before) => before,
      staleTime: 0,
      refetchInterval: isBlocked ? readEvery : false,
    },
    queryClient,
  )
  const items = useMemo(() => itemsOf(known.data?.pages ?? []), [known.data])
  return { ...known, items, total: known.data?.pages[0]?.total ?? 0, lookAnew }
}
