import { buffer } from 'node:stream/consumers'
import { type ChatPhoto, photoSentences as say } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { faultsOf, throwFaults } from '@basera/platform/server/faults'
import type { UploadedFile } from '@basera/platform/server/feature'
import { type FileStore, withReceivedFile } from '@basera/platform/server/files'
import { inBatches } from '@basera/platform/server/jobs'
import { findOtherMember } from '../chats.queries.ts'
import type { Database, OpenDatabase } from '../database.ts'
import { chatNotFound, refusalOf } from '../messages/send-message.ts'
import {
  claimGonePhotos,
  deletePhotos,
  findPhotoSentBefore,
  findShownPhoto,
  findUpload,
  insertPhoto,
  markStored,
  type PhotoKey,
  takeAway,
} from './chat-photos.queries.ts'
import { makeChatPhoto } from './make-chat-photo.ts'
import { photoAt, storePhotoFiles } from './photo-files.ts'

export interface PhotoNeeds {
  readonly db: OpenDatabase
  readonly files: FileStore
}

const photoNotFound = () => new Problem('not_found', say.notFound)

/** Only where a message could be sent. Throws `not_found`, `conflict`, `sending_paused`. */
async function refuseWhereSilent(db: Database, senderId: string, chatId: string): Promise<void> {
  if (!(await findOtherMember(db, senderId, chatId))) throw chatNotFound()
  const refusal = await refusalOf(db, senderId, chatId)
  if (refusal.code !== 'not_found') throw refusal
}

async function sentMeanwhile(db: Database, key: PhotoKey): Promise<ChatPhoto> {
  const known = await findPhotoSentBefore(db, key)
  if (known) return known
  throw (await findUpload(db, key))
    ? new Problem('conflict', say.gone)
    : new Problem('limit_reached', say.tooMany)
}

/**
 * Keeps a photo for a message to come (chats.photo-once). Throws, before reading a byte, `not_found`, `conflict`,
 * `sending_paused`; then `file_refused`, `limit_reached`, `conflict`.
 */
export async function addChatPhoto(
  { db, files }: PhotoNeeds,
  key: PhotoKey,
  upload: UploadedFile,
): Promise<ChatPhoto> {
  const known = await findPhotoSentBefore(db, key)
  if (known) return known
  await refuseWhereSilent(db, key.senderId, key.chatId)
  const { sizes, ...made } = await withReceivedFile(upload.stream, makeChatPhoto)
  const row = await insertPhoto(db, { ...key, ...made })
  if (!row) return sentMeanwhile(db, key)
  const place = photoAt({ id: row.id, chat_id: key.chatId, sender_id: key.senderId })
  await storePhotoFiles(files, place, sizes)
  const stored = await markStored(db, row.id)
  if (stored) return stored
  await files.remove(place.bucket, place.path)
  throw photoNotFound()
}

interface ShownPhoto {
  readonly userId: string
  readonly chatId: string
  readonly photoId: string
}

/** Checked for each look (chats.photo-private). Throws `not_found`. */
export async function showChatPhoto(
  { db, files }: PhotoNeeds,
  { userId, chatId, photoId }: ShownPhoto,
  width: number,
): Promise<{ data: string }> {
  const found = await findShownPhoto(db, userId, chatId, photoId)
  if (!found) throw photoNotFound()
  const { bucket, path } = photoAt({ id: photoId, chat_id: chatId, sender_id: found.sender_id })
  const file = (await files.find(bucket, path, width)) ?? (await files.find(bucket, path))
  if (!file) throw photoNotFound()
  const bytes = await buffer(file.open())
  return { data: `data:${file.type};base64,${bytes.toString('base64')}` }
}

const atOnce = 100

/** Removes files of photos that are gone, then their rows; of one chat, or of all. Gives their number. */
export async function removeGonePhotos({ db, files }: PhotoNeeds, chatId: string | null): Promise<number> {
  const gone = await claimGonePhotos(db, chatId, atOnce)
  const removed: string[] = []
  const faults = await faultsOf(gone, async (photo) => {
    const { bucket, path } = photoAt(photo)
    await files.remove(bucket, path)
    removed.push(photo.id)
  })
  if (removed.length > 0) await deletePhotos(db, removed)
  throwFaults(faults)
  return removed.length
}

export const sweepGonePhotos = (needs: PhotoNeeds): Promise<number> =>
  inBatches(atOnce, () => removeGonePhotos(needs, null))

/** Throws `not_found`, also for one that was sent. */
export async function takeChatPhotoAway(
  needs: PhotoNeeds,
  { userId, chatId, photoId }: ShownPhoto,
): Promise<void> {
  if (!(await takeAway(needs.db, userId, chatId, photoId))) throw photoNotFound()
  await removeGonePhotos(needs, chatId)
}
