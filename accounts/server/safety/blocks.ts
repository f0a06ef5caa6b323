import type { BlockedPerson } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Kysely } from 'kysely'

/** The people `userId` has blocked, the last one first. */
export async function listBlocks(db: Kysely<Database>, userId: string): Promise<{ items: BlockedPerson[] }> {
  const rows = await db
    .selectFrom('blocks as b')
    .innerJoin('user_profiles as p', 'p.id', 'b.blocked_id')
    .select(['b.blocked_id as user_id', 'p.full_name', 'p.avatar_url', 'b.created_at'])
    .where('b.blocker_id', '=', userId)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.blocked_id')
    .limit(blocksMax)
    .execute()
  return { items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
}

/** So many blocks a person can keep. */
const blocksMax = 1000

/**
 * Hides `userId` and `otherId` from each other on every call (decisions 8). Blocked already is no fault. Throws
 * `not_found` for somebody who is not there, `conflict` for oneself and past {@link blocksMax}.
 */
export async function blockPerson(db: Kysely<Database>, userId: string, otherId: string): Promise<void> {
  if (userId === otherId) throw new Problem('conflict', 'You cannot block yourself.')
  await db.transaction().execute(async (trx) => {
    // Both are held in the order of their ids, as wherever two people are: in another order they would deadlock.
    const there = await trx
      .selectFrom('user_profiles')
      .select('id')
      .where('id', 'in', [userId, otherId])
      .orderBy('id')
      .forKeyShare()
      .execute()
    if (there.length < 2) throw new Problem('not_found', 'This person was not found.')
    const { kept } = await trx
      .selectFrom('blocks')
      .select((select) => select.fn.countAll<number>().as('kept'))
      .where('blocker_id', '=', userId)
      .where('blocked_id', '<>', otherId)
      .executeTakeFirstOrThrow()
    if (kept >= blocksMax)
      throw new Problem('conflict', 'You have blocked 1,000 people. Take back a block first.')
    await trx
      .insertInto('blocks')
      .values({ blocker_id: userId, blocked_id: otherId })
      .onConflict((on) => on.doNothing())
      .execute()
  })
}

/** Takes back a block of `userId`; the other person's own block of `userId` stays. */
export async function unblockPerson(db: Kysely<Database>, userId: string, otherId: string): Promise<void> {
  await db.deleteFrom('blocks').where('blocker_id', '=', userId).where('blocked_id', '=', otherId).execute()
}
