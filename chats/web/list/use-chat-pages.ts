import { useSession } from '@basera/accounts/web'
import type { ChatCalls, ChatItem } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { queryClient, useInfiniteQuery } from '@basera/platform/web/queries'
import { useCallback, useMemo } from 'react'
import { liveChats, useLive } from '../live/use-live.ts'
import { type ChatListFilter, chatListKey, updateChatList } from './chat-list-cache.ts'
import { allItems, type ChatPage, withNewest } from './chat-pages.ts'
import { useLiveList } from './use-live-list.ts'

const pollEvery = 15_000

/** Newer than live events from when a chat was open. */
function updatePresence(items: readonly ChatItem[]): void {
  const online = liveChats.presence.online.read()
  for (const { other } of items)
    if (online.has(other.id) && online.get(other.id) !== other.online)
      liveChats.presence.update(other.id, other.online)
}

/** Pages of a member's chats (chats.list-order), kept up to date live. A cached list shows at once. */
export function useChatPages({ q, archived }: ChatListFilter, limit: number) {
  const api = useApi<ChatCalls>()
  const userId = useSession().user?.id
  const { isBlocked } = useLive()
  const key = useMemo(() => chatListKey(userId, { q, archived }, limit), [userId, q, archived, limit])
  const fetchPage = useCallback(
    async (cursor: string | undefined, signal?: AbortSignal): Promise<ChatPage> => {
      const query = {
        limit: String(limit),
        ...(q && { q }),
        ...(archived && { archived: 'true' as const }),
        ...(cursor && { cursor }),
      }
      const page = await api('GET /api/chats', { query }, signal ? { signal } : {})
      updatePresence(page.items)
      return page
    },
    [api, q, archived, limit],
  )
  const refreshNewest = useCallback(async () => {
    const newest = await fetchPage(undefined)
    updateChatList(key, (pages) => withNewest(pages, newest))
  }, [key, fetchPage])
  useLiveList(key, refreshNewest)
  const list = useInfiniteQuery(
    {
      queryKey: key,
      enabled: userId !== undefined,
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
      getNextPageParam: (page) => page.next_cursor,
      // During a search the results before it stay.
      placeholderData: (before) => before,
      staleTime: 0,
      refetchInterval: isBlocked ? pollEvery : false,
    },
    queryClient,
  )
  const items = useMemo(() => allItems(list.data?.pages ?? []), [list.data])
  return { ...list, items, total: list.data?.pages[0]?.total ?? 0 }
}
