import { Problem } from '@basera/platform/contract'
import type { Logger } from '@basera/platform/server/logger'
import { photoSentences } from '@basera/rooms/contract'
import { sql } from 'kysely'
import type { PhotoNeeds } from './add-photo.ts'
import { removePhotoAt } from './photo-files.ts'
import { closeGaps, holdOwnRoom } from './photo-rows.ts'

/** Removes a photo of a room of `userId`: the row first, its files once that is committed. Throws `not_found`. */
export async function removePhoto(
  { db, files, logger }: PhotoNeeds & { readonly logger: Pick<Logger, 'warn'> },
  userId: string,
  { roomId, imageId }: { readonly roomId: string; readonly imageId: string },
): Promise<void> {
  const address = await db.transaction().execute(async (trx) => {
    await holdOwnRoom(trx, userId, roomId)
    const { rows } = await sql<{ image_url: string }>`
      DELETE FROM room_images WHERE id = ${imageId}::uuid AND room_id = ${roomId}::uuid RETURNING image_url
    `.execute(trx)
    if (!rows[0]) throw new Problem('not_found', photoSentences.notFound)
    await closeGaps(trx, roomId)
    return rows[0].image_url
  })
  // The photo is gone for everybody; files that stay are swept later.
  await removePhotoAt(files, userId, address).catch((err: unknown) => logger.warn({ err }, 'a photo stays'))
}
