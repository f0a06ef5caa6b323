import type { Database } from '@basera/database/types'
import { clockNow, statement } from '@basera/platform/server/database'
import { sql, type Transaction } from 'kysely'
import { z } from 'zod'

type Trx = Transaction<Database>

/** One process makes keys; the others find them. */
export const lockSigningKeys = statement(
  { samples: [[]] },
  () => sql`SELECT pg_advisory_xact_lock(hashtext('auth_signing_keys'))`,
).run

export async function hasSigningKey(trx: Trx): Promise<boolean> {
  const row = await trx
    .selectFrom('auth_signing_keys')
    .select('kid')
    .where('retired_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const insertSigningKey = (
  trx: Trx,
  key: { readonly kid: string; readonly publicJwk: string; readonly sealedPrivateJwk: string },
) =>
  trx
    .insertInto('auth_signing_keys')
    .values({
      kid: key.kid,
      public_jwk: key.publicJwk,
      sealed_private_jwk: key.sealedPrivateJwk,
      // Not now(): a transaction that waited makes the newer key.
      created_at: clockNow(),
    })
    .execute()

export const retireSigningKeys = (trx: Trx) =>
  trx
    .updateTable('auth_signing_keys')
    .set({ retired_at: clockNow() })
    .where('retired_at', 'is', null)
    .execute()

const usableKey = z.object({
  kid: z.string(),
  public_jwk: z.unknown(),
  sealed_private_jwk: z.string(),
  retired_at: z.date().nullable(),
})

/** Keys that sign or were retired recently, newest first. */
export const findUsableKeys = statement(
  { row: usableKey, samples: [[3600]] },
  (seconds: number) => sql`
    SELECT kid, public_jwk, sealed_private_jwk, retired_at FROM auth_signing_keys
    WHERE retired_at IS NULL OR retired_at > clock_timestamp() - make_interval(secs => ${seconds})
    ORDER BY created_at DESC`,
).all
