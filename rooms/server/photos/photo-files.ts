import { randomInt } from 'node:crypto'
import { type FileStore, publicAddress, storedAt, variantOf } from '@basera/platform/server/files'
import type { MadePhoto } from './make-photo.ts'

/** Photos are at `{userId}/{roomId}/{timestamp}-{index}.webp` (rooms.photo-path). */
export const photoBucket = 'room-images'

/** The index tells apart what several processes store in one millisecond. */
export const newPhotoPath = (userId: string, roomId: string): string =>
  `${userId}/${roomId}/${Date.now()}-${randomInt(1_000_000_000)}.webp`

const jpegOf = (path: string) => path.replace(/\.webp$/, '.jpg')

/** The photo a file belongs to: `1-0.w320.jpg` is of `1-0.webp`. */
export const photoOfFile = (path: string): string =>
  path.replace(/\.w\d+(\.[a-z]+)$/, '$1').replace(/\.jpg$/, '.webp')

export async function removePhotoFiles(files: FileStore, path: string): Promise<void> {
  await files.remove(photoBucket, path)
  await files.remove(photoBucket, jpegOf(path))
}

export async function removePhotoAt(files: FileStore, userId: string, address: string): Promise<void> {
  const place = storedAt(address)
  if (place?.bucket === photoBucket && place.path.startsWith(`${userId}/`))
    await removePhotoFiles(files, place.path)
}

/** Stores all files of a photo, or none, and gives its address. */
export async function storePhoto(files: FileStore, path: string, photo: MadePhoto): Promise<string> {
  try {
    for (const { extension, width, bytes } of photo.files) {
      const whole = extension === 'jpg' ? jpegOf(path) : path
      await files.store(photoBucket, variantOf(whole, width), bytes)
    }
  } catch (error) {
    // What stays behind is swept later.
    await removePhotoFiles(files, path).catch(() => undefined)
    throw error
  }
  return publicAddress(photoBucket, path)
}
