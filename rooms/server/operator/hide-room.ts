import { logAct, type OperatorAct, reasonOf } from '@basera/accounts/server'
import { Problem } from '@basera/platform/contract'
import { sql } from 'kysely'
import type { Database, OpenDatabase } from '../database.ts'
import { noSuchRoom } from './find-rooms.ts'

/** Holds the lister and then the room, in the order of a suspension. Gives since when it is hidden. */
async function heldRoom(trx: Database, id: string): Promise<Date | null> {
  await sql`
    SELECT 1 FROM auth_users WHERE id = (SELECT user_id FROM rooms WHERE id = ${id}::uuid) FOR SHARE
  `.execute(trx)
  const { rows } = await sql<{ hidden_at: Date | null }>`
    SELECT hidden_at FROM rooms WHERE id = ${id}::uuid FOR NO KEY UPDATE
  `.execute(trx)
  if (!rows[0]) throw noSuchRoom()
  return rows[0].hidden_at
}

/**
 * Hides a room from everybody but its lister: it is in no search, map or site map, its page is not found, and nobody can
 * write because of it. Throws `not_found`, `conflict` for one that is hidden already, `validation_failed` without a reason.
 */
export async function hideRoom(db: OpenDatabase, act: OperatorAct, id: string): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if (await heldRoom(trx, id)) throw new Problem('conflict', 'This room is hidden already.')
    await logAct(trx, act, { kind: 'room', id })
    await sql`UPDATE rooms SET hidden_at = now() WHERE id = ${id}::uuid`.execute(trx)
  })
}

/** Shows a hidden room again, unless its lister is suspended or it is not on offer. Throws as {@link hideRoom}. */
export async function unhideRoom(db: OpenDatabase, act: OperatorAct, id: string): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if (!(await heldRoom(trx, id))) throw new Problem('conflict', 'This room is not hidden.')
    await logAct(trx, act, { kind: 'room', id })
    await sql`UPDATE rooms SET hidden_at = NULL WHERE id = ${id}::uuid`.execute(trx)
  })
}
