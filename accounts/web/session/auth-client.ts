import { GoTrueClient } from '@supabase/auth-js'
import { sessionKey } from './session.ts'
import type { AuthClient } from './session-life.ts'
import { watchSession } from './watch-session.ts'

/** The one client of a page (decisions 3: PKCE, automatic refresh, persistence, detection in the address). */
export function openAuthClient(url: string): AuthClient {
  const client = new GoTrueClient({
    url,
    storageKey: sessionKey,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    // Each flow keeps a verifier of its own: asking for a second link leaves the first one good (auth protocol 5).
    experimental: { appendPkceFlowIdToRedirects: true },
  })
  watchSession(client)
  return client
}
