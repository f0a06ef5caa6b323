import { logAct, type OperatorAct, reasonOf } from '@basera/accounts/server'
import { Problem } from '@basera/platform/contract'
import type { OpenDatabase } from '../database.ts'
import { findInReview, findListerMailbox } from '../review/review.queries.ts'
import { roomKeptMail } from '../review/review-mails.ts'
import { holdRoom, type ReviewMailing, releaseRoom } from '../review/room-subject.ts'
import { refusals } from '../sentences.ts'
import { noSuchRoom } from './find-rooms.ts'
import { findAnyRoom } from './operator.queries.ts'

interface Deciding extends ReviewMailing {
  readonly db: OpenDatabase
}

const listedAtMost = 100

/** Rooms in review: whose lister asked for a look first, then the longest waiting. Logs the look-up (trust.operator-log). */
export const listReviews = (db: OpenDatabase, act: OperatorAct) =>
  db.transaction().execute(async (trx) => {
    await logAct(trx, act)
    return findInReview(trx, listedAtMost)
  })

/** Ends a room's review and tells its lister. Throws `not_found`, `conflict` for a room that is not in review. */
export async function approveRoom({ db, ...mailing }: Deciding, act: OperatorAct, id: string): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if (!(await findAnyRoom(trx, id))) throw noSuchRoom()
    if (!(await releaseRoom(trx, mailing, id))) throw new Problem('conflict', refusals.notInReview)
    await logAct(trx, act, { kind: 'room', id })
  })
}

/** Puts a room in review, or keeps it there, until a person decides otherwise; tells its lister. Throws `not_found`. */
export async function keepRoom({ db, mails, site }: Deciding, act: OperatorAct, id: string): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if (!(await findAnyRoom(trx, id))) throw noSuchRoom()
    await holdRoom(trx, id, 'decision')
    await logAct(trx, act, { kind: 'room', id })
    const mailbox = await findListerMailbox(trx, id)
    if (mailbox) await mails.add(trx, roomKeptMail(mailbox, id, site))
  })
}
