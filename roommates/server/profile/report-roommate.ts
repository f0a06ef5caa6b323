import { Problem } from '@basera/platform/contract'
import { roommateSearchSentences } from '@basera/roommates/contract'
import type { ReportBody } from '@basera/trust/contract'
import type { Reports } from '@basera/trust/server'
import type { Database } from '../database.ts'
import { findVisible } from '../roommates.queries.ts'
import { profileNotFound } from './show-roommate.ts'

/** Reports a visible profile. Throws `conflict` for one's own, `not_found`. */
export async function reportRoommate(
  { db, reports }: { readonly db: Database; readonly reports: Reports },
  userId: string,
  id: string,
  report: ReportBody,
): Promise<void> {
  if (id === userId) throw new Problem('conflict', roommateSearchSentences.ownProfile)
  if (!(await findVisible(db, userId, id))) throw profileNotFound()
  await reports.take(userId, { ...report, about: 'profile', id })
}
