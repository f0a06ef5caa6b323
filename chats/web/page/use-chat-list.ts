import { chatPageSize } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { useEffect, useState } from 'react'
import type { ChatListFilter } from '../list/chat-list-cache.ts'
import { useChatPages } from '../list/use-chat-pages.ts'

/** Milliseconds. */
const searchDelay = 250

/** `text` after a pause; empty text at once. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? searchDelay : 0)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** An internal error has none that helps. */
const failureSentence = (error: unknown): string | undefined =>
  error instanceof Problem && error.code !== 'internal_error' ? error.message : undefined

/** The chats in which `q` is found, 50 at a time (chats.list-page). */
export function useChatList({ q, archived }: ChatListFilter) {
  const settled = useDebounced(q)
  const list = useChatPages({ q: settled, archived }, chatPageSize)
  const { items, total, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = list
  return {
    status: list.data ? 'ready' : list.isError ? 'failed' : 'loading',
    failure: failureSentence(list.error),
    items,
    total,
    isKept: list.isKept,
    /** The items are of the present search. */
    isSettled: settled === q && !list.isPlaceholderData,
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    retry: () => void list.refetch(),
    more: () => {
      if (hasNextPage && !isFetching) void list.fetchNextPage()
    },
  } as const
}

export type ChatList = ReturnType<typeof useChatList>
