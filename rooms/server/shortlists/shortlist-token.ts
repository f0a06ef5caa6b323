import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '@basera/platform/server/secrets'

type LinkKind = 'link' | 'invitation'

/** Characters of an id of 16 bytes, and of as much of its signature. */
const half = 22

/** What stands in a link: the stored id and its signature, which is stored nowhere (rooms.shortlist-link). */
export const shortlistToken = (secrets: Secrets, kind: LinkKind, id: string): string =>
  Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') +
  secrets.mac('shortlist', `${kind}:${id}`).slice(0, half)

/** The id in a token; undefined for one that is none of ours. */
export function shortlistTokenId(secrets: Secrets, kind: LinkKind, token: string): string | undefined {
  const hex = Buffer.from(token.slice(0, half), 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const own = Buffer.from(shortlistToken(secrets, kind, id))
  const theirs = Buffer.from(token)
  return own.length === theirs.length && timingSafeEqual(own, theirs) ? id : undefined
}
