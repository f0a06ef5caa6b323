import type { OwnProfile, ProfileCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { fetchApi, useApi } from '@basera/platform/web'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSession } from './use-session.ts'

/** A member's own profile as this page knows it; null where there is no row (accounts 8). */
export interface OwnProfileState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly profile: OwnProfile | null
}

const unknown: OwnProfileState = { status: 'loading', profile: null }
let state = unknown
let owner: string | undefined
let asked: Promise<OwnProfile | null> | undefined
const listeners = new Set<() => void>()

function show(next: OwnProfileState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const liveApi = fetchApi as unknown as Api<ProfileCalls>

async function ask(api: Api<ProfileCalls>): Promise<OwnProfile | null> {
  try {
    return await api('GET /api/me/profile', {})
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}

/** Reads the profile of `userId` anew; what an earlier person's page knew is dropped. Rejects when it cannot be read. */
export async function loadOwnProfile(userId: string, api = liveApi): Promise<OwnProfile | null> {
  if (owner !== userId) show(unknown)
  owner = userId
  const asking = ask(api)
  asked = asking
  try {
    const profile = await asking
    if (asked === asking) show({ status: 'ready', profile })
    return profile
  } catch (error) {
    if (asked === asking) show({ status: 'failed', profile: state.profile })
    throw error
  }
}

/** The profile if it is known or on its way, else a reading of it. */
export const knownOwnProfile = (userId: string, api = liveApi): Promise<OwnProfile | null> =>
  owner === userId && asked && state.status !== 'failed' ? asked : loadOwnProfile(userId, api)

/** Shows a profile that a call has just answered with. */
export function showOwnProfile(profile: OwnProfile): void {
  owner = profile.id
  asked = Promise.resolve(profile)
  show({ status: 'ready', profile })
}

/** The signed-in person's own profile, read once for all who show it; `reload` reads it anew. */
export function useOwnProfile(): OwnProfileState & { readonly reload: () => void } {
  const { user } = useSession()
  const api = useApi<ProfileCalls>()
  const id = user?.id
  const known = useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  )
  useEffect(() => {
    if (id) knownOwnProfile(id, api).catch(() => undefined)
  }, [id, api])
  const reload = useCallback(() => {
    if (id) loadOwnProfile(id, api).catch(() => undefined)
  }, [id, api])
  return { ...(id !== undefined && id === owner ? known : unknown), reload }
}
