import { dueTimes, lockMatches } from '@basera/alerts/server'
import { emptyQueue } from '@basera/platform/server/faults'
import type { OpenDatabase } from '../database.ts'
import { lockProfile } from '../roommates.queries.ts'
import { findListed, insertMatches, takeQueuedProfile } from './match-profiles.queries.ts'

/**
 * Compares one queued profile with the alerts. False when none waits. The profile is locked before the matches are: who deletes
 * it waits for both in the same order.
 */
function matchOne(
  db: OpenDatabase,
  now: Date,
  failed: readonly number[],
  take: (id: number) => void,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const queued = await takeQueuedProfile(trx, failed)
    if (!queued) return false
    take(queued.id)
    const { profile_id: id, queued_at: savedBefore } = queued
    await lockProfile(trx, id)
    const listed = await findListed(trx, id)
    if (!listed) return true
    await lockMatches(trx)
    await insertMatches(trx, { id, savedBefore, isPlaced: listed.is_placed ?? false }, dueTimes(now))
    return true
  })
}

/** Compares all queued profiles with the alerts (alerts.matching-queued); gives their number. */
export const matchQueuedProfiles = (db: OpenDatabase, now = new Date()): Promise<number> =>
  emptyQueue<number>((failed, take) => matchOne(db, now, failed, take))
