import { buffer } from 'node:stream/consumers'
import { type FileStore, storedAt } from '@basera/platform/server/files'
import { safePicture } from '@basera/platform/server/pictures'
import type { OpenDatabase } from '../database.ts'
import { comparePhoto, keepPhotoHash } from './compare-photo.ts'
import { findPhotosToCompare } from './likeness.queries.ts'
import { photoSignature } from './likeness-threads.ts'

/** Photos that one run looks at, and those that it reads at most: some two seconds of processor time. */
const page = 1000
const mostRead = 40

const readWidth = 640

async function compareFile(db: OpenDatabase, files: FileStore, id: string, address: string): Promise<void> {
  const place = storedAt(address)
  const file = place && (await files.find(place.bucket, place.path, readWidth))
  if (!file) return
  const picture = await safePicture(await buffer(file.open()), { widest: readWidth, tallest: 2 * readWidth })
  const signature = await photoSignature(picture)
  await keepPhotoHash(db, id, signature)
  await comparePhoto(db, id, signature)
}

export interface Compared {
  readonly compared: number
  /** Where the next run goes on; null at the end. */
  readonly after: string | null
}

/** Compares photos of before, and those whose upload was cut off before it was compared (rooms.photo-likeness). */
export async function compareOlderPhotos(
  files: FileStore,
  db: OpenDatabase,
  after: string | null,
): Promise<Compared> {
  const photos = await findPhotosToCompare(db, after, page)
  const due = photos.filter(({ compared }) => !compared).slice(0, mostRead)
  let compared = 0
  for (const { id, image_url } of due) {
    // A file that is missing or unreadable is tried again in the next round.
    const done = await compareFile(db, files, id, image_url).then(
      () => true,
      () => false,
    )
    if (done) compared++
  }
  const isWhole = due.length < mostRead
  const last = isWhole ? photos.at(-1) : due.at(-1)
  return { compared, after: isWhole && photos.length < page ? null : (last?.id ?? null) }
}
