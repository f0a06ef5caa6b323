import { createContext, useContext, useSyncExternalStore } from 'react'
import { readSession, type SessionState, subscribeToSession, unknownSession } from './session.ts'

/** `'live'` follows this browser's session; tests set a fixed one. */
const SessionContext = createContext<SessionState | 'live' | null>(null)

export const SessionProvider = SessionContext.Provider

/** Nobody during server rendering and hydration. Throws outside its provider. */
export function useSession(): SessionState {
  const given = useContext(SessionContext)
  const live = useSyncExternalStore(subscribeToSession, readSession, () => unknownSession)
  if (!given) throw new Error('useAuth must be used within an AuthProvider')
  return given === 'live' ? live : given
}
