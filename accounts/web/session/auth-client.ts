import type { ProfileCalls } from '@basera/accounts/contract'
import type { Api } from '@basera/platform/contract'
import { fetchApi, language } from '@basera/platform/web'
import { type AuthChangeEvent, GoTrueClient, type Session } from '@supabase/auth-js'
import { keptInTab, passwordAsked } from '../form/kept-in-tab.ts'
import { failedWith } from '../sign-in/sign-in-request.ts'
import { loadOwnProfileOnce, showOwnProfile } from './own-profile.ts'
import { takeReturn } from './return-path.ts'
import { type AuthClient, readSession, sessionKey, sessionPage, setSession } from './session.ts'
import { hasCode } from './session-client.ts'
import { forgetSignOut, isSigningOut } from './sign-out.ts'
import { storedSession, userOf } from './stored-session.ts'

const profileDelay = 1000

const profilesEnsured = new Set<string>()

/**
 * The database makes the row with the account: one look per person and page is enough (accounts.profile-after-sign-in).
 */
function ensureProfileSoon(userId: string, api = fetchApi as unknown as Api<ProfileCalls>): void {
  if (profilesEnsured.has(userId)) return
  profilesEnsured.add(userId)
  setTimeout(async () => {
    try {
      if (!(await loadOwnProfileOnce(userId, api)))
        showOwnProfile(await api('PATCH /api/me/profile', { body: {} }))
    } catch (error) {
      profilesEnsured.delete(userId)
      console.warn('The profile could not be looked up', error)
    }
  }, profileDelay)
}

/** The return from Google has its own steps (accounts.google-return). */
const isCallbackPage = () => window.location.pathname === '/auth/callback'

function removeCode(): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  query.delete('code')
  const rest = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(window.history.state, '', pathname + rest + hash)
}

/** Newcomers fill in their profile, others go to the page they asked for. */
async function continueSignIn(userId: string): Promise<void> {
  const profile = await loadOwnProfileOnce(userId).catch(() => null)
  if (profile && !profile.full_name && profile.age === null) return sessionPage()?.open({ step: 'profile' })
  const path = takeReturn()
  if (path) sessionPage()?.go(path)
}

/** Handles the sign-in of the address once; false for other events. */
function handleLinkSignIn(event: AuthChangeEvent, session: Session): boolean {
  if (event === 'PASSWORD_RECOVERY') sessionPage()?.open({ step: 'new-password' })
  else if (event === 'SIGNED_IN') void continueSignIn(session.user.id)
  else return false
  return true
}

/** The link was opened in another browser, or too late. */
async function reportUnusedCode(client: AuthClient, onUnused: () => void): Promise<void> {
  const { error } = await client.initialize()
  if (!hasCode()) return
  removeCode()
  onUnused()
  if (!readSession().user) sessionPage()?.open(failedWith(error ? 'auth_failed' : 'no_session'))
}

/** Follows the client's events: session, profile row, recovery, where to go. */
function followAuthEvents(client: AuthClient): void {
  let expectsSignIn = hasCode() && !isCallbackPage()
  client.onAuthStateChange((event, session) => {
    if (isSigningOut() && !session) return
    const kept = navigator.onLine === false ? storedSession() : undefined
    setSession('ready', userOf(session ?? kept))
    if (!session) return
    forgetSignOut()
    if (event === 'INITIAL_SESSION' && keptInTab(session.user.id, passwordAsked).read())
      sessionPage()?.open({ step: 'new-password' })
    if (event === 'SIGNED_IN' && !isCallbackPage()) ensureProfileSoon(session.user.id)
    if (expectsSignIn && handleLinkSignIn(event, session)) expectsSignIn = false
  })
  const stopExpecting = () => {
    expectsSignIn = false
  }
  if (!isCallbackPage()) void reportUnusedCode(client, stopExpecting)
}

export function openAuthClient(url: string): AuthClient {
  const client = new GoTrueClient({
    url,
    // A new account takes the page's (accounts.account-language).
    headers: { 'accept-language': language },
    storageKey: sessionKey,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    // One verifier per flow: a second link leaves the first one good.
    experimental: { appendPkceFlowIdToRedirects: true },
  })
  followAuthEvents(client)
  return client
}
