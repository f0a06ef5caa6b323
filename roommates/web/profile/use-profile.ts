import { useSession } from '@basera/accounts/web'
import { Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { useQuery, useQueryClient } from '@basera/platform/web/queries'
import type { Roommate, RoommateCalls } from '@basera/roommates/contract'
import { useEffect } from 'react'

/** `hidden` also for missing profiles: readers must not see the difference. */
export type ProfileState =
  | { readonly stage: 'loading' | 'hidden' }
  | { readonly stage: 'failed'; readonly retry: () => void }
  | { readonly stage: 'shown'; readonly person: Roommate }

export const isProfileId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

interface ProfileQuery {
  readonly data: Roommate | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export function stateOf({ data, error, isFetching, refetch }: ProfileQuery): ProfileState {
  if (error instanceof Problem && error.code === 'not_found') return { stage: 'hidden' }
  if (data) return { stage: 'shown', person: data }
  return error && !isFetching ? { stage: 'failed', retry: () => void refetch() } : { stage: 'loading' }
}

export function useProfile(id: string): ProfileState {
  const api = useApi<RoommateCalls>()
  const queries = useQueryClient()
  const userId = useSession().user?.id
  const query = useQuery({
    queryKey: ['roommates', userId, 'profile', id],
    queryFn: ({ signal }) => api('GET /api/roommates/{id}', { params: { id } }, { signal }),
    enabled: userId !== undefined,
  })
  const state = stateOf(query)
  useEffect(() => {
    if (state.stage === 'hidden') queries.removeQueries({ queryKey: ['roommates', userId, 'search'] })
  }, [state.stage, queries, userId])
  return state
}
