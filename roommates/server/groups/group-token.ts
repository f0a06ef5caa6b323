import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '@basera/platform/server/secrets'

/** Characters of an id of 16 bytes, and of as much of its signature. */
const half = 22

/** What stands in an invitation's link: the stored id and its signature, which is stored nowhere (roommates.group-invitation). */
export const groupToken = (secrets: Secrets, id: string): string =>
  Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') +
  secrets.mac('group', `invitation:${id}`).slice(0, half)

/** The id in a token; undefined for one that is none of ours. */
export function groupTokenId(secrets: Secrets, token: string): string | undefined {
  const hex = Buffer.from(token.slice(0, half), 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const own = Buffer.from(groupToken(secrets, id))
  const theirs = Buffer.from(token)
  return own.length === theirs.length && timingSafeEqual(own, theirs) ? id : undefined
}
