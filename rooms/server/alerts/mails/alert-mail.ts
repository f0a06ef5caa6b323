import { type MailReader, mailFrame } from '@basera/accounts/server'
import { languages } from '@basera/platform/contract/languages'
import { type Translation, translations } from '@basera/platform/server/languages'
import { layoutMail, type Mail, type MailSite, withoutLinks } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import { type AlertFrequency, type AlertWish, mailedRoomsMax } from '@basera/rooms/contract'
import { alertToken, type TokenSubject } from './alert-token.ts'
import type en from './locales/en.json'

export const alertTexts = translations<typeof en>('rooms/server/alerts/mails')
type AlertTexts = Translation<keyof typeof en>

export interface MailedRoom {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly rent: number
  readonly rent_fell: boolean
}

export interface MailedAlert {
  readonly id: string
  readonly name: string
  readonly frequency: AlertFrequency
  readonly rooms: readonly MailedRoom[]
}

export interface AlertMailParts {
  readonly site: MailSite
  readonly secrets: Secrets
}

export interface AlertReader extends MailReader {
  readonly id: string
}

const plain = ({ t }: AlertTexts, text: string) => withoutLinks(text) ?? t('room')

const namesIn = (texts: AlertTexts, names: readonly string[]): string =>
  new Intl.ListFormat(languages[texts.language].locale, { type: 'unit' }).format(
    names.map((name) => texts.t('name', { name: plain(texts, name) })),
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

const roomsOf = (alerts: readonly MailedAlert[]): MailedRoom[] => [
  ...new Map(alerts.flatMap(({ rooms }) => rooms).map((room) => [room.id, room])).values(),
]

function wordsOf(
  texts: AlertTexts,
  alerts: readonly MailedAlert[],
  found: readonly MailedRoom[],
  { site }: AlertMailParts,
) {
  const { t } = texts
  const [one] = alerts
  const rooms = found.length
  if (one && alerts.length === 1) {
    const name = plain(texts, one.name)
    return {
      subject: t('subjectOne', { name, rooms, lowest: Math.min(...found.map(({ rent }) => rent)) }),
      heading: t('headingOne', { name, rooms }),
      notes: [t(`why.${one.frequency}`, { name })],
      button: {
        label: t(rooms === 1 ? 'seeRoom' : 'seeRooms'),
        address: `${site.publicUrl}/alerts/${one.id}`,
      },
    }
  }
  return {
    subject: t('subjectMany', { alerts: alerts.length, rooms }),
    heading: t('headingMany', { rooms }),
    notes: [
      t('whyMany', {
        names: namesIn(
          texts,
          alerts.map(({ name }) => name),
        ),
      }),
    ],
    button: { label: t('open'), address: `${site.publicUrl}/alerts` },
  }
}

function linkTo(texts: AlertTexts, { id, rent, rent_fell, ...room }: MailedRoom, { site }: AlertMailParts) {
  const address = plain(texts, room.address)
  return {
    label: texts.t('roomLabel', { rent, title: plain(texts, room.title) }),
    text: rent_fell ? texts.t('rentFell', { address }) : address,
    address: `${site.publicUrl}/room/${id}`,
  }
}

/** At most six rooms, with links that need no session (rooms.alert-mail, rooms.alert-mail-links). */
export function alertMail(reader: AlertReader, alerts: readonly MailedAlert[], parts: AlertMailParts): Mail {
  const texts = alertTexts(reader.language)
  const { t, language } = texts
  const rooms = roomsOf(alerts)
  const [one] = alerts
  const single = alerts.length === 1 && one
  const links = addressesOf(single ? { alertId: one.id } : { userId: reader.id }, parts)
  const more = rooms.length - mailedRoomsMax
  return layoutMail(
    reader.email,
    {
      ...wordsOf(texts, alerts, rooms, parts),
      language,
      preheader: t('preheader'),
      paragraphs: [...(more > 0 ? [t('more', { rooms: more })] : []), t('safety')],
      links: rooms.slice(0, mailedRoomsMax).map((room) => linkTo(texts, room, parts)),
      leave: [
        { label: t('weekly'), address: links.page('weekly') },
        { label: t(single ? 'pause' : 'pauseAll'), address: links.page('pause') },
        { label: t(single ? 'stop' : 'stopAll'), address: links.page('stop') },
      ],
      headers: links.headers,
    },
    mailFrame(reader.language),
    parts.site,
  )
}

/** rooms.alert-still-looking */
export function stillLookingMail(reader: AlertReader, names: readonly string[], parts: AlertMailParts): Mail {
  const texts = alertTexts(reader.language)
  const { t, language } = texts
  const links = addressesOf({ userId: reader.id }, parts)
  return layoutMail(
    reader.email,
    {
      language,
      subject: t('stillLooking.subject'),
      preheader: t('stillLooking.preheader'),
      heading: t('stillLooking.heading'),
      paragraphs: [t('stillLooking.text', { names: namesIn(texts, names) }), t('stillLooking.pause')],
      button: { label: t('stillLooking.keep'), address: links.page('keep') },
      notes: [],
      leave: [{ label: t('stillLooking.stop'), address: links.page('stop') }],
      headers: links.headers,
    },
    mailFrame(reader.language),
    parts.site,
  )
}
