import { Problem } from '@basera/platform/contract'
import { roomSearchSentences } from '@basera/rooms/contract'
import { findAnsweringLister } from '../../answer-time/answer-time.queries.ts'
import type { Database } from '../../database.ts'
import { countAnswers } from './visit-count.queries.ts'

/** Throws `not_found` (chats.visit-count). */
export async function showVisitCount(db: Database, roomId: string, viewerId: string | undefined) {
  if (!(await findAnsweringLister(db, roomId, viewerId ?? null)))
    throw new Problem('not_found', roomSearchSentences.roomNotFound)
  return { visits: (await countAnswers(db, roomId)) ?? null }
}
