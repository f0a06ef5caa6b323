import type { Database } from '@basera/database/types'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type DeletionNeeds, removeAccount } from '../account/delete-account.ts'
import { logAct, type OperatorAct } from './operator-log.ts'

/** An account that was deleted: the SHA-256 of its id's 16 bytes, as hex, and when. */
export interface Erasure {
  readonly digest: string
  readonly erased_at: Date
}

/** Deletions that are remembered, oldest first. They are for 90 days, the longest that a backup may be kept (docs/backup.md). */
export async function listErasures(db: Kysely<Database>): Promise<Erasure[]> {
  const { rows } = await sql<Erasure>`
    SELECT encode(digest, 'hex') AS digest, erased_at FROM erased_accounts ORDER BY erased_at, digest
  `.execute(db)
  return rows
}

/**
 * Deletes the accounts that a restored backup has brought back, as they were deleted before, and goes on remembering all of
 * `erasures`. The log keeps each. Gives how many there were.
 */
export async function eraseAgain(
  trx: Transaction<Database>,
  needs: Omit<DeletionNeeds, 'db'>,
  act: OperatorAct,
  erasures: readonly Erasure[],
): Promise<number> {
  const digests = erasures.map(({ digest }) => digest)
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM auth_users WHERE encode(sha256(uuid_send(id)), 'hex') = ANY(${digests}::text[]) ORDER BY id
  `.execute(trx)
  for (const { id } of rows) {
    await logAct(trx, act, { kind: 'person', id })
    await removeAccount(trx, needs, id)
  }
  await sql`
    INSERT INTO erased_accounts AS known (digest, erased_at)
    SELECT DISTINCT ON (digest) decode(digest, 'hex'), erased_at
    FROM unnest(${digests}::text[], ${erasures.map(({ erased_at }) => erased_at)}::timestamptz[]) AS one (digest, erased_at)
    ORDER BY digest, erased_at
    ON CONFLICT (digest) DO UPDATE SET erased_at = least(known.erased_at, excluded.erased_at)
  `.execute(trx)
  return rows.length
}
