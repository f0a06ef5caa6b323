import { storedAt } from '@basera/platform/server/files'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { ReviewReason } from '@basera/rooms/contract'
import type { Subject } from '@basera/trust/server'
import type { Database } from '../database.ts'
import { findSamePhotos } from '../likeness/likeness.queries.ts'
import { lockLister } from '../operator/operator.queries.ts'
import { findListerMailbox, lockAnyReviewed, type ReviewedRoom, setReview } from './review.queries.ts'
import { roomLiveMail } from './review-mails.ts'
import { findSnapshot, type RoomSnapshot } from './room-snapshot.queries.ts'
import { changeReview } from './set-review.ts'

export interface ReviewMailing {
  readonly mails: MailQueue
  readonly site: MailSite
}

async function lockRoom(trx: Database, id: string): Promise<ReviewedRoom | undefined> {
  await lockLister(trx, id)
  return lockAnyReviewed(trx, id)
}

/** Puts any room that is there in review for one more reason; a decision opens no case, as a person has looked. */
export async function holdRoom(trx: Database, id: string, reason: ReviewReason): Promise<void> {
  const room = await lockRoom(trx, id)
  if (!room || room.review_reasons?.includes(reason)) return
  const reasons = [...(room.review_reasons ?? []), reason]
  await (reason === 'decision' ? setReview(trx, id, reasons) : changeReview(trx, room, reasons))
}

/** Ends a review and tells the lister by mail; gives whether there was one (rooms.review-decided). */
export async function releaseRoom(
  trx: Database,
  { mails, site }: ReviewMailing,
  id: string,
): Promise<boolean> {
  const room = await lockRoom(trx, id)
  if (!room?.review_reasons) return false
  await changeReview(trx, room, [])
  const mailbox = await findListerMailbox(trx, id)
  if (mailbox && !room.deleted) await mails.add(trx, roomLiveMail(mailbox, id, site))
  return true
}

const samePhotosShown = 20

function contentOf(room: RoomSnapshot) {
  const { user_id: _, images: __, in_review: ___, deleted, full_name, proofs, ...facts } = room
  return {
    ...facts,
    status: deleted ? 'deleted' : room.status,
    lister: full_name,
    work_domain: proofs.work?.domain ?? null,
    photo_checked: proofs.photo_on !== null,
  }
}

/** A room as a subject of cases: taken out of sight by a review that only a person ends. */
export const roomSubject = (mailing: ReviewMailing): Subject => ({
  kind: 'room',
  async snapshot(db, id, viewerId) {
    const room = await findSnapshot(db, id, viewerId)
    if (!room) return undefined
    const files = room.images.map((url) => storedAt(url)).filter((file) => file !== undefined)
    const { user_id: accountId, title, in_review: inReview } = room
    return { accountId, title, content: contentOf(room), files, inReview }
  },
  hide: (trx, id) => holdRoom(trx, id, 'decision'),
  holdReported: (trx, id) => holdRoom(trx, id, 'reported'),
  async restore(trx, id) {
    await releaseRoom(trx, mailing, id)
  },
  async samePictures(db, id) {
    const photos = await findSamePhotos(db, id, samePhotosShown)
    return photos.map(({ id: photoId, likeness, room_id, title, user_id, full_name, gone, image_url }) => ({
      ...{ id: photoId, likeness, subjectId: room_id, title, gone },
      ...{ accountId: user_id, accountName: full_name, file: storedAt(image_url) },
    }))
  },
})
