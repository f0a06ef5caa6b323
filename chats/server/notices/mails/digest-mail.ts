import { layoutMail, type Mail, type MailSite } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import { en, type NamedChat } from './locales/en.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** A conversation that a mail tells of. */
export interface MailedChat {
  readonly chat_id: string
  readonly other_name: string | null
  readonly room_title: string | null
  readonly unread: number
}

interface Writing {
  readonly site: MailSite
  readonly secrets: Secrets
}

/** Conversations that are named; the others are counted. */
const named = 10
/** Characters of a name or a title that a mail repeats. */
const longest = 60

/**
 * A member's words as a mail may repeat them: mail programs make links of whatever looks like an address, and a name such
 * as `pay-here.example` must not become one under our sender.
 */
export function withoutLinks(text: string | null): string | null {
  if (text === null) return null
  const plain = text
    .replaceAll(/[:@]/g, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .replaceAll(/\/+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const letters = [...plain]
  const short = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain
  return short || null
}

const namedChat = ({ other_name, room_title, unread }: MailedChat): NamedChat => ({
  name: withoutLinks(other_name),
  room: withoutLinks(room_title),
  unread,
})

/** Where the mails of one member are ended: what a person opens, and what a mail program posts to (RFC 8058). */
function waysOut(userId: string, { site, secrets }: Writing) {
  const query = `?token=${unsubscribeToken(secrets, userId)}`
  return {
    page: `${site.publicUrl}/unsubscribe${query}`,
    oneClick: `${site.publicUrl}/api/chat-mails/unsubscribe${query}`,
  }
}

/** Tells a member of messages that were not read: who wrote and how many, never what (decisions 8). */
export function digestMail(
  reader: { readonly id: string; readonly email: string },
  chats: readonly MailedChat[],
  writing: Writing,
): Mail {
  const { site } = writing
  const told = chats.map(namedChat)
  const [first = { name: null, room: null, unread: 0 }] = told
  const one = chats.length === 1
  const more = told.length - named
  const out = waysOut(reader.id, writing)
  const mail = layoutMail(
    reader.email,
    {
      subject: one ? en.subjectOne(first) : en.subjectMany(told.length),
      preheader: en.preheader,
      heading: one ? en.headingOne(first) : en.headingMany(told.length),
      paragraphs: [...told.slice(0, named).map(en.line), ...(more > 0 ? [en.more(more)] : []), en.safety],
      button: {
        label: en.read(told.length),
        address: `${site.publicUrl}/chats${one ? `/${chats[0]?.chat_id}` : ''}`,
      },
      notes: [en.why],
      leave: { label: en.leave, address: out.page },
    },
    en.frame,
    site,
  )
  const headers = {
    'List-Unsubscribe': `<${out.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...mail, headers }
}
