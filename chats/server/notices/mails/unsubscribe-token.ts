import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '@basera/platform/server/secrets'

const signature = (secrets: Secrets, userId: string): string =>
  secrets.mac('unsubscribe', `chat-mails:${userId}`)

/**
 * Names a member to whoever holds one of their mails, for the mails' own switch and nothing else. It does not expire: mails
 * are read late, and a link to end them must work then too.
 */
export const unsubscribeToken = (secrets: Secrets, userId: string): string =>
  `${userId}.${signature(secrets, userId)}`

/** The member a token names; nobody where it is not one of ours. */
export function unsubscribedMember(secrets: Secrets, token: string): string | undefined {
  const [userId = '', given = ''] = token.split('.', 2)
  const own = Buffer.from(signature(secrets, userId))
  const theirs = Buffer.from(given)
  const same = own.length === theirs.length && timingSafeEqual(own, theirs)
  return same && unsubscribeToken(secrets, userId) === token ? userId : undefined
}
