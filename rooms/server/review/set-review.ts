import { type ReviewReason, reviewReasons } from '@basera/rooms/contract'
import type { Harm } from '@basera/trust/contract'
import { openCase, withdrawCase } from '@basera/trust/server'
import type { Database } from '../database.ts'
import { type ReviewedRoom, setReview } from './review.queries.ts'

type HeldRoom = Pick<ReviewedRoom, 'id' | 'user_id' | 'title'>

const asked = 'asked'

const harmOf: Readonly<Record<ReviewReason, Harm>> = {
  new_person: 1,
  fair_housing: 1,
  same_text: 2,
  same_photo: 2,
  low_rent: 2,
  reported: 2,
  decision: 2,
  scam_wording: 3,
}

/** Puts a room in review with a case for moderators, or with no reasons ends both (rooms.in-review). */
export async function changeReview(
  trx: Database,
  { id, user_id, title }: HeldRoom,
  reasons: readonly ReviewReason[],
): Promise<void> {
  await setReview(trx, id, reasons)
  const subject = { kind: 'room', id } as const
  if (reasons.length === 0) {
    await withdrawCase(trx, subject, [...reviewReasons, asked])
    return
  }
  const harms = reasons.map((reason) => harmOf[reason]).sort()
  const harm = harms.at(-1) ?? 1
  await openCase(trx, { kind: 'review', subject, accountId: user_id, harm, because: reasons, title })
}

/** Moves a room's case up in the queue: its lister asked a person to look (rooms.review-ask). */
export async function raiseCase(trx: Database, { id, user_id, title }: HeldRoom): Promise<void> {
  await openCase(trx, {
    ...{ kind: 'review', subject: { kind: 'room', id }, accountId: user_id, title },
    ...{ harm: 3, because: [asked] },
  })
}
