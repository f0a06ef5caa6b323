import { type SessionUser, sessionKey } from './session.ts'

export type { SessionUser }

/** Seconds before its end from which a token counts as expired (auth-protocol.refresh-margin). */
const expiryMargin = 90

export interface StoredSession {
  readonly access_token: string
  readonly refresh_token: string
  /** Unix seconds. */
  readonly expires_at: number
  readonly user?: { readonly id: string; readonly email?: string }
}

/** The session in this browser's storage (accounts.stored-session). */
export function storedSession(): StoredSession | undefined {
  try {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    return session.access_token && session.refresh_token && session.expires_at ? session : undefined
  } catch {
    return undefined
  }
}

/** Whether the token can be sent as it is, without a refresh first. */
export const isFresh = ({ expires_at }: StoredSession): boolean =>
  expires_at - Date.now() / 1000 > expiryMargin

/** Whose session it is; null where it does not say. */
export const userOf = (session: Pick<StoredSession, 'user'> | null | undefined): SessionUser | null =>
  session?.user?.id ? { id: session.user.id, email: session.user.email ?? '' } : null
