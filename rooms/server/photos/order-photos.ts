import { Problem } from '@basera/platform/contract'
import { photoSentences, type RoomImage } from '@basera/rooms/contract'
import type { OpenDatabase } from '../database.ts'
import { findPhotos, lockOwnRoom, updateOrder } from './photos.queries.ts'

const refused = () =>
  new Problem('validation_failed', photoSentences.orderDetail, [
    { field: 'image_ids', message: photoSentences.order },
  ])

/** Throws `not_found`, and `validation_failed` unless every photo is named exactly once (rooms.photo-order). */
export function orderPhotos(
  db: OpenDatabase,
  userId: string,
  roomId: string,
  imageIds: readonly string[],
): Promise<RoomImage[]> {
  return db.transaction().execute(async (trx) => {
    await lockOwnRoom(trx, userId, roomId)
    const photos = await findPhotos(trx, userId, roomId)
    const named = new Set(imageIds)
    const isEveryOne = photos.every(({ id }) => named.has(id))
    if (!isEveryOne || named.size !== photos.length || imageIds.length !== photos.length) throw refused()
    await updateOrder(trx, roomId, imageIds)
    return findPhotos(trx, userId, roomId)
  })
}
