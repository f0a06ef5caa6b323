import { useSession } from '@basera/accounts/web'
import { Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import { useQuery, useQueryClient } from '@basera/platform/web/queries'
import type { Roommate, RoommateCalls } from '@basera/roommates/contract'
import { useEffect } from 'react'

/** A profile on its way, here, hidden from the reader (or not there, which is the same), or not to be had now. */
export type ProfileState =
  | { readonly stage: 'loading' | 'hidden' }
  | { readonly stage: 'failed'; readonly retry: () => void }
  | { readonly stage: 'shown'; readonly person: Roommate }

/** Profiles have ids like this; whatever else an address says is none. */
export const isProfileId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

/** Reads the profile `id` for whoever is signed in. */
export function useProfile(id: string): ProfileState {
  const api = useApi<RoommateCalls>()
  const queries = useQueryClient()
  const userId = useSession().user?.id
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['roommates', userId, 'profile', id],
    queryFn: ({ signal }) => api('GET /api/roommates/{id}', { params: { id } }, { signal }),
    enabled: userId !== undefined,
  })
  const isHidden = error instanceof Problem && error.code === 'not_found'
  // Lists that were read before may still have the profile.
  useEffect(() => {
    if (isHidden) queries.removeQueries({ queryKey: ['roommates', userId, 'search'] })
  }, [isHidden, queries, userId])
  if (isHidden) return { stage: 'hidden' }
  if (data) return { stage: 'shown', person: data }
  return error && !isFetching ? { stage: 'failed', retry: () => void refetch() } : { stage: 'loading' }
}
