import { type DeletionNeeds, removeAccount } from '../account/delete-account.ts'
import { logAct, type OperatorAct, reasonOf } from './operator-log.ts'
import { personNotFound } from './show-person.ts'

/**
 * Deletes an account as its member could: with all that belongs to it, registration details sealed, files to follow. The
 * log keeps the id. Throws `not_found`, and `validation_failed` without a reason.
 */
export async function erasePerson(needs: DeletionNeeds, act: OperatorAct, id: string): Promise<void> {
  reasonOf(act)
  await needs.db.transaction().execute(async (trx) => {
    const held = await trx.selectFrom('auth_users').select('id').where('id', '=', id).forUpdate().execute()
    if (held.length === 0) throw personNotFound()
    await logAct(trx, act, { kind: 'person', id })
    await removeAccount(trx, needs, id)
  })
}
