import { Problem } from '@basera/platform/contract'
import type { UploadedFile } from '@basera/platform/server/feature'
import { type FileStore, withReceivedFile } from '@basera/platform/server/files'
import { maxPhotos, photoSentences, type RoomImage } from '@basera/rooms/contract'
import type { OpenDatabase } from '../database.ts'
import { type MadePhoto, makePhoto } from './make-photo.ts'
import { newPhotoPath, removePhotoFiles, storePhoto } from './photo-files.ts'
import { closeGaps, holdOwnRoom, insertPhoto, type NewPhoto, ownPhotos, type PhotoRow } from './photo-rows.ts'

export interface PhotoNeeds {
  readonly db: OpenDatabase
  readonly files: FileStore
}

/** Whose photo, of which room, and what its browser calls it. */
export interface PhotoPlace {
  readonly userId: string
  readonly roomId: string
  readonly clientId: string | undefined
}

const full = () => new Problem('conflict', photoSentences.tooMany)

const sameAs = (clientId: string | undefined, photos: readonly PhotoRow[]) =>
  clientId === undefined ? undefined : photos.find((photo) => photo.client_id === clientId)

/** Adds the row as the last photo, or finds that it is there already. */
function keepRow(db: OpenDatabase, { userId, roomId, clientId }: PhotoPlace, photo: NewPhoto) {
  return db.transaction().execute(async (trx): Promise<PhotoRow> => {
    await holdOwnRoom(trx, userId, roomId)
    await closeGaps(trx, roomId)
    const photos = await ownPhotos(trx, userId, roomId)
    const known = sameAs(clientId, photos)
    if (known) return known
    if (photos.length >= maxPhotos) throw full()
    return insertPhoto(trx, roomId, photos.length, photo)
  })
}

/** Stores the files, then the row: nothing points at a missing file, whatever fails when (decisions 6). */
async function keepPhoto({ db, files }: PhotoNeeds, place: PhotoPlace, photo: MadePhoto): Promise<PhotoRow> {
  const path = newPhotoPath(place.userId, place.roomId)
  const image_url = await storePhoto(files, path, photo)
  const { width, height, blur } = photo
  try {
    const new_ = { image_url, width, height, blur, client_id: place.clientId ?? null }
    const row = await keepRow(db, place, new_)
    if (row.image_url !== image_url) await removePhotoFiles(files, path)
    return row
  } catch (error) {
    // After any other fault the row may be there; files without one are swept later.
    if (error instanceof Problem) await removePhotoFiles(files, path)
    throw error
  }
}

/**
 * Adds an uploaded photo to a room of `userId` as its last one. A photo sent again with the same client id is the photo that
 * is there. Throws, before a byte is read, `not_found` for a room that is not theirs and `conflict` for a ninth photo
 * (marketplace 9); `file_refused` and `payload_too_large` for what is no picture (decisions 5).
 */
export async function addPhoto(
  needs: PhotoNeeds,
  place: PhotoPlace,
  upload: UploadedFile,
): Promise<RoomImage> {
  const photos = await ownPhotos(needs.db, place.userId, place.roomId)
  const known = sameAs(place.clientId, photos)
  if (known) return known
  if (photos.length >= maxPhotos) throw full()
  const photo = await withReceivedFile(upload.stream, makePhoto)
  return keepPhoto(needs, place, photo)
}
