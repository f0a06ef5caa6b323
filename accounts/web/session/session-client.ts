import { type AuthClient, authAddress, readSession, sessionPage, setSession } from './session.ts'
import { isFresh, storedSession, userOf } from './stored-session.ts'

/** Milliseconds (accounts.session-lookup-limit). */
const lookupLimit = 3000

let client: Promise<AuthClient> | undefined

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
export const openedAuthClient = (): Promise<AuthClient> | undefined => client

/** Whether the address brings a code to exchange: a mailed link or a sign-in elsewhere led here. */
export const hasCode = (): boolean => new URLSearchParams(window.location.search).has('code')

/** The access token to send with a call; undefined for visitors, and when the auth service does not answer in time. */
export async function accessToken(): Promise<string | undefined> {
  const stored = storedSession()
  if (stored && isFresh(stored)) return stored.access_token
  if (!stored && !client) return undefined
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, lookupLimit))
  const token = loadAuthClient().then(async (auth) => (await auth.getSession()).data.session?.access_token)
  return Promise.race([token.catch(() => undefined), timeout])
}

/** Asks the auth service about a session that the API refused, and signs out of this browser where it is over. */
export async function recheckSession(): Promise<void> {
  const auth = await loadAuthClient()
  const { error } = await auth.getUser()
  // A service that cannot be reached says nothing about the session.
  if (error?.status === 401 || error?.status === 403) await auth.signOut({ scope: 'local' })
}

let started = false

/** Has auth-js look up, refresh and watch the session, from after the first paint on. */
export function startAuthClient(): void {
  if (started || !(storedSession() || hasCode())) return
  started = true
  setTimeout(() => setSession('ready', readSession().user), lookupLimit)
  // After the effects of the page: Home takes its own `?error=` out of the address before auth-js reads it.
  setTimeout(() => loadAuthClient().catch(() => setSession('ready', readSession().user)))
}

/** Sets the person the storage names: at the start, and when another tab signed in or out. */
export function readStoredSession(): void {
  const stored = storedSession()
  if (!stored && !hasCode()) setSession('ready', null)
  if (stored?.user && isFresh(stored)) setSession('ready', userOf(stored))
  if (sessionPage()) startAuthClient()
}
