import { useSession } from '@basera/accounts/web'
import { type ChatCalls, type ChatItem, chatPageSize } from '@basera/chats/contract'
import { Unreachable, useApi } from '@basera/platform/web'
import { queryClient, useInfiniteQuery } from '@basera/platform/web/queries'
import { useCallback, useEffect, useMemo } from 'react'
import { keepList, keptList } from '../kept/chat-history.ts'
import { liveChats, useLive } from '../live/use-live.ts'
import {
  type CachedPages,
  type ChatListFilter,
  type ChatListKey,
  chatListKey,
  updateChatList,
} from './chat-list-cache.ts'
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

const cachedPages = (key: ChatListKey) => queryClient.getQueryData<CachedPages>(key)?.pages

const isWhole = ({ q, archived }: ChatListFilter) => q === '' && !archived

/** What the device kept of the list, where nothing else is shown (chats.kept-history). */
async function keptPage(key: ChatListKey, userId: string | undefined): Promise<ChatPage | undefined> {
  if (!userId || cachedPages(key)) return undefined
  const kept = await keptList(userId)
  return kept && { ...kept, total_is_exact: true, next_cursor: null, isKept: true }
}

function useKeptList(userId: string | undefined, page: ChatPage | undefined): void {
  useEffect(() => {
    if (userId && page && !page.isKept) keepList({ person: userId, items: page.items, total: page.total })
  }, [userId, page])
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
  const fetchFirst = useCallback(
    async (signal: AbortSignal) => {
      try {
        return await fetchPage(undefined, signal)
      } catch (error) {
        const kept = error instanceof Unreachable && isWhole({ q, archived }) && (await keptPage(key, userId))
        if (kept) return kept
        throw error
      }
    },
    [fetchPage, key, userId, q, archived],
  )
  const refreshNewest = useCallback(async () => {
    if (cachedPages(key)?.[0]?.isKept) return queryClient.invalidateQueries({ queryKey: key, exact: true })
    const newest = await fetchPage(undefined)
    updateChatList(key, (pages) => withNewest(pages, newest))
  }, [key, fetchPage])
  useLiveList(key, refreshNewest)
  const list = useInfiniteQuery(
    {
      queryKey: key,
      enabled: userId !== undefined,
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) => (pageParam ? fetchPage(pageParam, signal) : fetchFirst(signal)),
      getNextPageParam: (page) => page.next_cursor,
      // During a search the results before it stay.
      placeholderData: (before) => before,
      staleTime: 0,
      refetchInterval: isBlocked ? pollEvery : false,
    },
    queryClient,
  )
  const [first] = list.data?.pages ?? []
  useKeptList(userId, isWhole({ q, archived }) && limit === chatPageSize ? first : undefined)
  const items = useMemo(() => allItems(list.data?.pages ?? []), [list.data])
  return { ...list, items, total: first?.total ?? 0, isKept: first?.isKept === true }
}
