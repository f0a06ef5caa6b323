import type { OwnProfile, ProfileCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { fetchApi, useApi } from '@basera/platform/web'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSession } from './use-session.ts'

export interface OwnProfileState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly profile: OwnProfile | null
}

const unknown: OwnProfileState = { status: 'loading', profile: null }
let state = unknown
let ownerId: string | undefined
let reading: Promise<OwnProfile | null> | undefined
const listeners = new Set<() => void>()

function setState(next: OwnProfileState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const liveApi = fetchApi as unknown as Api<ProfileCalls>

async function readProfile(api: Api<ProfileCalls>): Promise<OwnProfile | null> {
  try {
    return await api('GET /api/me/profile', {})
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}

async function loadOwnProfile(userId: string, api = liveApi): Promise<OwnProfile | null> {
  if (ownerId !== userId) setState(unknown)
  ownerId = userId
  const mine = readProfile(api)
  reading = mine
  try {
    const profile = await mine
    if (reading === mine) setState({ status: 'ready', profile })
    return profile
  } catch (error) {
    if (reading === mine) setState({ status: 'failed', profile: state.profile })
    throw error
  }
}

/** The known or loading profile, else a new reading. */
export const loadOwnProfileOnce = (userId: string, api = liveApi): Promise<OwnProfile | null> =>
  ownerId === userId && reading && state.status !== 'failed' ? reading : loadOwnProfile(userId, api)

export function showOwnProfile(profile: OwnProfile): void {
  ownerId = profile.id
  reading = Promise.resolve(profile)
  setState({ status: 'ready', profile })
}

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
    if (id) loadOwnProfileOnce(id, api).catch(() => undefined)
  }, [id, api])
  const reload = useCallback(() => {
    if (id) loadOwnProfile(id, api).catch(() => undefined)
  }, [id, api])
  return { ...(id !== undefined && id === ownerId ? known : unknown), reload }
}
