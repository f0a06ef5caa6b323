import { authAddress, showSession } from './session.ts'
import { knownAuthClient } from './session-life.ts'
import { isFresh, type StoredSession, storedSession } from './stored-session.ts'

/** Milliseconds that loading lasts after a sign-out (accounts 4, 9). */
export const signOutDuration = 200

let leaving = false
let left = false

/** Between the wish to sign out and the end of loading. */
export const isLeaving = (): boolean => leaving

/** Whether the person at this page signed out of their own will, and has not signed in since. */
export const hasLeft = (): boolean => left

/** Forgets an earlier leave: somebody is signed in. */
export function stay(): void {
  left = false
}

const post = (path: string, headers: Record<string, string>, body?: string) =>
  fetch(`${authAddress()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
    ...(body === undefined ? {} : { body }),
    // Reaches the server even when the page goes away meanwhile.
    keepalive: true,
  })

/** A token that is over ends nothing: the refresh token, still good, gets a new one first. */
async function usableToken(session: StoredSession): Promise<string> {
  if (isFresh(session)) return session.access_token
  const body = JSON.stringify({ refresh_token: session.refresh_token })
  const answer = await post('/token?grant_type=refresh_token', {}, body)
  const { access_token } = (await answer.json()) as { access_token?: string }
  return access_token ?? session.access_token
}

/** Ends all sessions of the person on the server (accounts 9: scope global). */
async function endOnServer(session: StoredSession): Promise<void> {
  await post('/logout?scope=global', { authorization: `Bearer ${await usableToken(session)}` })
}

/** Storage that the browser forbids holds nothing. */
function wipe(storage: 'localStorage' | 'sessionStorage'): void {
  try {
    window[storage].clear()
  } catch {}
}

/** Databases of this origin hold what a person was in the middle of, such as photos not sent yet. */
async function dropDatabases(): Promise<void> {
  const databases = await window.indexedDB?.databases?.()
  for (const { name } of databases ?? []) if (name) window.indexedDB.deleteDatabase(name)
}

function tellServer(session: StoredSession | undefined): void {
  const client = knownAuthClient()
  // Told by its own token; auth-js then only tells this page and the other tabs. Without storage, it holds the token.
  if (session) endOnServer(session).catch(() => undefined)
  client?.then((auth) => auth.signOut({ scope: session ? 'local' : 'global' })).catch(() => undefined)
}

/**
 * Signs out as accounts 4 has it: clears person, session and all browser storage at once, asks the server without waiting,
 * and is over after 200 ms. Rejects where the storage still holds the session.
 */
export async function signOut(): Promise<void> {
  const session = storedSession()
  wipe('localStorage')
  wipe('sessionStorage')
  dropDatabases().catch(() => undefined)
  if (storedSession()) throw new Error('The session could not be removed from this browser')
  leaving = true
  left = true
  showSession('loading', null)
  tellServer(session)
  // What this page keeps of the storage in memory is gone too.
  window.dispatchEvent(new StorageEvent('storage', { key: '' }))
  await new Promise((done) => setTimeout(done, signOutDuration))
  leaving = false
  showSession('ready', null)
}
