import { Problem } from '@basera/platform/contract'
import { photoSentences } from '@basera/rooms/contract'
import { reviewRemovedPhoto } from '../review/check-photos.ts'
import type { PhotoNeeds } from './add-photo.ts'
import { removePhotoAt } from './photo-files.ts'
import { closeGaps, deletePhoto, lockOwnRoom } from './photos.queries.ts'

export async function removePhoto(
  { db, files, logger }: PhotoNeeds,
  userId: string,
  { roomId, imageId }: { readonly roomId: string; readonly imageId: string },
): Promise<void> {
  const address = await db.transaction().execute(async (trx) => {
    await lockOwnRoom(trx, userId, roomId)
    const removed = await deletePhoto(trx, roomId, imageId)
    if (!removed) throw new Problem('not_found', photoSentences.notFound)
    await closeGaps(trx, roomId)
    await reviewRemovedPhoto(trx, userId, roomId)
    return removed.image_url
  })
  // The photo is gone for everyone; leftover files are swept later.
  await removePhotoAt(files, userId, address).catch((err: unknown) => logger.warn({ err }, 'a photo stays'))
}
