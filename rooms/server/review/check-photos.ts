import type { Database, OpenDatabase } from '../database.ts'
import { findLikePhotos } from '../likeness/find-like-photos.ts'
import { hasCopies } from '../likeness/likeness.queries.ts'
import { lockReviewed } from './review.queries.ts'
import { holdRoom } from './room-subject.ts'
import { changeReview } from './set-review.ts'

const reason = 'same_photo'

interface AddedPhoto {
  readonly userId: string
  readonly roomId: string
  readonly photoId: string
}

/** Puts the room in review when another person's room had the picture before (rooms.review-photo). */
export async function reviewAddedPhoto(
  db: OpenDatabase,
  { userId, roomId, photoId }: AddedPhoto,
): Promise<void> {
  const like = await findLikePhotos(db, { photoIds: [photoId], userId })
  if (like.length > 0) await db.transaction().execute((trx) => holdRoom(trx, roomId, reason))
}

/** Takes the reason away with the last photo that another person's room had before (rooms.review-photo). */
export async function reviewRemovedPhoto(trx: Database, userId: string, roomId: string): Promise<void> {
  const room = await lockReviewed(trx, userId, roomId)
  if (!room?.review_reasons?.includes(reason) || (await hasCopies(trx, roomId, userId))) return
  await changeReview(
    trx,
    room,
    room.review_reasons.filter((other) => other !== reason),
  )
}
