import type { Database } from '@basera/database/types'
import { now, secondsFromNow, statement } from '@basera/platform/server/database'
import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Challenge } from '../pkce.ts'

type Trx = Transaction<Database>

export type LinkKind = Database['auth_links']['kind']

interface LinkRow {
  readonly userId: string
  readonly kind: LinkKind
  readonly tokenHash: string
  readonly ttlSeconds: number
  readonly challenge: Challenge | undefined
}

/** Makes the one living link of its kind for a user, even in concurrent requests. */
export async function replaceLink(trx: Trx, link: LinkRow): Promise<void> {
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
      token_hash: link.tokenHash,
      code_challenge: link.challenge?.challenge ?? null,
      code_challenge_method: link.challenge?.method ?? null,
      expires_at: secondsFromNow(link.ttlSeconds),
    })
    .execute()
}

export const findLinkOf = (trx: Trx, tokenHash: string, kind: LinkKind) =>
  trx
    .selectFrom('auth_links')
    .select(['id', 'user_id'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now())
    .executeTakeFirst()

/** Deletes a living link and gives it; of concurrent callers one gets it. */
export function takeLink(
  trx: Trx,
  { tokenHash, kind, userId }: Pick<LinkRow, 'tokenHash' | 'kind'> & { readonly userId?: string },
) {
  const taken = trx
    .deleteFrom('auth_links')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now())
    .returning(['user_id', 'code_challenge', 'code_challenge_method', 'created_at'])
  return (userId === undefined ? taken : taken.where('user_id', '=', userId)).executeTakeFirst()
}

export const deleteLinks = (trx: Trx, userId: string) =>
  trx.deleteFrom('auth_links').where('user_id', '=', userId).execute()

/** Takes a turn unless it is taken for some more seconds; gives 0 or 1. */
export const takeTurnUnderKey = statement(
  { samples: [['key', 60]] },
  (key: string, seconds: number) => sql`
    INSERT INTO rate_limits AS turn (key, points, expire)
    VALUES (${key}, 1, (extract(epoch FROM clock_timestamp()) + ${seconds}::int) * 1000)
    ON CONFLICT ON CONSTRAINT rate_limits_pkey
      DO UPDATE SET expire = (extract(epoch FROM clock_timestamp()) + ${seconds}::int) * 1000
      WHERE turn.expire <= extract(epoch FROM clock_timestamp()) * 1000`,
).run

/** Seconds until the turn is free, at least 1. */
export const secondsUntilTurn = statement(
  { row: z.object({ seconds: z.int() }), samples: [['key']] },
  (key: string) => sql`
    SELECT greatest(1, ceil(expire / 1000.0 - extract(epoch FROM clock_timestamp())))::int AS seconds
    FROM rate_limits WHERE key = ${key}`,
).first
