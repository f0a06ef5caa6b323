import { authAddress, setSession } from './session.ts'
import { openedAuthClient } from './session-client.ts'
import { isFresh, type StoredSession, storedSession } from './stored-session.ts'

/** Milliseconds (accounts.sign-out-at-once). */
const signOutDuration = 200

let signingOut = false
let signedOutHere = false

/** True from the press of Sign out to the end of loading. */
export const isSigningOut = (): boolean => signingOut

/** Whether the person at this page chose to sign out, and nobody has signed in since. */
export const hasSignedOut = (): boolean => signedOutHere

/** Somebody has signed in again. */
export function forgetSignOut(): void {
  signedOutHere = false
}

const post = (path: string, headers: Record<string, string>, body?: string) =>
  fetch(`${authAddress()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
    ...(body === undefined ? {} : { body }),
    // Reaches the server even when the page goes away meanwhile.
    keepalive: true,
  })

/** An expired token ends nothing: the refresh token, still good, gets a new one first. */
async function usableToken(session: StoredSession): Promise<string> {
  if (isFresh(session)) return session.access_token
  const body = JSON.stringify({ refresh_token: session.refresh_token })
  const answer = await post('/token?grant_type=refresh_token', {}, body)
  const { access_token } = (await answer.json()) as { access_token?: string }
  return access_token ?? session.access_token
}

/** Ends all sessions of the person (accounts.sign-out-everywhere). */
async function endOnServer(session: StoredSession): Promise<void> {
  await post('/logout?scope=global', { authorization: `Bearer ${await usableToken(session)}` })
}

/** Storage that the browser forbids holds nothing. */
function clearStorage(storage: 'localStorage' | 'sessionStorage'): void {
  try {
    window[storage].clear()
  } catch {}
}

/** Databases of this origin hold unfinished work, such as photos not sent yet. */
async function deleteDatabases(): Promise<void> {
  const databases = await window.indexedDB?.databases?.()
  for (const { name } of databases ?? []) if (name) window.indexedDB.deleteDatabase(name)
}

function endSession(session: StoredSession | undefined): void {
  const client = openedAuthClient()
  // With a stored token we end it ourselves and auth-js only informs the tabs; without storage, auth-js holds the token.
  if (session) endOnServer(session).catch(() => undefined)
  client?.then((auth) => auth.signOut({ scope: session ? 'local' : 'global' })).catch(() => undefined)
}

/** Signs out at once (accounts.sign-out-at-once). Rejects where the storage still holds the session. */
export async function signOut(): Promise<void> {
  const session = storedSession()
  clearStorage('localStorage')
  clearStorage('sessionStorage')
  deleteDatabases().catch(() => undefined)
  if (storedSession()) throw new Error('The session could not be removed from this browser')
  signingOut = true
  signedOutHere = true
  setSession('loading', null)
  endSession(session)
  // Tells the parts of this page that keep a copy of the storage in memory.
  window.dispatchEvent(new StorageEvent('storage', { key: '' }))
  await new Promise((done) => setTimeout(done, signOutDuration))
  signingOut = false
  setSession('ready', null)
}
