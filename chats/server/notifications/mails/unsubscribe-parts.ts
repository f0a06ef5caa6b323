import type { MailSite } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import { en } from './locales/en.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

interface MailParts {
  readonly site: MailSite
  readonly secrets: Secrets
}

/** A page for people, and an address for mail programs (RFC 8058). */
export function unsubscribeParts(userId: string, { site, secrets }: MailParts) {
  const query = `?token=${unsubscribeToken(secrets, userId)}`
  return {
    leave: [{ label: en.leave, address: `${site.publicUrl}/unsubscribe${query}` }],
    headers: {
      'List-Unsubscribe': `<${site.publicUrl}/api/chat-mails/unsubscribe${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
