import type { Alert, AlertKindName } from '@basera/alerts/contract'
import { createContext, useCallback, useContext } from 'react'

/** How searches of one kind are worded and shown. */
export interface AlertKindWords {
  readonly path: string
  /** What a search asks for, in few words each. */
  criteria(query: string): string[]
}

export type AlertKinds = Readonly<Record<AlertKindName, AlertKindWords>>

const none: AlertKindWords = { path: '/', criteria: () => [] }

/** Filled by the app, because alerts import nothing of what is searched. */
export const AlertKindsSlot = createContext<AlertKinds>({ rooms: none, roommates: none })

export const useAlertKinds = () => useContext(AlertKindsSlot)

/** Where what an alert found is, the newest first. */
export function useResultsPath(): (alert: Pick<Alert, 'kind' | 'query'>) => string {
  const kinds = useAlertKinds()
  return useCallback(
    ({ kind, query }) => `${kinds[kind].path}?${query}${query ? '&' : ''}sort=newest`,
    [kinds],
  )
}
