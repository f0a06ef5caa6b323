import type { VisitCalls } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'

/** Milliseconds: whoever waits need not reload. */
const askAgain = 60_000

const isEnded = (error: unknown) => error instanceof Problem && error.code === 'not_found'

/** A failure of the network does not end it. */
export const asksAgainAfter = (error: unknown): number | false => (isEnded(error) ? false : askAgain)

export function useSharedVisit(token: string) {
  const api = useApi<VisitCalls>()
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['chats', 'visit-link', token],
      queryFn: ({ signal }) => api('GET /api/visit-links/{token}', { params: { token } }, { signal }),
      refetchInterval: ({ state }) => asksAgainAfter(state.error),
      retry: false,
    },
    queryClient,
  )
  return { data, error, hasEnded: isEnded(error), retry: () => void refetch() }
}
