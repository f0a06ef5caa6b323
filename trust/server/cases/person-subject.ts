import type { Subject } from '../subjects.ts'
import { findPublicProfile } from './person-subject.queries.ts'

/** A person as everybody sees them. Only decisions about the account take a person out of sight. */
export const personSubject: Subject = {
  kind: 'person',
  async snapshot(db, id) {
    const profile = await findPublicProfile(db, id)
    return (
      profile && { accountId: id, title: profile.full_name ?? 'Member', content: { ...profile }, files: [] }
    )
  },
  hide: async () => undefined,
  restore: async () => undefined,
}
