import { storedAt } from '@basera/platform/server/files'
import type { Subject } from '@basera/trust/server'
import { findAnyProfile, findVisibleProfile, setListed } from '../roommates.queries.ts'

/** Roommate profiles as what reports and cases are about. */
export const profileSubject: Subject = {
  kind: 'profile',
  async snapshot(db, id, viewerId) {
    const profile = await (viewerId === null ? findAnyProfile(db, id) : findVisibleProfile(db, viewerId, id))
    if (!profile) return undefined
    const picture = storedAt(profile.avatar_url)
    const { full_name } = profile
    return { accountId: id, title: full_name ?? '', content: { ...profile }, files: picture ? [picture] : [] }
  },
  hide: async (trx, id) => {
    await setListed(trx, id, false)
  },
  restore: async (trx, id) => {
    await setListed(trx, id, true)
  },
}
