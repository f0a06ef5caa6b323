import { type MailReader, mailFrame } from '@basera/accounts/server'
import {
  type AlertFrequency,
  type AlertKindName,
  type AlertWish,
  alertKinds,
  mailedMax,
} from '@basera/alerts/contract'
import { languages, languageTag } from '@basera/platform/contract/languages'
import { type Translation, translations } from '@basera/platform/server/languages'
import { layoutMail, type Mail, type MailSite, withoutLinks } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { FoundItem } from '../alert-kind.ts'
import type { AlertNotification } from '../alert-push.ts'
import { alertToken, type TokenSubject } from './alert-token.ts'
import type en from './locales/en.json'

const alertTexts = translations<typeof en>('alerts/server/mails')
type AlertTexts = Translation<keyof typeof en>

export interface FindingAlert {
  readonly id: string
  readonly kind: AlertKindName
  readonly name: string
  readonly frequency: AlertFrequency
  readonly by_mail: boolean
  readonly by_push: boolean
  readonly items: readonly FoundItem[]
}

export interface AlertMailParts {
  readonly site: MailSite
  readonly secrets: Secrets
}

export interface AlertReader extends MailReader {
  readonly id: string
}

type Subject = AlertKindName | 'mixed'

const subjectOf = (alerts: readonly { readonly kind: AlertKindName }[]): Subject => {
  const [one, ...others] = new Set(alerts.map(({ kind }) => kind))
  return one && others.length === 0 ? one : 'mixed'
}

const nameOf = ({ t }: AlertTexts, name: string) => withoutLinks(name) ?? t('unnamed')

const namesIn = (texts: AlertTexts, names: readonly string[]): string =>
  new Intl.ListFormat(languages[texts.language].locale, { type: 'unit' }).format(
    names.map((name) => texts.t('name', { name: nameOf(texts, name) })),
  )

/** Links for people, and an address for mail programs (RFC 8058). */
function addressesOf(subject: TokenSubject, { site, secrets }: AlertMailParts) {
  const token = alertToken(secrets, subject)
  return {
    page: (wish: AlertWish) => `${site.publicUrl}/alerts/mails?token=${token}&wish=${wish}`,
    headers: {
      'List-Unsubscribe': `<${site.publicUrl}/api/alert-mails/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Each thing once, also where several alerts found it. */
const itemsOf = (alerts: readonly FindingAlert[]): FoundItem[] => [
  ...new Map(alerts.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
]

const countsOf = (alerts: readonly FindingAlert[]) => {
  const count = (kind: AlertKindName) => itemsOf(alerts.filter((alert) => alert.kind === kind)).length
  return Object.fromEntries(alertKinds.map((kind) => [kind, count(kind)]))
}

function wordsOf(texts: AlertTexts, alerts: readonly FindingAlert[], { site }: AlertMailParts) {
  const { t } = texts
  const subject = subjectOf(alerts)
  const [one] = alerts
  if (one && alerts.length === 1) {
    const name = nameOf(texts, one.name)
    const rents = one.items.flatMap(({ rent }) => rent ?? [])
    const values = { name, found: one.items.length, lowest: Math.min(...rents) }
    return {
      subject: t(`${one.kind}.subjectOne`, values),
      heading: t(`${one.kind}.headingOne`, values),
      notes: [t(one.frequency === 'at_once' ? `${one.kind}.why.at_once` : `why.${one.frequency}`, { name })],
      button: {
        label: t(one.items.length === 1 ? `${one.kind}.seeOne` : `${one.kind}.seeAll`),
        address: `${site.publicUrl}/alerts/${one.id}`,
      },
    }
  }
  const names = namesIn(
    texts,
    alerts.map(({ name }) => name),
  )
  const counts = countsOf(alerts)
  return {
    subject: t(`${subject}.subjectMany`, { ...counts, alerts: alerts.length }),
    heading: t(`${subject}.headingMany`, counts),
    notes: [t('whyMany', { names })],
    button: { label: t('open'), address: `${site.publicUrl}/alerts` },
  }
}

function linkTo({ language }: AlertReader, item: FoundItem, { site }: AlertMailParts) {
  const { title, line } = item.words(language)
  return { label: title, text: line, address: site.publicUrl + item.path(language) }
}

/** At most six rooms and people, with links that need no session (alerts.mail-contents, alerts.mail-links). */
export function alertMail(reader: AlertReader, alerts: readonly FindingAlert[], parts: AlertMailParts): Mail {
  const texts = alertTexts(reader.language)
  const { t, language } = texts
  const subject = subjectOf(alerts)
  const items = itemsOf(alerts)
  const [one] = alerts
  const single = alerts.length === 1 && one
  const named = addressesOf({ alertIds: alerts.map(({ id }) => id) }, parts)
  const links = single ? named : addressesOf({ userId: reader.id }, parts)
  const more = items.length - mailedMax
  return layoutMail(
    reader.email,
    {
      ...wordsOf(texts, alerts, parts),
      language,
      preheader: t(`${subject}.preheader`),
      paragraphs: [...(more > 0 ? [t('more', { found: more })] : []), t(`${subject}.safety`)],
      links: items.slice(0, mailedMax).map((item) => linkTo(reader, item, parts)),
      leave: [
        { label: t('weekly'), address: named.page('weekly') },
        { label: t(single ? 'pause' : 'pauseAll'), address: links.page('pause') },
        { label: t(single ? 'stop' : 'stopAll'), address: links.page('stop') },
      ],
      headers: links.headers,
    },
    mailFrame(reader.language),
    parts.site,
  )
}

/** Names nobody and nothing: others may see the screen. */
export function notificationOf(reader: AlertReader, alerts: readonly FindingAlert[]): AlertNotification {
  const { t, language } = alertTexts(reader.language)
  const subject = subjectOf(alerts)
  const [one] = alerts
  return {
    title: t(`${subject}.headingMany`, countsOf(alerts)),
    body: t(`${subject}.push`),
    tag: 'alerts',
    lang: languageTag(language),
    url: one && alerts.length === 1 ? `/alerts/${one.id}` : '/alerts',
  }
}

interface AskedAlert {
  readonly kind: AlertKindName
  readonly name: string
}

/** alerts.still-looking */
export function stillLookingMail(
  reader: AlertReader,
  alerts: readonly AskedAlert[],
  parts: AlertMailParts,
): Mail {
  const texts = alertTexts(reader.language)
  const { t, language } = texts
  const links = addressesOf({ userId: reader.id }, parts)
  const names = namesIn(
    texts,
    alerts.map(({ name }) => name),
  )
  return layoutMail(
    reader.email,
    {
      language,
      subject: t(`${subjectOf(alerts)}.stillLooking`),
      preheader: t('stillLooking.preheader'),
      heading: t('stillLooking.heading'),
      paragraphs: [t('stillLooking.text', { names }), t('stillLooking.pause')],
      button: { label: t('stillLooking.keep'), address: links.page('keep') },
      notes: [],
      leave: [{ label: t('stillLooking.stop'), address: links.page('stop') }],
      headers: links.headers,
    },
    mailFrame(reader.language),
    parts.site,
  )
}

export function stillLookingNotification(
  reader: AlertReader,
  alerts: readonly AskedAlert[],
): AlertNotification {
  const { t, language } = alertTexts(reader.language)
  return {
    title: t(`${subjectOf(alerts)}.stillLooking`),
    body: t('stillLooking.push.body'),
    url: '/alerts',
    tag: 'alerts',
    lang: languageTag(language),
  }
}
