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
  /** Seconds until the link is worthless. */
  readonly ttlSeconds: number
  readonly challenge?: Challenge | undefined
}

/**
 * Makes the one living link of this kind for a user and gives its token (auth-protocol.newest-link,
 * auth-protocol.link-token). Commit before the token leaves the server.
 */
export async function issueLink(trx: Transaction<Database>, link: NewLink): Promise<string> {
  const token = `${link.challenge ? 'pkce_' : ''}${randomToken()}`
  await replaceLink(trx, { ...link, challenge: link.challenge, tokenHash: oneTimeHash(token) })
  return token
}

/** Longest text that can be a token; anything longer is none and not worth a query. */
const longestToken = 200

/** The living link behind a token, without using it up. */
export const findLink = async (trx: Transaction<Database>, token: string, kind: LinkKind) =>
  token.length > longestToken ? undefined : findLinkOf(trx, oneTimeHash(token), kind)

/**
 * Uses a link up: the row for the first caller, nothing for everyone else and for links that are expired, of another
 * kind or (with `userId`) another user's. Lock the user's row first.
 */
export const spendLink = async (
  trx: Transaction<Database>,
  { token, ...link }: { readonly token: string; readonly kind: LinkKind; readonly userId?: string },
) => (token.length > longestToken ? undefined : takeLink(trx, { ...link, tokenHash: oneTimeHash(token) }))

/** Which kinds of mail wait for each other. */
type MailKind = 'magiclink' | 'recovery' | 'email_proof'

/** E-mail addresses as keys of limits: nobody reads an address out of the limits' table. */
export const addressKey = (email: string): string =>
  createHash('sha256').update(`mail to ${email}`).digest('base64url')

/**
 * Takes the turn to send a mail of a kind to an address, for `seconds` (auth-protocol.mail-cooldown). Throws 429
 * `over_email_send_rate_limit` with the seconds left. The turn is given back if `trx` is rolled back; of many callers at
 * once, one gets it.
 */
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
