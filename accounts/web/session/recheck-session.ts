import { loadAuthClient } from './session.ts'

/** Asks the auth service about a session that the API refused, and signs out of this browser where it is over. */
export async function recheckSession(): Promise<void> {
  const client = await loadAuthClient()
  const { error } = await client.getUser()
  // A service that cannot be reached says nothing about the session.
  if (error?.status === 401 || error?.status === 403) await client.signOut({ scope: 'local' })
}
