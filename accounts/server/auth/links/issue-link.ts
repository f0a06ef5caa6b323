import type { Database } from '@basera/database/types'
import { sql, type Transaction } from 'kysely'
import type { Challenge } from '../pkce.ts'
import { oneTimeHash, randomToken } from './one-time-token.ts'

/** What a mailed link is good for. */
export type LinkKind = Database['auth_links']['kind']

interface NewLink {
  readonly userId: string
  readonly kind: LinkKind
  /** Seconds until the link is worthless. */
  readonly ttlSeconds: number
  readonly challenge?: Challenge | undefined
}

/**
 * Makes the one living link of this kind for a user and gives its token; older links of the kind become worthless, also
 * when several are asked for at once. Tokens with a challenge start with `pkce_`; only a hash is stored (auth protocol
 * 5 and 7). Commit before the token leaves the server.
 */
export async function issueLink(trx: Transaction<Database>, link: NewLink): Promise<string> {
  const token = `${link.challenge ? 'pkce_' : ''}${randomToken()}`
  await trx.selectFrom('auth_users').select('id').where('id', '=', link.userId).forNoKeyUpdate().execute()
  await trx
    .deleteFrom('auth_links')
    .where('user_id', '=', link.userId)
    .where('kind', '=', link.kind)
    .execute()
  await trx
    .insertInto('auth_links')
    .values({
      user_id: link.userId,
      kind: link.kind,
      token_hash: oneTimeHash(token),
      code_challenge: link.challenge?.challenge ?? null,
      code_challenge_method: link.challenge?.method ?? null,
      expires_at: sql<Date>`now() + make_interval(secs => ${link.ttlSeconds})`,
    })
    .execute()
  return token
}
