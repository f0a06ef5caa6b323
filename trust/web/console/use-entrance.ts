import { useApi } from '@basera/platform/web'
import { queryClient, useQuery } from '@basera/platform/web/queries'
import type { ModerationCalls } from '@basera/trust/contract'

const entranceKey = ['moderate', 'entrance'] as const

/** What a moderator has to do first; fails with `not_found` for everybody else. */
export function useEntrance() {
  const api = useApi<ModerationCalls>()
  const query = useQuery({
    queryKey: entranceKey,
    queryFn: () => api('GET /api/moderate/entrance', {}),
    staleTime: 0,
  })
  const again = () => queryClient.invalidateQueries({ queryKey: entranceKey })
  return { ...query, again }
}
