import { Problem } from '@basera/platform/contract'
import { roommateSearchSentences } from '@basera/roommates/contract'
import type { ReportBody } from '@basera/trust/contract'
import { fileReport } from '@basera/trust/server'
import type { Database } from '../database.ts'
import { findVisible } from '../roommates.queries.ts'
import { profileNotFound } from './show-roommate.ts'

/** Reports a visible profile. Throws `conflict` for one's own, `not_found`. */
export async function reportRoommate(
  db: Database,
  userId: string,
  id: string,
  report: ReportBody,
): Promise<void> {
  if (id === userId) throw new Problem('conflict', roommateSearchSentences.ownProfile)
  if (!(await findVisible(db, userId, id))) throw profileNotFound()
  await fileReport(db, { ...report, reporterId: userId, reportedId: id, about: 'profile', aboutId: id })
}
