import type { OpenDatabase } from '../database.ts'
import { lockAccount, noteAsked } from './review.queries.ts'
import { raiseCase } from './set-review.ts'

/** The lister asks a person to look at a room in review; again, and after a decision, without effect (rooms.review-ask). */
export async function askForLook(db: OpenDatabase, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId)
    const room = await noteAsked(trx, userId, id)
    if (room) await raiseCase(trx, room)
  })
}
