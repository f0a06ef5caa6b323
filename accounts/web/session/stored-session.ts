import { type SessionUser, sessionKey } from './session.ts'

export type { SessionUser }

/** Seconds (auth-protocol.refresh-margin). */
const expiryMargin = 90

export interface StoredSession {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_at: number
  readonly user?: { readonly id: string; readonly email?: string }
}

export function storedSession(): StoredSession | undefined {
  try {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    return session.access_token && session.refresh_token && session.expires_at ? session : undefined
  } catch {
    return undefined
  }
}

/** Can be sent without a refresh; without a network nothing can be refreshed, and what the device keeps is still this person's. */
export const isUsable = (session: StoredSession): boolean => isFresh(session) || navigator.onLine === false

export const isFresh = ({ expires_at }: StoredSession): boolean =>
  expires_at - Date.now() / 1000 > expiryMargin

export const userOf = (session: Pick<StoredSession, 'user'> | null | undefined): SessionUser | null =>
  session?.user?.id ? { id: session.user.id, email: session.user.email ?? '' } : null
