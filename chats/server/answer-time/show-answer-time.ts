import { Problem } from '@basera/platform/contract'
import { roomSearchSentences } from '@basera/rooms/contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database.ts'
import { findAnsweringLister, findFirstAnswers } from './answer-time.queries.ts'
import { usualAnswer } from './usual-answer.ts'

const readDays = 90
/** Milliseconds that a lister's figure is kept, and how many listers. */
const keptMs = 10 * 60_000
const keptListers = 5_000

async function readAnswerTime(db: Database, listerId: string): Promise<{ within_hours: number | null }> {
  const now = new Date()
  const since = new Date(now.getTime() - readDays * 24 * 60 * 60 * 1000)
  return { within_hours: usualAnswer(await findFirstAnswers(db, listerId, since), now) }
}

/** Answers how soon the lister of a room usually answers. Throws `not_found` (chats.answer-time). */
export function openAnswerTimes(db: Database) {
  const kept = new LRUCache<string, { within_hours: number | null }>({
    max: keptListers,
    ttl: keptMs,
    fetchMethod: (listerId) => readAnswerTime(db, listerId),
  })
  return async (roomId: string, viewerId?: string): Promise<{ within_hours: number | null }> => {
    const lister = await findAnsweringLister(db, roomId, viewerId ?? null)
    if (!lister) throw new Problem('not_found', roomSearchSentences.roomNotFound)
    return lister.is_blocked ? { within_hours: null } : kept.forceFetch(lister.user_id)
  }
}
