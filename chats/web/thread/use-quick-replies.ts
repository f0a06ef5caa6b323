import type { ChatCalls } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'

const key = ['chats', 'quick-replies'] as const

/** Milliseconds: other devices may have changed them. */
const staleTime = 300_000

/** The caller's own texts; undefined until they are read. */
export function useQuickReplies() {
  const api = useApi<ChatCalls>()
  const { data, isError } = useQuery(
    { queryKey: key, queryFn: async () => (await api('GET /api/me/quick-replies', {})).texts, staleTime },
    queryClient,
  )
  /** Rejects on failure. */
  const save = async (texts: string[]) => {
    const saved = await api('PUT /api/me/quick-replies', { body: { texts } })
    queryClient.setQueryData(key, saved.texts)
  }
  return { texts: data, hasFailed: isError, save }
}
