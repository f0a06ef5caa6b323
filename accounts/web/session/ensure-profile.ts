import type { ProfileCalls } from '@basera/accounts/contract'
import type { Api } from '@basera/platform/contract'
import { fetchApi } from '@basera/platform/web'
import { knownOwnProfile, showOwnProfile } from './own-profile.ts'

/** Milliseconds between a sign-in and the look for the profile row (accounts 4, 9). */
export const profileDelay = 1000

const looked = new Set<string>()

/**
 * A second after a sign-in: looks whether the person has a profile row and creates a missing one (accounts 4). Failure is
 * only logged. The database creates it with the account (decisions 3), so there is one look per person and page.
 */
export function ensureProfileSoon(userId: string, api = fetchApi as unknown as Api<ProfileCalls>): void {
  if (looked.has(userId)) return
  looked.add(userId)
  setTimeout(async () => {
    try {
      if (!(await knownOwnProfile(userId, api)))
        showOwnProfile(await api('PATCH /api/me/profile', { body: {} }))
    } catch (error) {
      looked.delete(userId)
      console.warn('The profile could not be looked up', error)
    }
  }, profileDelay)
}
