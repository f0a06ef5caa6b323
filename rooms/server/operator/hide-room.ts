import { logAct, type OperatorAct, reasonOf } from '@basera/accounts/server'
import { Problem } from '@basera/platform/contract'
import type { Database, OpenDatabase } from '../database.ts'
import { refusals } from '../sentences.ts'
import { noSuchRoom } from './find-rooms.ts'
import { lockLister, lockRoom, updateHidden } from './operator.queries.ts'

/** Locks the lister, then the room: the order that suspending takes. Gives since when the room is hidden. */
async function lockForHiding(trx: Database, id: string): Promise<Date | null> {
  await lockLister(trx, id)
  const room = await lockRoom(trx, id)
  if (!room) throw noSuchRoom()
  return room.hidden_at
}

/** Throws `not_found`, `conflict` if it is hidden already, `validation_failed` without a reason (rooms.visible-rooms). */
export async function hideRoom(db: OpenDatabase, act: OperatorAct, id: string): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if (await lockForHiding(trx, id)) throw new Problem('conflict', refusals.hiddenAlready)
    await logAct(trx, act, { kind: 'room', id })
    await updateHidden(trx, id, true)
  })
}

/** Shows a hidden room again, unless its lister is suspended or it is not on offer. Throws like {@link hideRoom}. */
export async function unhideRoom(db: OpenDatabase, act: OperatorAct, id: string): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if (!(await lockForHiding(trx, id))) throw new Problem('conflict', refusals.notHidden)
    await logAct(trx, act, { kind: 'room', id })
    await updateHidden(trx, id, false)
  })
}
