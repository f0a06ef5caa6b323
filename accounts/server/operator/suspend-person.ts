import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { type Kysely, sql, type Transaction } from 'kysely'
import { logAct, type OperatorAct, reasonOf } from './operator-log.ts'
import { personNotFound } from './show-person.ts'

/** Holds the account: sessions that are just beginning are waited for, and others wait. */
async function heldPerson(trx: Transaction<Database>, id: string): Promise<{ banned_at: Date | null }> {
  const query = trx.selectFrom('auth_users').select('banned_at').where('id', '=', id).forUpdate()
  const row = await query.executeTakeFirst()
  if (!row) throw personNotFound()
  return row
}

const setBanned = (trx: Transaction<Database>, id: string, banned: boolean) =>
  trx
    .updateTable('auth_users')
    .set({ banned_at: banned ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()

/**
 * Suspends a member: all sessions and live connections end, signing in is refused with `user_banned` (auth protocol), and
 * by triggers rooms and the roommate profile are hidden from everybody else. Throws `not_found`, `conflict` for a person
 * who is suspended already, and `validation_failed` without a reason.
 */
export async function suspendPerson(db: Kysely<Database>, act: OperatorAct, id: string): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if ((await heldPerson(trx, id)).banned_at)
      throw new Problem('conflict', 'This person is suspended already.')
    await logAct(trx, act, { kind: 'person', id })
    await setBanned(trx, id, true)
    await trx.deleteFrom('auth_sessions').where('user_id', '=', id).execute()
  })
}

/**
 * Lets a suspended member back: signing in works again, and what the member had on show is seen again. Throws as
 * {@link suspendPerson}.
 */
export async function restorePerson(db: Kysely<Database>, act: OperatorAct, id: string): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if (!(await heldPerson(trx, id)).banned_at) throw new Problem('conflict', 'This person is not suspended.')
    await logAct(trx, act, { kind: 'person', id })
    await setBanned(trx, id, false)
  })
}
