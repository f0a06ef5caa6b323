import { randomUUID } from 'node:crypto'
import { Problem } from '@basera/platform/contract'
import type { Database } from '../database.ts'
import { changeVisit, type VisitNeeds } from './change-visit.ts'
import { endedWords, notifyOfVisit, type VisitNoticeNeeds } from './reminders/notify-of-visit.ts'
import { findVisit, findVisitsOf, type VisitRow } from './visits.queries.ts'

type CallOffNeeds = VisitNeeds & VisitNoticeNeeds

const visitsAtOnce = 1000
const mostTries = 3

async function callOff(
  needs: CallOffNeeds,
  userId: string,
  visit: VisitRow,
  tries = mostTries,
): Promise<void> {
  const { id: visitId, version, other_id: otherId, starts_at: startsAt } = visit
  const tell = async (trx: Database) => {
    if (startsAt)
      await notifyOfVisit(trx, needs, { userId: otherId, visitId, startsAt, wordsOf: endedWords('off') })
  }
  try {
    await changeVisit(needs, userId, visitId, { action: 'cancel', version, change_id: randomUUID() }, tell)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const now = await findVisit(needs.db, userId, visitId)
    if (now && now.version !== version && tries > 1) await callOff(needs, userId, now, tries - 1)
  }
}

/**
 * Cancels the visits to come of a member, all or those with one other member, before the account is closed or the other
 * blocked. Nobody can read in a chat then that an agreed time is off, so the other is mailed and notified (chats.visit-called-off).
 */
export async function callOffVisits(needs: CallOffNeeds, userId: string, withId?: string): Promise<void> {
  for (const visit of await findVisitsOf(needs.db, userId, 'coming', visitsAtOnce))
    if (withId === undefined || withId === visit.other_id) await callOff(needs, userId, visit)
}
