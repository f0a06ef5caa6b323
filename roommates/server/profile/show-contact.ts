import type { Member } from '@basera/platform/server/feature'
import type { Limits } from '@basera/platform/server/limits'
import type { Database } from '../database.ts'
import { findContact } from '../roommates.queries.ts'
import { profileNotFound } from './show-roommate.ts'

/** Every look counts, so that addresses cannot be gathered. Throws `not_found`, `too_many_requests`. */
export async function showContact(
  { db, limits }: { readonly db: Database; readonly limits: Limits },
  member: Member,
  id: string,
): Promise<{ email: string | null }> {
  for (const name of ['roommate-contact-hour', 'roommate-contact-day']) await limits.spend(name, member)
  const row = await findContact(db, member.session.userId, id)
  if (!row) throw profileNotFound()
  return { email: row.email }
}
