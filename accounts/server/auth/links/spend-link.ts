import type { Database } from '@basera/database/types'
import { sql, type Transaction } from 'kysely'
import type { LinkKind } from './issue-link.ts'
import { oneTimeHash } from './one-time-token.ts'

/** Longest text that can be a token; anything longer is none and not worth a query. */
const longestToken = 200

/** The living link behind a token, without using it up. */
export async function findLink(trx: Transaction<Database>, token: string, kind: LinkKind) {
  if (token.length > longestToken) return undefined
  return await trx
    .selectFrom('auth_links')
    .select(['id', 'user_id'])
    .where('token_hash', '=', oneTimeHash(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/**
 * Uses a link up: the row for the first caller, nothing for everyone else and for links that are expired, of another
 * kind or (with `userId`) another user's. The one DELETE decides, however many come at once. Lock the user's row first.
 */
export async function spendLink(
  trx: Transaction<Database>,
  link: { readonly token: string; readonly kind: LinkKind; readonly userId?: string },
) {
  if (link.token.length > longestToken) return undefined
  const spend = trx
    .deleteFrom('auth_links')
    .where('token_hash', '=', oneTimeHash(link.token))
    .where('kind', '=', link.kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'code_challenge', 'code_challenge_method'])
  return await (link.userId === undefined
    ? spend
    : spend.where('user_id', '=', link.userId)
  ).executeTakeFirst()
}

/** Makes every outstanding mailed link of a user worthless (auth protocol 5, PUT /user, and 7). */
export async function clearLinks(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('auth_links').where('user_id', '=', userId).execute()
}
