import { mailFrame } from '@basera/accounts/server'
import { layoutMail, type Mail, type MailSite, withoutLinks } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import { en, type NamedChat } from './locales/en.ts'
import { unsubscribeParts } from './unsubscribe-parts.ts'

export interface MailedChat {
  readonly chat_id: string
  readonly other_name: string | null
  readonly room_title: string | null
  readonly unread: number
}

interface MailParts {
  readonly site: MailSite
  readonly secrets: Secrets
}

const namedMax = 10

const namedChat = ({ other_name, room_title, unread }: MailedChat): NamedChat => ({
  name: withoutLinks(other_name),
  room: withoutLinks(room_title),
  unread,
})

export function digestMail(
  reader: { readonly id: string; readonly email: string },
  chats: readonly MailedChat[],
  parts: MailParts,
): Mail {
  const { site } = parts
  const named = chats.map(namedChat)
  const [first = { name: null, room: null, unread: 0 }] = named
  const one = chats.length === 1
  const more = named.length - namedMax
  const { leave, headers } = unsubscribeParts(reader.id, parts)
  const mail = layoutMail(
    reader.email,
    {
      subject: one ? en.subjectOne(first) : en.subjectMany(named.length),
      preheader: en.preheader,
      heading: one ? en.headingOne(first) : en.headingMany(named.length),
      paragraphs: [...named.slice(0, namedMax).map(en.line), ...(more > 0 ? [en.more(more)] : []), en.safety],
      button: {
        label: en.read(named.length),
        address: `${site.publicUrl}/chats${one ? `/${chats[0]?.chat_id}` : ''}`,
      },
      notes: [en.why],
      leave,
    },
    mailFrame,
    site,
  )
  return { ...mail, headers }
}
