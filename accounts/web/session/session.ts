import { setTokenSource } from '@basera/platform/web'
import type { GoTrueClient } from '@supabase/auth-js'

/** Where `@supabase/auth-js` keeps the session of this browser. */
export const sessionKey = 'basera-auth'

export type AuthClient = GoTrueClient

export interface SessionUser {
  readonly id: string
  readonly email: string
}

/** Who uses this browser. `loading` until the session is looked up. */
export interface SessionState {
  readonly status: 'loading' | 'ready'
  readonly user: SessionUser | null
}

/** What the session can make the page do. */
export interface SessionPage {
  /** Opens the sign-in dialog. */
  readonly open: (request: {
    readonly step?: 'new-password' | 'profile'
    readonly error?: 'no_session' | 'auth_failed'
  }) => void
  /** Navigates to a path. */
  readonly go: (path: string) => void
}

/** What the server renders: it never knows who asks. */
export const unknownSession: SessionState = { status: 'loading', user: null }

let state = unknownSession
let address = ''
let page: SessionPage | undefined
const listeners = new Set<() => void>()

export const readSession = (): SessionState => state

/** Undefined until the page has rendered. */
export const sessionPage = (): SessionPage | undefined => page

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets who is signed in; the same person stays the same object. */
export function setSession(status: SessionState['status'], user: SessionUser | null): void {
  const same = state.user?.id === user?.id && state.user?.email === user?.email ? state.user : user
  if (state.status === status && state.user === same) return
  state = { status, user: same }
  for (const listener of listeners) listener()
}

/** Absolute address of the auth service. Throws before {@link prepareSession} (accounts.provider-required). */
export function authAddress(): string {
  if (!address) throw new Error('useAuth must be used within an AuthProvider')
  return address
}

const importClient = () => import('./session-client.ts')

/** The client of the auth service, fetched when it is first needed. Rejects when its code cannot be fetched. */
export const loadAuthClient = async (): Promise<AuthClient> => (await importClient()).loadAuthClient()

/** A session is stored, or the address brings a code to exchange for one. */
function mayHaveSession(): boolean {
  try {
    if (localStorage.getItem(sessionKey)) return true
  } catch {
    // Forbidden storage keeps nothing.
  }
  return /[?&]code=/.test(window.location.search)
}

/** Home reads failures of mailed links from its query (auth-protocol.failure-in-fragment). */
function moveFailureToQuery(): void {
  const { pathname, search, hash } = window.location
  if (!/^#(.*&)?error=/.test(hash)) return
  const query = search || `?${hash.slice(1).replace('&sb=', '')}`
  window.history.replaceState(window.history.state, '', pathname + query)
}

const readStorage = () =>
  importClient().then(
    (client) => client.readStoredSession(),
    () => setSession('ready', state.user),
  )

/**
 * Looks for a session before anything renders, and has the API carry it. Visitors without one fetch no more code than this.
 * `authUrl` may be a path.
 */
export function prepareSession(authUrl: string): void {
  address = new URL(authUrl, window.location.href).href
  moveFailureToQuery()
  setTokenSource({
    token: async () => (state.user || mayHaveSession() ? (await importClient()).accessToken() : undefined),
    refused: () => void importClient().then((client) => client.recheckSession()),
  })
  if (mayHaveSession()) void readStorage()
  else setSession('ready', null)
  // Another tab signed in or out, or has cleared the storage.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === sessionKey) void readStorage()
  })
}

/** Lets the session act on the page, once it has rendered, and starts auth-js where there may be a session. */
export function connectSession(to: SessionPage): void {
  page = to
  if (mayHaveSession()) void importClient().then((client) => client.startAuthClient())
}
