import { useSession } from '@basera/accounts/web'
import type { ChatCalls, ChatItem } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { useCallback, useEffect, useState } from 'react'

/** Conversations the dashboard reads; it shows five of them (marketplace 2, 9). */
const READ = '10'

interface State {
  /** Whose conversations these are; undefined until they were read. */
  readonly owner?: string
  readonly failed: boolean
  readonly items: readonly ChatItem[]
  readonly total: number
}

/** The signed-in member's latest conversations. */
export interface RecentChatsState extends Omit<State, 'owner'> {
  /** Whether they were ever read. */
  readonly known: boolean
  readonly reload: () => void
}

const nothing: State = { failed: false, items: [], total: 0 }
// As they were last shown, so that the way back to the dashboard starts with them.
let last = nothing

/** Reads the latest conversations, anew whenever the component appears. */
export function useRecentChats(): RecentChatsState {
  const userId = useSession().user?.id
  const api = useApi<ChatCalls>()
  const [state, setState] = useState(() => last)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to read anew
  useEffect(() => {
    if (userId === undefined) return
    const gone = new AbortController()
    api('GET /api/chats', { query: { limit: READ } }, { signal: gone.signal }).then(
      ({ items, total }) => {
        last = { owner: userId, failed: false, items, total }
        setState(last)
      },
      () => {
        if (!gone.signal.aborted) setState((before) => ({ ...before, failed: true }))
      },
    )
    return () => gone.abort()
  }, [api, userId, attempt])
  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  const { owner, ...shown } = state
  const known = owner !== undefined && owner === userId
  return known ? { ...shown, known, reload } : { ...nothing, failed: shown.failed, known, reload }
}
