import { useSession } from '@basera/accounts/web'
import { useApi } from '@basera/platform/web'
import type { FigureCalls } from '@basera/rooms/contract'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type FiguresState, FiguresStore } from './figures-store.ts'

const figures = new FiguresStore()

export function useFigures(): FiguresState {
  const userId = useSession().user?.id
  return useSyncExternalStore(
    figures.subscribe,
    () => figures.stateFor(userId),
    () => figures.stateFor(undefined),
  )
}

/** Reads the figures of these rooms, and again when they change or the connection is back. */
export function useFigureLoading(ids: readonly string[]): () => void {
  const userId = useSession().user?.id
  const api = useApi<FigureCalls>()
  const all = ids.join()
  const load = useCallback(() => {
    if (userId !== undefined && all) void figures.load(userId, api, all.split(','))
  }, [userId, api, all])
  useEffect(load, [load])
  const hasFailed = useFigures().status === 'failed'
  useEffect(() => {
    // Then the banner that says so reads them again.
    if (hasFailed) return undefined
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [load, hasFailed])
  return load
}
