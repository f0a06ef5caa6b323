import { randomUUID } from 'node:crypto'
import { Problem } from '@basera/platform/contract'
import { changeVisit, type VisitNeeds } from './change-visit.ts'
import { endedWords, tellOfVisit, type VisitNoticeNeeds } from './reminders/tell-of-visit.ts'
import { findVisitsOf, type VisitRow } from './visits.queries.ts'

type CallOffNeeds = VisitNeeds & VisitNoticeNeeds

const visitsAtOnce = 1000

async function cancel(needs: VisitNeeds, userId: string, { id, version }: VisitRow): Promise<boolean> {
  try {
    await changeVisit(needs, userId, id, { action: 'cancel', version, change_id: randomUUID() })
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/**
 * Cancels the visits to come of a member, all or those with one other member, before the account is closed or the other
 * blocked. Nobody can read in a chat then that an agreed time is off, so the other is mailed and notified (chats.visit-called-off).
 */
export async function callOffVisits(needs: CallOffNeeds, userId: string, withId?: string): Promise<void> {
  for (const visit of await findVisitsOf(needs.db, userId, 'coming', visitsAtOnce)) {
    const { id: visitId, other_id: otherId, starts_at: startsAt } = visit
    if (withId !== undefined && withId !== otherId) continue
    if (!(await cancel(needs, userId, visit)) || !startsAt) continue
    await tellOfVisit(needs.db, needs, {
      ...{ userId: otherId, visitId, startsAt },
      wordsOf: endedWords('off'),
    })
  }
}
