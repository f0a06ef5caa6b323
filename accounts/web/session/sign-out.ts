import { pauseOrOnline } from '@basera/platform/web'
import { deleteKept } from './delete-kept.ts'
import { authAddress, setSession } from './session.ts'
import { openedAuthClient } from './session-client.ts'
import { isFresh, type StoredSession, storedSession } from './stored-session.ts'

const signOutDuration = 200

let signingOut = false
let signedOutHere = false

export const isSigningOut = (): boolean => signingOut

/** Whether this person signed out here, and nobody signed in since. */
export const hasSignedOut = (): boolean => signedOutHere

export function forgetSignOut(): void {
  signedOutHere = false
}

const post = (path: string, headers: Record<string, string>, body?: string) =>
  fetch(`${authAddress()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
    ...(body === undefined ? {} : { body }),
    // Reaches the server even when the page closes.
    keepalive: true,
  })

/** An expired token ends nothing: refreshes it first. */
async function usableToken(session: StoredSession): Promise<string> {
  if (isFresh(session)) return session.access_token
  const body = JSON.stringify({ refresh_token: session.refresh_token })
  const answer = await post('/token?grant_type=refresh_token', {}, body)
  const { access_token } = (await answer.json()) as { access_token?: string }
  return access_token ?? session.access_token
}

const triesWithoutNetwork = 20
const pauseMs = 30_000

/** Again once there is a network, while the page is open: nothing of a session is stored for it (accounts.sign-out-everywhere). */
async function endOnServer(session: StoredSession, tries = triesWithoutNetwork): Promise<void> {
  try {
    await post('/logout?scope=global', { authorization: `Bearer ${await usableToken(session)}` })
  } catch (error) {
    if (tries === 0) throw error
    await pauseOrOnline(pauseMs)
    // A session that the person began meanwhile would end too.
    if (signedOutHere) await endOnServer(session, tries - 1)
  }
}

/** Forbidden storage is empty. */
function clearStorage(storage: 'localStorage' | 'sessionStorage'): void {
  try {
    window[storage].clear()
  } catch {}
}

function endSession(session: StoredSession | undefined): void {
  const client = openedAuthClient()
  // With a stored token we end the session, and auth-js informs the tabs; without storage only auth-js has the token.
  if (session) endOnServer(session).catch(() => undefined)
  client?.then((auth) => auth.signOut({ scope: session ? 'local' : 'global' })).catch(() => undefined)
}

/** Signs out at once (accounts.sign-out-at-once). Rejects if the storage still holds the session. */
export async function signOut(): Promise<void> {
  const session = storedSession()
  clearStorage('localStorage')
  clearStorage('sessionStorage')
  deleteKept().catch(() => undefined)
  if (storedSession()) throw new Error('The session could not be removed from this browser')
  signingOut = true
  signedOutHere = true
  setSession('loading', null)
  endSession(session)
  // Informs parts of this page that copy the storage in memory.
  window.dispatchEvent(new StorageEvent('storage', { key: '' }))
  await new Promise((done) => setTimeout(done, signOutDuration))
  signingOut = false
  setSession('ready', null)
}
