import { mailFrame } from '@basera/accounts/server'
import { layoutMail, type Mail, type MailSite, withoutLinks } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import { type AlertFrequency, type AlertWish, mailedRoomsMax } from '@basera/rooms/contract'
import { alertToken, type TokenSubject } from './alert-token.ts'
import { en, type NamedRoom } from './locales/en.ts'

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

export interface AlertReader {
  readonly id: string
  readonly email: string
}

const plain = (text: string) => withoutLinks(text) ?? en.room

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

const namedRoom = ({ title, address, rent, rent_fell }: MailedRoom): NamedRoom => ({
  title: plain(title),
  address: plain(address),
  rent,
  rentFell: rent_fell,
})

const roomsOf = (alerts: readonly MailedAlert[]): MailedRoom[] => [
  ...new Map(alerts.flatMap(({ rooms }) => rooms).map((room) => [room.id, room])).values(),
]

function wordsOf(alerts: readonly MailedAlert[], rooms: readonly MailedRoom[], { site }: AlertMailParts) {
  const [one] = alerts
  const lowest = Math.min(...rooms.map(({ rent }) => rent))
  if (one && alerts.length === 1) {
    const name = plain(one.name)
    return {
      subject: en.subject(name, rooms.length, lowest),
      heading: en.heading(name, rooms.length),
      notes: [en.why(name, one.frequency)],
      button: { label: en.see(rooms.length), address: `${site.publicUrl}/alerts/${one.id}` },
    }
  }
  return {
    subject: en.subjectMany(alerts.length, rooms.length),
    heading: en.headingMany(rooms.length),
    notes: [en.whyMany(alerts.map(({ name }) => plain(name)))],
    button: { label: en.open, address: `${site.publicUrl}/alerts` },
  }
}

/** At most six rooms, with links that need no session (rooms.alert-mail, rooms.alert-mail-links). */
export function alertMail(reader: AlertReader, alerts: readonly MailedAlert[], parts: AlertMailParts): Mail {
  const rooms = roomsOf(alerts)
  const [one] = alerts
  const single = alerts.length === 1 && one
  const links = addressesOf(single ? { alertId: one.id } : { userId: reader.id }, parts)
  const more = rooms.length - mailedRoomsMax
  const mail = layoutMail(
    reader.email,
    {
      ...wordsOf(alerts, rooms, parts),
      preheader: en.preheader,
      paragraphs: [...(more > 0 ? [en.more(more)] : []), en.safety],
      links: rooms.slice(0, mailedRoomsMax).map((room) => ({
        label: en.roomLabel(namedRoom(room)),
        text: en.roomText(namedRoom(room)),
        address: `${parts.site.publicUrl}/room/${room.id}`,
      })),
      leave: [
        { label: en.weekly, address: links.page('weekly') },
        { label: single ? en.pause : en.pauseAll, address: links.page('pause') },
        { label: single ? en.stop : en.stopAll, address: links.page('stop') },
      ],
    },
    mailFrame,
    parts.site,
  )
  return { ...mail, headers: links.headers }
}

/** rooms.alert-still-looking */
export function stillLookingMail(reader: AlertReader, names: readonly string[], parts: AlertMailParts): Mail {
  const { stillLooking: say } = en
  const links = addressesOf({ userId: reader.id }, parts)
  const mail = layoutMail(
    reader.email,
    {
      ...{ subject: say.subject, preheader: say.preheader, heading: say.heading },
      paragraphs: [say.text(names.map(plain)), say.pause],
      button: { label: say.keep, address: links.page('keep') },
      notes: [],
      leave: [{ label: say.stop, address: links.page('stop') }],
    },
    mailFrame,
    parts.site,
  )
  return { ...mail, headers: links.headers }
}
