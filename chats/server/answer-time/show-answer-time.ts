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

/** Hours within which a lister usually answers, kept for some minutes; null where that is not known (chats.answer-time). */
export function openListerAnswers(db: Database): (listerId: string) => Promise<number | null> {
  const kept = new LRUCache<string, { readonly hours: number | null }>({
    max: keptListers,
    ttl: keptMs,
    fetchMethod: async (listerId) => {
      const now = new Date()
      const since = new Date(now.getTime() - readDays * 24 * 60 * 60 * 1000)
      return { hours: usualAnswer(await findFirstAnswers(db, listerId, since), now) }
    },
  })
  return async (listerId) => (await kept.forceFetch(listerId)).hours
}

/** Answers how soon the lister of a room usually answers. Throws `not_found` (chats.answer-time). */
export function openAnswerTimes(db: Database) {
  const hoursOf = openListerAnswers(db)
  return async (roomId: string, viewerId?: string): Promise<{ within_hours: number | null }> => {
    const lister = await findAnsweringLister(db, roomId, viewerId ?? null)
    if (!lister) throw new Problem('not_found', roomSearchSentences.roomNotFound)
    return { within_hours: lister.is_blocked ? null : await hoursOf(lister.user_id) }
  }
}
