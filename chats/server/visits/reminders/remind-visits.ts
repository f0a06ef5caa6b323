import { mailFrame } from '@basera/accounts/server'
import { languageTag } from '@basera/platform/contract/languages'
import { translations } from '@basera/platform/server/languages'
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
import { type ChatMailReader, unsubscribeParts } from '../../notifications/mails/unsubscribe-parts.ts'
import type { pushNotices } from '../../notifications/push/send-notice.ts'
import { nextReminder } from '../decide-change.ts'
import { visitTimeIn } from '../visit-time-in.ts'
import type en from './locales/en.json'
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
  readonly startsAt: Date
}

const reminderTexts = translations<typeof en>('chats/server/visits/reminders')

const visitsAtOnce = 200

function reminderMail(reader: ChatMailReader, one: Reminded, needs: ReminderNeeds): Mail {
  const { site, secrets } = needs
  const { t, language } = reminderTexts(reader.language)
  const at = visitTimeIn(reader.language, one.startsAt)
  const [name, room] = [withoutLinks(one.otherName), withoutLinks(one.roomTitle)]
  const whom = { named: name === null ? 'no' : 'yes', name, about: room === null ? 'no' : 'yes', room }
  return layoutMail(
    reader.email,
    {
      ...{
        language,
        subject: t('subject', { at }),
        preheader: t('preheader'),
        heading: t('heading', { at }),
      },
      paragraphs: [t('line', whom), t('change'), t('safety')],
      button: { label: t('open'), address: `${site.publicUrl}/visits` },
      notes: [t('why')],
      ...unsubscribeParts(reader, { site, secrets }),
    },
    mailFrame(reader.language),
    site,
  )
}

async function remind(trx: Database, needs: ReminderNeeds, visitId: string, one: Reminded): Promise<void> {
  const mailbox = await findMailReader(trx, one.userId)
  const language = mailbox?.language ?? 'en'
  const reader = mailbox && { id: one.userId, email: mailbox.email, language }
  if (reader && mailbox.mailable) await needs.mails.add(trx, reminderMail(reader, one, needs))
  const { t, language: spoken } = reminderTexts(language)
  await needs.notices?.notify(trx, one.userId, {
    ...{ title: t('push.title'), body: t('push.body', { at: visitTimeIn(language, one.startsAt) }) },
    ...{ url: '/visits', lang: languageTag(spoken) },
    // A topic has at most 32 characters.
    tag: visitId.replaceAll('-', ''),
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
