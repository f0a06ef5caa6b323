import { setTokenSource } from '@basera/platform/web'
import type { GoTrueClient } from '@supabase/auth-js'
import { isFresh, type SessionUser, sessionKey, storedSession, userOf } from './stored-session.ts'

export type AuthClient = GoTrueClient

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

/** Milliseconds after which a session that is still being looked up counts as none (accounts 4, 9). */
export const initialisationLimit = 3000

/** What the server renders: it never knows who asks. */
export const unknownSession: SessionState = { status: 'loading', user: null }

let state = unknownSession
let address: string | undefined
let client: Promise<AuthClient> | undefined
const listeners = new Set<() => void>()

export const readSession = (): SessionState => state

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
  if (address === undefined) throw new Error('useAuth must be used within an AuthProvider')
  return address
}

/** The client of the auth service, fetched when it is first needed. Rejects when its code cannot be fetched. */
export async function loadAuthClient(): Promise<AuthClient> {
  const url = authAddress()
  client ??= import('./auth-client.ts').then(({ openAuthClient }) => openAuthClient(url))
  try {
    return await client
  } catch (error) {
    client = undefined
    throw error
  }
}

/** The client if anything has needed it yet. */
export const knownAuthClient = (): Promise<AuthClient> | undefined => client

/** Whether the address brings a code to exchange: a mailed link or a sign-in elsewhere led here. */
export const bringsCode = (): boolean => new URLSearchParams(window.location.search).has('code')

async function token(): Promise<string | undefined> {
  const stored = storedSession()
  if (stored && isFresh(stored)) return stored.access_token
  if (!stored && !client) return undefined
  // The page asks without a session rather than wait for an auth service that does not answer.
  const late = new Promise<undefined>((give) => setTimeout(give, initialisationLimit))
  const asked = loadAuthClient().then(async (auth) => (await auth.getSession()).data.session?.access_token)
  return Promise.race([asked.catch(() => undefined), late])
}

function refused(): void {
  import('./recheck-session.ts').then(({ recheckSession }) => recheckSession()).catch(console.error)
}

/** Takes up what the storage holds: at the start, and when another tab signed in or out. */
function adopt(): void {
  const stored = storedSession()
  if (!stored) showSession('ready', null)
  else if (isFresh(stored) && stored.user) showSession('ready', userOf(stored))
}

/** Looks into the storage before anything renders, and has the API carry the session. `authUrl` may be a path. */
export function prepareSession(authUrl: string): void {
  address = new URL(authUrl, window.location.href).href
  setTokenSource({ token, refused })
  if (!bringsCode()) adopt()
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== sessionKey) return
    adopt()
    if (state.user) keepSession()
  })
}

let page: SessionPage | undefined

/** The page around the session. */
export const sessionPage = (): SessionPage | undefined => page

/** Has auth-js refresh the session and hear of other tabs. */
function keepSession(): void {
  loadAuthClient().catch(() => showSession('ready', state.user))
}

/** Carries the look-up on once the page is shown. Visitors without a session or a code never fetch auth-js. */
export function startSession(around: SessionPage): void {
  const isFirst = page === undefined
  page = around
  if (!isFirst || !(storedSession() || bringsCode())) return
  setTimeout(() => showSession('ready', state.user), initialisationLimit)
  // After the effects of the page: Home takes its own `?error=` out of the address before auth-js reads it (decisions 3).
  setTimeout(keepSession)
}
