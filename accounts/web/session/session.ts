import { setTokenSource } from '@basera/platform/web'
import type { AuthClient } from './session-life.ts'

export type { AuthClient }

/** Where `@supabase/auth-js` keeps the session of this browser. */
export const sessionKey = 'basera-auth'

export interface SessionUser {
  readonly id: string
  readonly email: string
}

/** Who uses this browser. `loading` until the session is looked up (accounts 4). */
export interface SessionState {
  readonly status: 'loading' | 'ready'
  readonly user: SessionUser | null
}

/** What the session asks of the page around it. */
export interface SessionPage {
  readonly open: (request: {
    readonly step?: 'new-password' | 'profile'
    readonly error?: 'no_session' | 'auth_failed'
  }) => void
  readonly go: (path: string) => void
}

/** What the server renders: it never knows who asks. */
export const unknownSession: SessionState = { status: 'loading', user: null }

let state = unknownSession
let address = ''
let page: SessionPage | undefined
const listeners = new Set<() => void>()

export const readSession = (): SessionState => state

/** The page around the session; undefined before it is shown. */
export const sessionPage = (): SessionPage | undefined => page

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows everybody who is signed in now; the same person stays the same object. */
export function showSession(status: SessionState['status'], user: SessionUser | null): void {
  const kept = state.user?.id === user?.id && state.user?.email === user?.email ? state.user : user
  if (state.status === status && state.user === kept) return
  state = { status, user: kept }
  for (const listener of listeners) listener()
}

/** Absolute address of the auth service. Throws what accounts 8 documents before {@link prepareSession}. */
export function authAddress(): string {
  if (!address) throw new Error('useAuth must be used within an AuthProvider')
  return address
}

const loadLife = () => import('./session-life.ts')

/** The client of the auth service, fetched when it is first needed. Rejects when its code cannot be fetched. */
export const loadAuthClient = async (): Promise<AuthClient> => (await loadLife()).loadAuthClient()

/** Whether there may be a session: one is kept, or the address brings a code to exchange for one. */
function hasTrace(): boolean {
  try {
    if (localStorage.getItem(sessionKey)) return true
  } catch {
    // Forbidden storage keeps nothing.
  }
  return /[?&]code=/.test(window.location.search)
}

/** Failed links tell so in the fragment, at times only there (auth protocol 7); Home reads its query. */
function moveFailureToQuery(): void {
  const { pathname, search, hash } = window.location
  if (!/^#(.*&)?error=/.test(hash)) return
  const query = search || `?${hash.slice(1).replace('&sb=', '')}`
  window.history.replaceState(window.history.state, '', pathname + query)
}

const follow = () =>
  loadLife().then(
    (life) => life.followSession(),
    () => showSession('ready', state.user),
  )

/**
 * Looks for a session before anything renders, and has the API carry it. Visitors without one fetch no more code than this.
 * `authUrl` may be a path.
 */
export function prepareSession(authUrl: string): void {
  address = new URL(authUrl, window.location.href).href
  moveFailureToQuery()
  setTokenSource({
    token: async () => (state.user || hasTrace() ? (await loadLife()).token() : undefined),
    refused: () => void loadLife().then((life) => life.recheckSession()),
  })
  if (hasTrace()) void follow()
  else showSession('ready', null)
  // Another tab signed in or out, or has wiped the storage.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === sessionKey) void follow()
  })
}

/** Carries the look-up on once the page is shown, with what it asks of the page. */
export function startSession(around: SessionPage): void {
  page = around
  if (hasTrace()) void loadLife().then((life) => life.keepSession())
}
