import { mailFrame } from '@basera/accounts/server'
import { visitTime } from '@basera/chats/contract'
import {
  layoutMail,
  type Mail,
  type MailQueue,
  type MailSite,
  withoutLinks,
} from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { Database, OpenDatabase } from '../../database.ts'
import { findMailReader } from '../../notifications/mails/due-mails.queries.ts'
import { unsubscribeParts } from '../../notifications/mails/unsubscribe-parts.ts'
import type { pushNotices } from '../../notifications/push/send-notice.ts'
import { nextReminder } from '../decide-change.ts'
import { en } from './locales/en.ts'
import { findDueReminders, lockDueReminder, type RemindedVisit, setReminder } from './reminders.queries.ts'

export interface ReminderNeeds {
  readonly db: OpenDatabase
  readonly mails: MailQueue
  readonly secrets: Secrets
  readonly site: MailSite
  readonly notices: Pick<typeof pushNotices, 'notify'> | undefined
}

interface Reminded {
  readonly userId: string
  readonly otherName: string | null
  readonly roomTitle: string
  readonly at: string
}

const visitsAtOnce = 200

function reminderMail(
  to: string,
  { userId, otherName, roomTitle, at }: Reminded,
  needs: ReminderNeeds,
): Mail {
  const { site, secrets } = needs
  const { leave, headers } = unsubscribeParts(userId, { site, secrets })
  const mail = layoutMail(
    to,
    {
      ...{ subject: en.subject(at), preheader: en.preheader, heading: en.heading(at) },
      paragraphs: [en.line(withoutLinks(otherName), withoutLinks(roomTitle)), en.change, en.safety],
      button: { label: en.open, address: `${site.publicUrl}/visits` },
      notes: [en.why],
      leave,
    },
    mailFrame,
    site,
  )
  return { ...mail, headers }
}

async function remind(trx: Database, needs: ReminderNeeds, visitId: string, one: Reminded): Promise<void> {
  const reader = await findMailReader(trx, one.userId)
  if (reader?.mailable) await needs.mails.add(trx, reminderMail(reader.email, one, needs))
  const { title, body } = en.push
  await needs.notices?.notify(trx, one.userId, {
    ...{ title, body: body(one.at), url: '/visits' },
    // A topic has at most 32 characters.
    tag: visitId.replaceAll('-', ''),
  })
}

const remindedOf = (visit: RemindedVisit, startsAt: Date): Reminded[] => {
  const { lister_id, visitor_id, lister_name, visitor_name, room_title: roomTitle } = visit
  const at = visitTime(startsAt)
  return [
    { userId: lister_id, otherName: visitor_name, roomTitle, at },
    { userId: visitor_id, otherName: lister_name, roomTitle, at },
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
