import type { MailReader } from '@basera/accounts/server'
import { translations } from '@basera/platform/server/languages'
import type { MailSite } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type en from './locales/en.json'
import { unsubscribeToken } from './unsubscribe-token.ts'

export const digestTexts = translations<typeof en>('chats/server/notifications/mails')

interface MailParts {
  readonly site: MailSite
  readonly secrets: Secrets
}

export interface ChatMailReader extends MailReader {
  readonly id: string
}

/** A page for people, and an address for mail programs (RFC 8058). */
export function unsubscribeParts({ id, language }: ChatMailReader, { site, secrets }: MailParts) {
  const query = `?token=${unsubscribeToken(secrets, id)}`
  return {
    leave: [{ label: digestTexts(language).t('leave'), address: `${site.publicUrl}/unsubscribe${query}` }],
    headers: {
      'List-Unsubscribe': `<${site.publicUrl}/api/chat-mails/unsubscribe${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
