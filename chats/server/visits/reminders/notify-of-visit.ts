import { mailFrame } from '@basera/accounts/server'
import { languageTag } from '@basera/platform/contract/languages'
import { translations } from '@basera/platform/server/languages'
import { layoutMail, type MailQueue, type MailSite } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { Database } from '../../database.ts'
import { findMailReader } from '../../notifications/mails/due-mails.queries.ts'
import { unsubscribeParts } from '../../notifications/mails/unsubscribe-parts.ts'
import type { pushNotices } from '../../notifications/push/send-notice.ts'
import { visitTimeIn } from '../visit-time-in.ts'
import type en from './locales/en.json'

export interface VisitNoticeNeeds {
  readonly mails: MailQueue
  readonly secrets: Secrets
  readonly site: MailSite
  readonly notices: Pick<typeof pushNotices, 'notify'> | undefined
}

const texts = translations<typeof en>('chats/server/visits/reminders')

interface VisitWords {
  readonly subject: string
  readonly preheader: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly why: string
  readonly pushed: string
}

type WordsOf = (t: ReturnType<typeof texts>['t'], at: string) => VisitWords

export interface VisitNotice {
  readonly userId: string
  readonly visitId: string
  readonly startsAt: Date
  readonly wordsOf: WordsOf
}

/** Why a visit that was agreed on is not to be counted on. */
export const endedWords =
  (why: 'off' | 'suspended'): WordsOf =>
  (t, at) => {
    const [subject, line] = [t(`${why}.subject`, { at }), t(`${why}.line`)]
    return {
      ...{ subject, heading: subject, pushed: subject },
      ...{ preheader: line, paragraphs: [line], why: t('off.why') },
    }
  }

/** Tells a member of a visit in their language, by mail and on their devices as they chose for messages. */
export async function notifyOfVisit(
  trx: Database,
  { mails, secrets, site, notices }: VisitNoticeNeeds,
  { userId, visitId, startsAt, wordsOf }: VisitNotice,
): Promise<void> {
  const mailbox = await findMailReader(trx, userId)
  const spoken = mailbox?.language ?? 'en'
  const { t, language } = texts(spoken)
  const { paragraphs, why, pushed, ...head } = wordsOf(t, visitTimeIn(spoken, startsAt))
  if (mailbox?.mailable) {
    const reader = { id: userId, email: mailbox.email, language: spoken }
    const mail = layoutMail(
      reader.email,
      {
        ...{ language, ...head, paragraphs, notes: [why] },
        button: { label: t('open'), address: `${site.publicUrl}/visits` },
        ...unsubscribeParts(reader, { site, secrets }),
      },
      mailFrame(spoken),
      site,
    )
    await mails.add(trx, mail)
  }
  await notices?.notify(trx, userId, {
    ...{ title: t('push.title'), body: pushed, url: '/visits', lang: languageTag(language) },
    // A topic has at most 32 characters.
    tag: visitId.replaceAll('-', ''),
  })
}
