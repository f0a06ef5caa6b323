import { mailFrame } from '@basera/accounts/server'
import type { Translation } from '@basera/platform/server/languages'
import { layoutMail, type Mail, type MailSite, withoutLinks } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type en from './locales/en.json'
import { type ChatMailReader, digestTexts, unsubscribeParts } from './unsubscribe-parts.ts'

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

/** What people typed makes no links; `named` and `about` say whether there is a name and a room. */
function valuesOf({ other_name, room_title, unread }: MailedChat) {
  const [name, room] = [withoutLinks(other_name), withoutLinks(room_title)]
  return { named: name === null ? 'no' : 'yes', name, about: room === null ? 'no' : 'yes', room, unread }
}

function paragraphsOf({ t }: Translation<keyof typeof en>, chats: readonly MailedChat[]): string[] {
  const more = chats.length - namedMax
  return [
    ...chats.slice(0, namedMax).map((chat) => t('line', valuesOf(chat))),
    ...(more > 0 ? [t('more', { chats: more })] : []),
    t('safety'),
  ]
}

export function digestMail(reader: ChatMailReader, chats: readonly MailedChat[], parts: MailParts): Mail {
  const { site } = parts
  const texts = digestTexts(reader.language)
  const { t, language } = texts
  const [first] = chats
  const one = chats.length === 1 && first ? first : undefined
  return layoutMail(
    reader.email,
    {
      language,
      subject: one ? t('subjectOne', valuesOf(one)) : t('subjectMany', { chats: chats.length }),
      preheader: t('preheader'),
      heading: one ? t('headingOne', valuesOf(one)) : t('headingMany', { chats: chats.length }),
      paragraphs: paragraphsOf(texts, chats),
      button: {
        label: t(one ? 'readOne' : 'readMany'),
        address: `${site.publicUrl}/chats${one ? `/${one.chat_id}` : ''}`,
      },
      notes: [t('why')],
      ...unsubscribeParts(reader, parts),
    },
    mailFrame(reader.language),
    site,
  )
}
