import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { ensureProfileSoon } from './ensure-profile.ts'
import { knownOwnProfile } from './own-profile.ts'
import { takeReturn } from './return-path.ts'
import { readSession, sessionPage, showSession } from './session.ts'
import { type AuthClient, bringsCode } from './session-life.ts'
import { isLeaving, stay } from './sign-out.ts'
import { userOf } from './stored-session.ts'

/** The page that finishes a sign-in with Google has steps of its own (accounts 4). */
const onCallbackPage = () => window.location.pathname === '/auth/callback'

function cleanAddress(): void {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  query.delete('code')
  const rest = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(window.history.state, '', pathname + rest + hash)
}

/** After a mailed link: newcomers introduce themselves, others go on to the page they asked for. */
async function arrive(userId: string): Promise<void> {
  const profile = await knownOwnProfile(userId).catch(() => null)
  if (profile && !profile.full_name && profile.age === null) return sessionPage()?.open({ step: 'profile' })
  const wanted = takeReturn()
  if (wanted) sessionPage()?.go(wanted)
}

/** What follows from the session that the address brought; told once, in the tab that brought it. */
function tellArrival(event: AuthChangeEvent, session: Session): boolean {
  if (event === 'PASSWORD_RECOVERY') sessionPage()?.open({ step: 'new-password' })
  else if (event === 'SIGNED_IN') void arrive(session.user.id)
  else return false
  return true
}

/** A code that nobody here can exchange: the link was opened in another browser, or too late. */
async function tellUnusedCode(client: AuthClient, done: () => void): Promise<void> {
  const { error } = await client.initialize()
  if (!bringsCode()) return
  cleanAddress()
  done()
  if (!readSession().user) sessionPage()?.open({ error: error ? 'auth_failed' : 'no_session' })
}

/** Follows the client's events (accounts 4): who is signed in, the profile row, recovery, and where to go next. */
export function watchSession(client: AuthClient): void {
  let arriving = bringsCode() && !onCallbackPage()
  client.onAuthStateChange((event, session) => {
    if (isLeaving() && !session) return
    showSession('ready', userOf(session))
    if (!session) return
    stay()
    if (event === 'SIGNED_IN' && !onCallbackPage()) ensureProfileSoon(session.user.id)
    if (arriving && tellArrival(event, session)) arriving = false
  })
  const stopWaiting = () => {
    arriving = false
  }
  if (!onCallbackPage()) void tellUnusedCode(client, stopWaiting)
}
