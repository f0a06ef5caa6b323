import type { GoTrueClient } from '@supabase/auth-js'
import { authAddress, readSession, sessionPage, showSession } from './session.ts'
import { isFresh, storedSession, userOf } from './stored-session.ts'

export type AuthClient = GoTrueClient

/** Milliseconds after which a session that is still being looked up counts as none (accounts 4, 9). */
export const initialisationLimit = 3000

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
export const knownAuthClient = (): Promise<AuthClient> | undefined => client

/** Whether the address brings a code to exchange: a mailed link or a sign-in elsewhere led here. */
export const bringsCode = (): boolean => new URLSearchParams(window.location.search).has('code')

/** The access token to send with a call; undefined for visitors, and when the auth service does not answer in time. */
export async function token(): Promise<string | undefined> {
  const stored = storedSession()
  if (stored && isFresh(stored)) return stored.access_token
  if (!stored && !client) return undefined
  const late = new Promise<undefined>((give) => setTimeout(give, initialisationLimit))
  const asked = loadAuthClient().then(async (auth) => (await auth.getSession()).data.session?.access_token)
  return Promise.race([asked.catch(() => undefined), late])
}

/** Asks the auth service about a session that the API refused, and signs out of this browser where it is over. */
export async function recheckSession(): Promise<void> {
  const auth = await loadAuthClient()
  const { error } = await auth.getUser()
  // A service that cannot be reached says nothing about the session.
  if (error?.status === 401 || error?.status === 403) await auth.signOut({ scope: 'local' })
}

let kept = false

/** Has auth-js look up, refresh and watch the session, from after the first paint on. */
export function keepSession(): void {
  if (kept || !(storedSession() || bringsCode())) return
  kept = true
  setTimeout(() => showSession('ready', readSession().user), initialisationLimit)
  // After the effects of the page: Home takes its own `?error=` out of the address before auth-js reads it (decisions 3).
  setTimeout(() => loadAuthClient().catch(() => showSession('ready', readSession().user)))
}

/** Shows whom the storage names: at the start, and when another tab signed in or out. */
export function followSession(): void {
  const stored = storedSession()
  if (!stored && !bringsCode()) showSession('ready', null)
  if (stored?.user && isFresh(stored)) showSession('ready', userOf(stored))
  if (sessionPage()) keepSession()
}
