import type { BlockedPerson } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Kysely, Transaction } from 'kysely'
import type { Parting } from '../account/parting.ts'
import { refusals } from '../sentences.ts'
import { countOtherBlocks, deleteBlock, findBlocks, insertBlock, lockMembers } from './safety.queries.ts'

const blocksMax = 1000

export async function listBlocks(db: Kysely<Database>, userId: string): Promise<{ items: BlockedPerson[] }> {
  const rows = await findBlocks(db, userId, blocksMax)
  return { items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
}

async function requireBlockable(trx: Transaction<Database>, userId: string, otherId: string): Promise<void> {
  if (userId === otherId) throw new Problem('conflict', refusals.blockSelf)
  const found = await lockMembers(trx, [userId, otherId])
  if (found.length < 2) throw new Problem('not_found', commonRefusals.personGone)
  if ((await countOtherBlocks(trx, userId, otherId)) >= blocksMax)
    throw new Problem('conflict', refusals.blocksFull)
}

/** trust.block-mutual. Throws `not_found`, and `conflict` for oneself and past {@link blocksMax}; calls nothing off then. */
export async function blockMember(
  { db, partings }: { readonly db: Kysely<Database>; readonly partings: readonly Parting[] },
  userId: string,
  otherId: string,
): Promise<void> {
  await db.transaction().execute((trx) => requireBlockable(trx, userId, otherId))
  for (const callOff of partings) await callOff(userId, otherId)
  await db.transaction().execute(async (trx) => {
    await requireBlockable(trx, userId, otherId)
    await insertBlock(trx, userId, otherId)
  })
}

export async function unblockMember(db: Kysely<Database>, userId: string, otherId: string): Promise<void> {
  await deleteBlock(db, userId, otherId)
}
