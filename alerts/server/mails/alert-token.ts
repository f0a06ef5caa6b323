import { timingSafeEqual } from 'node:crypto'
import { tokenKinds } from '@basera/alerts/contract'
import type { Secrets } from '@basera/platform/server/secrets'

/** One alert or some, or all of a member's. */
export type TokenSubject = { readonly alertIds: readonly string[] } | { readonly userId: string }

const textOf = (subject: TokenSubject) =>
  'alertIds' in subject
    ? `${tokenKinds.some}.${subject.alertIds.join('_')}`
    : `${tokenKinds.all}.${subject.userId}`

const signed = (secrets: Secrets, text: string) => `${text}.${secrets.mac('unsubscribe', `alerts:${text}`)}`

/** For the links of alert mails alone; it does not expire (alerts.mail-links). */
export const alertToken = (secrets: Secrets, subject: TokenSubject): string =>
  signed(secrets, textOf(subject))

/** Undefined for a token that is none of ours. */
export function alertTokenSubject(secrets: Secrets, token: string): TokenSubject | undefined {
  const [kind = '', id = ''] = token.split('.', 2)
  const own = Buffer.from(signed(secrets, `${kind}.${id}`))
  const theirs = Buffer.from(token)
  if (own.length !== theirs.length || !timingSafeEqual(own, theirs)) return undefined
  return kind === tokenKinds.some ? { alertIds: id.split('_') } : { userId: id }
}
