import type { Database } from '@basera/database/types'
import { someId, statement } from '@basera/platform/server/database'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { lockedMembers } from '../visibility.queries.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const findBlocks = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('blocks as b')
    .innerJoin('user_profiles as p', 'p.id', 'b.blocked_id')
    .select(['b.blocked_id as user_id', 'p.full_name', 'p.avatar_url', 'b.created_at'])
    .where('b.blocker_id', '=', userId)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.blocked_id')
    .limit(limit)
    .execute()

export const lockMembers = statement(
  { row: z.object({ id: z.guid() }), samples: [[[someId]]] },
  (userIds: readonly string[]) => sql`${lockedMembers(userIds)}`,
).all

export async function countOtherBlocks(trx: Trx, userId: string, exceptId: string): Promise<number> {
  const { blocks } = await trx
    .selectFrom('blocks')
    .select((of) => of.fn.countAll<number>().as('blocks'))
    .where('blocker_id', '=', userId)
    .where('blocked_id', '<>', exceptId)
    .executeTakeFirstOrThrow()
  return blocks
}

export const insertBlock = (trx: Trx, userId: string, otherId: string) =>
  trx
    .insertInto('blocks')
    .values({ blocker_id: userId, blocked_id: otherId })
    .onConflict((on) => on.doNothing())
    .execute()

export const deleteBlock = (db: Db, userId: string, otherId: string) =>
  db.deleteFrom('blocks').where('blocker_id', '=', userId).where('blocked_id', '=', otherId).execute()
