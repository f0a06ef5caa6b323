import { type ChatCalls, type ChatItem, recentChatsFetched } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { useCallback, useEffect, useState } from 'react'

/** The conversations that were written in last. */
export interface RecentChatsState {
  /** Whether they were ever read; until then `items` and `total` say nothing. */
  readonly known: boolean
  readonly failed: boolean
  readonly items: readonly ChatItem[]
  readonly total: number
}

export interface RecentChatsList extends RecentChatsState {
  readonly reload: () => void
}

const unknown: RecentChatsState = { known: false, failed: false, items: [], total: 0 }

/** Reads the last ten conversations of the member (marketplace 7). */
export function useRecentChats(): RecentChatsList {
  const api = useApi<ChatCalls>()
  const [state, setState] = useState(unknown)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const query = { limit: String(recentChatsFetched) }
        const { items, total } = await api('GET /api/chats', { query }, signal ? { signal } : {})
        setState({ known: true, failed: false, items, total })
      } catch {
        if (!signal?.aborted) setState((before) => ({ ...before, failed: true }))
      }
    },
    [api],
  )
  useEffect(() => {
    const gone = new AbortController()
    void load(gone.signal)
    return () => gone.abort()
  }, [load])
  const reload = () => {
    setState((before) => ({ ...before, failed: false }))
    void load()
  }
  return { ...state, reload }
}
