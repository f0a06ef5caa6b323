import { Problem } from '@basera/platform/contract'
import type { UploadedFile } from '@basera/platform/server/feature'
import { type FileStore, withReceivedFile } from '@basera/platform/server/files'
import type { Logger } from '@basera/platform/server/logger'
import { maxPhotos, photoSentences, type RoomImage } from '@basera/rooms/contract'
import type { OpenDatabase } from '../database.ts'
import { comparePhoto, keepPhotoHash } from '../likeness/compare-photo.ts'
import type { PhotoSignature } from '../likeness/photo-signature.ts'
import { reviewAddedPhoto } from '../review/check-photos.ts'
import { type MadePhoto, makePhoto } from './make-photo.ts'
import { newPhotoPath, removePhotoFiles, storePhoto } from './photo-files.ts'
import {
  closeGaps,
  findPhotos,
  insertPhoto,
  lockOwnRoom,
  type NewPhoto,
  type PhotoRow,
} from './photos.queries.ts'

export interface PhotoNeeds {
  readonly db: OpenDatabase
  readonly files: FileStore
  readonly logger: Pick<Logger, 'warn'>
  /** False where rooms are published without checks. */
  readonly reviews?: boolean
}

export interface PhotoTarget {
  readonly userId: string
  readonly roomId: string
  readonly clientId: string | undefined
}

const full = () => new Problem('conflict', photoSentences.tooMany)

const sameAs = (clientId: string | undefined, photos: readonly PhotoRow[]) =>
  clientId === undefined ? undefined : photos.find((photo) => photo.client_id === clientId)

function keepRow(
  db: OpenDatabase,
  { userId, roomId, clientId }: PhotoTarget,
  photo: NewPhoto,
  signature: PhotoSignature,
) {
  return db.transaction().execute(async (trx): Promise<PhotoRow> => {
    await lockOwnRoom(trx, userId, roomId)
    await closeGaps(trx, roomId)
    const photos = await findPhotos(trx, userId, roomId)
    const known = sameAs(clientId, photos)
    if (known) return known
    if (photos.length >= maxPhotos) throw full()
    const row = await insertPhoto(trx, roomId, photos.length, photo)
    if (!row) throw new Error('INSERT … RETURNING gave no row')
    await keepPhotoHash(trx, row.id, signature)
    return row
  })
}

async function compareAdded(
  { db, reviews = true }: PhotoNeeds,
  { userId, roomId }: PhotoTarget,
  photoId: string,
  signature: PhotoSignature,
): Promise<void> {
  await comparePhoto(db, photoId, signature)
  if (reviews) await reviewAddedPhoto(db, { userId, roomId, photoId })
}

/** Stores the files first, then the row (rooms.photo-row-after-file). */
async function keepPhoto(needs: PhotoNeeds, target: PhotoTarget, photo: MadePhoto): Promise<PhotoRow> {
  const { db, files } = needs
  const path = newPhotoPath(target.userId, target.roomId)
  const image_url = await storePhoto(files, path, photo)
  const { width, height, blur } = photo
  try {
    const new_ = { image_url, width, height, blur, client_id: target.clientId ?? null }
    const row = await keepRow(db, target, new_, photo.signature)
    if (row.image_url !== image_url) await removePhotoFiles(files, path)
    // A photo that could not be compared is compared by the job.
    await compareAdded(needs, target, row.id, photo.signature).catch((err: unknown) =>
      needs.logger.warn({ err }, 'a photo was not compared'),
    )
    return row
  } catch (error) {
    // After other faults the row may exist; files without one are swept later.
    if (error instanceof Problem) await removePhotoFiles(files, path)
    throw error
  }
}

/** Throws, before reading a byte, `not_found` and `conflict` for a ninth photo; `file_refused`, `payload_too_large`. */
export async function addPhoto(
  needs: PhotoNeeds,
  target: PhotoTarget,
  upload: UploadedFile,
): Promise<RoomImage> {
  const photos = await findPhotos(needs.db, target.userId, target.roomId)
  const known = sameAs(target.clientId, photos)
  if (known) return known
  if (photos.length >= maxPhotos) throw full()
  const photo = await withReceivedFile(upload.stream, makePhoto)
  return keepPhoto(needs, target, photo)
}
