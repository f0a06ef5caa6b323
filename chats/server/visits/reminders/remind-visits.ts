import { handleDue } from '@basera/platform/server/faults'
import { withoutLinks } from '@basera/platform/server/mail'
import type { Database, OpenDatabase } from '../../database.ts'
import { nextReminder } from '../decide-change.ts'
import { endedWords, notifyOfVisit, type VisitNoticeNeeds } from './notify-of-visit.ts'
import { findDueReminders, lockDueReminder, type RemindedVisit, setReminder } from './reminders.queries.ts'

export interface ReminderNeeds extends VisitNoticeNeeds {
  readonly db: OpenDatabase
}

interface Reminded {
  readonly userId: string
  readonly isSuspended: boolean
  readonly otherName: string | null
  readonly roomTitle: string
  readonly startsAt: Date
}

const visitsAtOnce = 200

async function remind(trx: Database, needs: ReminderNeeds, visitId: string, one: Reminded): Promise<void> {
  const [name, room] = [withoutLinks(one.otherName), withoutLinks(one.roomTitle)]
  const whom = { named: name === null ? 'no' : 'yes', name, about: room === null ? 'no' : 'yes', room }
  await notifyOfVisit(trx, needs, {
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

const remindedOf = (visit: RemindedVisit, startsAt: Date): [Reminded, Reminded] => {
  const { lister_id, visitor_id, lister_name, visitor_name, room_title: roomTitle } = visit
  const shared = { roomTitle, startsAt }
  return [
    { ...shared, userId: lister_id, isSuspended: visit.lister_suspended, otherName: visitor_name },
    { ...shared, userId: visitor_id, isSuspended: visit.visitor_suspended, otherName: lister_name },
  ]
}

/** The other's account is suspended: nobody can call the visit off in the chat. */
const warn = (trx: Database, needs: ReminderNeeds, visitId: string, { userId, startsAt }: Reminded) =>
  notifyOfVisit(trx, needs, { userId, visitId, startsAt, wordsOf: endedWords('suspended') })

/** Both are told in the transaction that says so: once, whatever stops in between (chats.visit-reminders). */
function remindBoth(needs: ReminderNeeds, visitId: string, now: Date): Promise<boolean> {
  return needs.db.transaction().execute(async (trx) => {
    const visit = await lockDueReminder(trx, visitId, now)
    if (!visit) return false
    const { starts_at: startsAt, blocked } = visit
    const isComing = startsAt !== null && startsAt > now
    await setReminder(trx, visitId, isComing ? nextReminder(startsAt, now) : null)
    if (!isComing || blocked) return false
    const people = remindedOf(visit, startsAt)
    const told = people.filter(({ isSuspended }) => !isSuspended)
    const tell = told.length === people.length ? remind : warn
    for (const one of told) await tell(trx, needs, visitId, one)
    return told.length > 0
  })
}

/** Sends due reminders and returns for how many visits; what failed is retried in the next run. */
export const remindOfVisits = (needs: ReminderNeeds, now = new Date()): Promise<number> =>
  handleDue(
    async () => (await findDueReminders(needs.db, now, visitsAtOnce)).map(({ id }) => id),
    (id) => remindBoth(needs, id, now),
    1,
  )
