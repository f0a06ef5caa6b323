import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '@basera/platform/server/secrets'

const signature = (secrets: Secrets, userId: string): string =>
  secrets.mac('unsubscribe', `chat-mails:${userId}`)

/** For the switch of mails alone; it does not expire (chats.mail-preference). */
export const unsubscribeToken = (secrets: Secrets, userId: string): string =>
  `${userId}.${signature(secrets, userId)}`

export function unsubscribedMember(secrets: Secrets, token: string): string | undefined {
  const [userId = '', given = ''] = token.split('.', 2)
  const own = Buffer.from(signature(secrets, userId))
  const theirs = Buffer.from(given)
  const same = own.length === theirs.length && timingSafeEqual(own, theirs)
  return same && unsubscribeToken(secrets, userId) === token ? userId : undefined
}
