import { createHash } from 'node:crypto'
import type { Database } from '@basera/database/types'
import type { Transaction } from 'kysely'
import { AuthError } from '../auth-error.ts'
import { oneTimeHash, randomToken } from '../one-time-token.ts'
import type { Challenge } from '../pkce.ts'
import {
  findLinkOf,
  type LinkKind,
  replaceLink,
  secondsUntilTurn,
  takeLink,
  takeTurnUnderKey,
} from './links.queries.ts'

interface NewLink {
  readonly userId: string
  readonly kind: LinkKind
  readonly ttlSeconds: number
  readonly challenge?: Challenge | undefined
}

/** Makes a user's one living link of a kind (auth-protocol.newest-link). Commit before the token leaves the server. */
export async function issueLink(trx: Transaction<Database>, link: NewLink): Promise<string> {
  const token = `${link.challenge ? 'pkce_' : ''}${randomToken()}`
  await replaceLink(trx, { ...link, challenge: link.challenge, tokenHash: oneTimeHash(token) })
  return token
}

const longestToken = 200

export const findLink = async (trx: Transaction<Database>, token: string, kind: LinkKind) =>
  token.length > longestToken ? undefined : findLinkOf(trx, oneTimeHash(token), kind)

/** The link's row for the first caller only. Lock the user's row first. */
export const spendLink = async (
  trx: Transaction<Database>,
  { token, ...link }: { readonly token: string; readonly kind: LinkKind; readonly userId?: string },
) => (token.length > longestToken ? undefined : takeLink(trx, { ...link, tokenHash: oneTimeHash(token) }))

type MailKind = 'magiclink' | 'recovery' | 'email_proof' | 'email_code'

/** A digest, so that the limits' table holds no addresses. */
export const addressKey = (email: string): string =>
  createHash('sha256').update(`mail to ${email}`).digest('base64url')

/** Throws 429 `over_email_send_rate_limit` (auth-protocol.mail-cooldown); a rollback returns the turn. */
export async function takeMailTurn(
  trx: Transaction<Database>,
  { kind, email, seconds }: { readonly kind: MailKind; readonly email: string; readonly seconds: number },
): Promise<void> {
  const key = `mail-cooldown-${kind}:${addressKey(email)}`
  if ((await takeTurnUnderKey(trx, key, seconds)) > 0) return
  const left = (await secondsUntilTurn(trx, key))?.seconds ?? seconds
  throw new AuthError(
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${left} seconds.`,
  )
}
