import type { Database } from '../database.ts'
import {
  findPopularKeys,
  findSharingPhotos,
  insertPairs,
  insertPhotoHash,
  noteCompared,
  type SharingBounds,
} from './likeness.queries.ts'
import { photoLikenesses } from './likeness-threads.ts'
import type { PhotoSignature } from './photo-signature.ts'
import { likeFrom, storedSignature, wantedPhoto } from './stored-signature.ts'

/** A key that so many photos have says nothing any more: it is not kept of further ones, so look-ups stay short. */
export const popularFrom = 50

export const sharingBounds: SharingBounds = { shared: 200, returned: 40 }

export async function keepPhotoHash(
  trx: Database,
  photoId: string,
  signature: PhotoSignature,
): Promise<void> {
  const keys = signature.marks.map(({ key }) => key)
  const popular = new Set((await findPopularKeys(trx, keys, popularFrom)).map(({ key }) => key))
  await insertPhotoHash(
    trx,
    photoId,
    storedSignature(signature, (key) => popular.has(key)),
  )
}

/**
 * Notes which photos are like this one. Called after the photo's transaction, so that of two photos that come at once
 * the later one finds the other.
 */
export async function comparePhoto(db: Database, photoId: string, signature: PhotoSignature): Promise<void> {
  const keys = [...wantedPhoto(signature).sought.keys()]
  const sharing = await findSharingPhotos(db, photoId, keys, sharingBounds)
  const likenesses = await photoLikenesses(signature, sharing)
  const alike = sharing
    .map(({ photo_id: id }, index) => ({ id, likeness: likenesses[index] ?? 0 }))
    .filter(({ likeness }) => likeness >= likeFrom)
  const ids = alike.map(({ id }) => id)
  await insertPairs(
    db,
    photoId,
    ids,
    alike.map(({ likeness }) => likeness),
  )
  await noteCompared(db, photoId)
}
