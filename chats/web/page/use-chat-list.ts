import type { ChatCalls, ChatItem } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { useCallback, useEffect, useRef, useState } from 'react'

/** One's conversations as far as they were read. */
export interface ChatListState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly items: readonly ChatItem[]
  readonly total: number
  readonly nextCursor: string | null
}

const unknown: ChatListState = { status: 'loading', items: [], total: 0, nextCursor: null }

/** Milliseconds after the last key until a search is sent. */
const searchDelay = 250

/** In the server's order; times are all written alike. */
export const lastWrittenFirst = (items: readonly ChatItem[]): readonly ChatItem[] =>
  items.toSorted((a, b) => (b.latest_message_time ?? '').localeCompare(a.latest_message_time ?? ''))

/** The conversations in which `q` is found, the last written in first, page by page. */
export function useChatList(q: string) {
  const api = useApi<ChatCalls>()
  const [state, setState] = useState(unknown)
  const reading = useRef<AbortController>(undefined)
  const read = useCallback(
    async (cursor?: string) => {
      reading.current?.abort()
      const stop = new AbortController()
      reading.current = stop
      const query = { ...(q && { q }), ...(cursor && { cursor }) }
      try {
        const page = await api('GET /api/chats', { query }, { signal: stop.signal })
        setState((before) => ({
          status: 'ready',
          items: cursor ? [...before.items, ...page.items] : page.items,
          total: page.total,
          nextCursor: page.next_cursor,
        }))
      } catch {
        if (!stop.signal.aborted) setState((before) => ({ ...before, status: 'failed' }))
      }
    },
    [api, q],
  )
  useEffect(() => {
    const timer = setTimeout(() => void read(), q ? searchDelay : 0)
    return () => {
      clearTimeout(timer)
      reading.current?.abort()
    }
  }, [read, q])
  const retry = () => {
    setState((before) => ({ ...before, status: before.items.length > 0 ? 'ready' : 'loading' }))
    void read()
  }
  /** Shows what is known of a conversation otherwise: that it was read, or written in. */
  const change = useCallback(
    (id: string, patch: Partial<ChatItem>) =>
      setState((before) => ({
        ...before,
        items: lastWrittenFirst(before.items.map((item) => (item.id === id ? { ...item, ...patch } : item))),
      })),
    [],
  )
  const more = () => state.nextCursor && void read(state.nextCursor)
  return { ...state, retry, refresh: () => void read(), more, change }
}

export type ChatList = ReturnType<typeof useChatList>
