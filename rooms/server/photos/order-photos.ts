import { Problem } from '@basera/platform/contract'
import { photoSentences, type RoomImage } from '@basera/rooms/contract'
import { sql } from 'kysely'
import type { OpenDatabase } from '../database.ts'
import { holdOwnRoom, ownPhotos } from './photo-rows.ts'

const refused = () =>
  new Problem('validation_failed', photoSentences.orderDetail, [
    { field: 'image_ids', message: photoSentences.order },
  ])

/**
 * Puts the photos of a room of `userId` in the order of `imageIds`; the first is the cover (decisions 6). Throws
 * `not_found`, and `validation_failed` unless every photo of the room is named exactly once.
 */
export function orderPhotos(
  db: OpenDatabase,
  userId: string,
  roomId: string,
  imageIds: readonly string[],
): Promise<RoomImage[]> {
  return db.transaction().execute(async (trx) => {
    await holdOwnRoom(trx, userId, roomId)
    const photos = await ownPhotos(trx, userId, roomId)
    const named = new Set(imageIds)
    const isEveryOne = photos.every(({ id }) => named.has(id))
    if (!isEveryOne || named.size !== photos.length || imageIds.length !== photos.length) throw refused()
    await sql`
      UPDATE room_images SET display_order = wanted.place - 1
      FROM unnest(${imageIds}::uuid[]) WITH ORDINALITY AS wanted (id, place)
      WHERE room_images.id = wanted.id AND room_id = ${roomId}::uuid
    `.execute(trx)
    return ownPhotos(trx, userId, roomId)
  })
}
