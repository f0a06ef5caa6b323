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

interface Reading {
  readonly data: Roommate | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** What a reading comes to. Hidden and not there are one answer (decisions 2). */
export function stateOf({ data, error, isFetching, refetch }: Reading): ProfileState {
  if (error instanceof Problem && error.code === 'not_found') return { stage: 'hidden' }
  if (data) return { stage: 'shown', person: data }
  return error && !isFetching ? { stage: 'failed', retry: () => void refetch() } : { stage: 'loading' }
}

/** Reads the profile `id` for whoever is signed in. */
export function useProfile(id: string): ProfileState {
  const api = useApi<RoommateCalls>()
  const queries = useQueryClient()
  const userId = useSession().user?.id
  const reading = useQuery({
    queryKey: ['roommates', userId, 'profile', id],
    queryFn: ({ signal }) => api('GET /api/roommates/{id}', { params: { id } }, { signal }),
    enabled: userId !== undefined,
  })
  const state = stateOf(reading)
  // Lists that were read before may still have the profile.
  useEffect(() => {
    if (state.stage === 'hidden') queries.removeQueries({ queryKey: ['roommates', userId, 'search'] })
  }, [state.stage, queries, userId])
  return state
}
