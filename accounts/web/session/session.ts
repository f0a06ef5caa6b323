import { setTokenSource } from '@basera/platform/web'
import type { GoTrueClient } from '@supabase/auth-js'
import type { SignInRequest } from '../sign-in/sign-in-request.ts'

/** Storage key of `@supabase/auth-js`. */
export const sessionKey = 'basera-auth'

export type AuthClient = GoTrueClient

export interface SessionUser {
  readonly id: string
  readonly email: string
}

export interface SessionState {
  readonly status: 'loading' | 'ready'
  readonly user: SessionUser | null
}

export interface SessionPage {
  readonly open: (request: SignInRequest) => void
  readonly go: (path: string) => void
}

/** On the server the person is unknown. */
export const unknownSession: SessionState = { status: 'loading', user: null }

let state = unknownSession
let address = ''
let page: SessionPage | undefined
const listeners = new Set<() => void>()

export const readSession = (): SessionState => state

export const sessionPage = (): SessionPage | undefined => page

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setSession(status: SessionState['status'], user: SessionUser | null): void {
  const same = state.user?.id === user?.id && state.user?.email === user?.email ? state.user : user
  if (state.status === status && state.user === same) return
  state = { status, user: same }
  for (const listener of listeners) listener()
}

/** Throws before {@link prepareSession} (accounts.provider-required). */
export function authAddress(): string {
  if (!address) throw new Error('useAuth must be used within an AuthProvider')
  return address
}

const importClient = () => import('./session-client.ts')

/** The auth client, loaded when first needed. Rejects if that fails. */
export const loadAuthClient = async (): Promise<AuthClient> => (await importClient()).loadAuthClient()

/** A stored session, or a code in the address. */
function mayHaveSession(): boolean {
  try {
    if (localStorage.getItem(sessionKey)) return true
  } catch {
    // Storage is forbidden.
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

/** Looks for a session before rendering; visitors load no more code. `authUrl` may be a path. */
export function prepareSession(authUrl: string): void {
  address = new URL(authUrl, window.location.href).href
  moveFailureToQuery()
  setTokenSource({
    token: async () => (state.user || mayHaveSession() ? (await importClient()).accessToken() : undefined),
    refused: () => importClient().then((client) => client.recheckSession()),
  })
  if (mayHaveSession()) void readStorage()
  else setSession('ready', null)
  // Another tab signed in or out, or cleared the storage.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === sessionKey) void readStorage()
  })
}

/** Once the page has rendered: lets the session act on it, and starts auth-js if needed. */
export function connectSession(to: SessionPage): void {
  page = to
  if (mayHaveSession()) void importClient().then((client) => client.startAuthClient())
}
