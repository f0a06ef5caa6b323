import { withoutLinks } from '@basera/platform/server/mail'
import type { Database, OpenDatabase } from '../../database.ts'
import { nextReminder } from '../decide-change.ts'
import { findDueReminders, lockDueReminder, type RemindedVisit, setReminder } from './reminders.queries.ts'
import { tellOfVisit, type VisitNoticeNeeds } from './tell-of-visit.ts'

export interface ReminderNeeds extends VisitNoticeNeeds {
  readonly db: OpenDatabase
}

interface Reminded {
  readonly userId: string
  readonly otherName: string | null
  readonly roomTitle: string
  readonly startsAt: Date
}

const visitsAtOnce = 200

async function remind(trx: Database, needs: ReminderNeeds, visitId: string, one: Reminded): Promise<void> {
  const [name, room] = [withoutLinks(one.otherName), withoutLinks(one.roomTitle)]
  const whom = { named: name === null ? 'no' : 'yes', name, about: room === null ? 'no' : 'yes', room }
  await tellOfVisit(trx, needs, {
    ...{ userId: one.userId, visitId, startsAt: one.startsAt },
    wordsOf: (t, at) => ({
      subject: t('subject', { at }),
      preheader: t('preheader'),
      heading: t('heading', { at }),
      paragraphs: [t('line', whom), t('change'), t('safety')],
      why: t('why'),
      pushed: t('push.body', { at }),
    }),
  })
}

const remindedOf = (visit: RemindedVisit, startsAt: Date): Reminded[] => {
  const { lister_id, visitor_id, lister_name, visitor_name, room_title: roomTitle } = visit
  return [
    { userId: lister_id, otherName: visitor_name, roomTitle, startsAt },
    { userId: visitor_id, otherName: lister_name, roomTitle, startsAt },
  ]
}

/** Both are told in the transaction that says so: once, whatever stops in between (chats.visit-reminders). */
function remindBoth(needs: ReminderNeeds, visitId: string, now: Date): Promise<boolean> {
  return needs.db.transaction().execute(async (trx) => {
    const visit = await lockDueReminder(trx, visitId, now)
    if (!visit) return false
    const { starts_at: startsAt, open } = visit
    const isComing = startsAt !== null && startsAt > now
    await setReminder(trx, visitId, isComing ? nextReminder(startsAt, now) : null)
    if (!isComing || !open) return false
    for (const one of remindedOf(visit, startsAt)) await remind(trx, needs, visitId, one)
    return true
  })
}

/** Reminds of what is due and gives of how many visits; a failure is retried in the next run. */
export async function remindOfVisits(needs: ReminderNeeds, now = new Date()): Promise<number> {
  let reminded = 0
  const faults = new Map<string, unknown>()
  for (const { id } of await findDueReminders(needs.db, now, visitsAtOnce)) {
    try {
      if (await remindBoth(needs, id, now)) reminded++
    } catch (error) {
      faults.set(id, error)
    }
  }
  const [fault] = faults.values()
  if (fault) throw fault
  return reminded
}
