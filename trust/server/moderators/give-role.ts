import { findMembers, logAct, type OperatorAct, reasonOf } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Kysely } from 'kysely'
import { deleteRole, type Role, upsertRole } from './moderators.queries.ts'

/**
 * Makes a member, by id or e-mail address, moderator or admin, or takes the role away with its secret
 * (trust.moderator-role). Throws `not_found`, `validation_failed` without a reason.
 */
export async function giveRole(
  db: Kysely<Database>,
  act: OperatorAct,
  who: string,
  role: Role | 'none',
): Promise<string> {
  reasonOf(act)
  const [member] = await findMembers(db, act, who, 1)
  if (!member || !/[@-]/.test(who)) throw new Problem('not_found', commonRefusals.noSuchPerson)
  const { id } = member
  await db.transaction().execute(async (trx) => {
    await (role === 'none' ? deleteRole(trx, id) : upsertRole(trx, id, role))
    await logAct(trx, act, { kind: 'person', id })
  })
  return id
}
