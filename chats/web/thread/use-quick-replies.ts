import type { ChatCalls } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'

const key = ['chats', 'quick-replies'] as const

/** Milliseconds: other devices may have changed them. */
const staleTime = 300_000

/** The caller's own texts; undefined until they are read, `anew` where all of them are about to be written. */
export function useQuickReplies(reads?: 'anew') {
  const api = useApi<ChatCalls>()
  const { data, isError, isFetchedAfterMount } = useQuery(
    {
      queryKey: key,
      queryFn: async () => (await api('GET /api/me/quick-replies', {})).texts,
      staleTime,
      refetchOnMount: reads === 'anew' ? 'always' : true,
    },
    queryClient,
  )
  /** Rejects on failure. */
  const save = async (texts: string[]) => {
    const saved = await api('PUT /api/me/quick-replies', { body: { texts } })
    queryClient.setQueryData(key, saved.texts)
  }
  return { texts: reads === 'anew' && !isFetchedAfterMount ? undefined : data, hasFailed: isError, save }
}
