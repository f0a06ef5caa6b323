import { failedWith } from '../sign-in/sign-in-request.ts'
import { type AuthClient, authAddress, readSession, sessionPage, setSession } from './session.ts'
import { isUsable, storedSession, userOf } from './stored-session.ts'

/** Milliseconds (accounts.session-lookup-limit). */
const lookupLimit = 3000

let client: Promise<AuthClient> | undefined

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

export const openedAuthClient = (): Promise<AuthClient> | undefined => client

/** A mailed link or a sign-in elsewhere led here. */
export const hasCode = (): boolean => new URLSearchParams(window.location.search).has('code')

/** Undefined for visitors, or if the auth service is slow. */
export async function accessToken(): Promise<string | undefined> {
  const stored = storedSession()
  if (stored && isUsable(stored)) return stored.access_token
  if (!stored && !client) return undefined
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, lookupLimit))
  const token = loadAuthClient().then(async (auth) => (await auth.getSession()).data.session?.access_token)
  return Promise.race([token.catch(() => undefined), timeout])
}

const isRefusal = (status: number | undefined): boolean => status === 401 || status === 403

async function recheck(): Promise<boolean> {
  const auth = await loadAuthClient()
  const { error } = await auth.getUser()
  // An unreachable service says nothing about the session.
  if (!error || !isRefusal(error.status)) return false
  const isSuspended = error.code === 'user_banned'
  if (!isSuspended) {
    // On a device whose clock is behind, a token that is over passes for good.
    const { data, error: refusal } = await auth.refreshSession()
    if (data.session) return true
    if (refusal?.status !== 400 && !isRefusal(refusal?.status)) return false
  }
  await auth.signOut({ scope: 'local' })
  if (isSuspended) sessionPage()?.open(failedWith('suspended'))
  return false
}

let rechecking: Promise<boolean> | undefined

/**
 * Asks about a session that the API refused; true where it has a new token. Signs out here if it is over, and says so to the
 * suspended.
 */
export function recheckSession(): Promise<boolean> {
  rechecking ??= recheck().finally(() => {
    rechecking = undefined
  })
  return rechecking
}

let started = false

export function startAuthClient(): void {
  if (started || !(storedSession() || hasCode())) return
  started = true
  setTimeout(() => setSession('ready', readSession().user), lookupLimit)
  // Home first takes its `?error=` out of the address, which auth-js would read.
  setTimeout(() => loadAuthClient().catch(() => setSession('ready', readSession().user)))
}

/** At the start, and after sign-in or sign-out in another tab. */
export function readStoredSession(): void {
  const stored = storedSession()
  if (!stored && !hasCode()) setSession('ready', null)
  if (stored?.user && isUsable(stored)) setSession('ready', userOf(stored))
  if (sessionPage()) startAuthClient()
}
