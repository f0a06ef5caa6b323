import { chatPageSize } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { useEffect, useState } from 'react'
import { useChatPages } from '../list/use-chat-pages.ts'

/** Milliseconds after the last key until a search is sent. */
const searchDelay = 250

/** `text` once it has stood still for a moment; cleared, it is so at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? searchDelay : 0)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** What a refusal says itself; what broke on the server says nothing a person could use. */
const wordsOf = (error: unknown): string | undefined =>
  error instanceof Problem && error.code !== 'internal_error' ? error.message : undefined

/** The conversations in which `q` is found, the last written in first, 50 at a time (marketplace 9). */
export function useChatList(q: string) {
  const settled = useSettled(q)
  const list = useChatPages(settled, chatPageSize)
  const { items, total, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = list
  return {
    status: list.data ? 'ready' : list.isError ? 'failed' : 'loading',
    /** Of a failed list, where there is more to say than that it failed. */
    failure: wordsOf(list.error),
    items,
    total,
    /** What is shown is what was searched for. */
    isSettled: settled === q && !list.isPlaceholderData,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    /** The next page could not be read. */
    moreFailed: isFetchNextPageError,
    retry: () => void list.refetch(),
    more: () => {
      if (hasNextPage && !isFetching) void list.fetchNextPage()
    },
  } as const
}

export type ChatList = ReturnType<typeof useChatList>
