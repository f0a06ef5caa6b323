import { type FileStore, type Files, storedAt } from '@basera/platform/server/files'
import { limitConcurrency } from '@basera/platform/server/pictures'
import type { SocialPicture } from '@basera/platform/web'
import { pictureKey } from './picture-address.ts'

/** Not public: pictures are served by their route alone, which asks each time who may see the page. */
export const socialBucket = 'social-pictures'

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

async function bytesOf(
  files: Files,
  bucket: string,
  path: string,
  width?: number,
): Promise<Buffer | undefined> {
  const file = await files.find(bucket, path, width)
  return file && Buffer.concat(await file.open().toArray())
}

interface Photos {
  readonly files: FileStore
  readonly withheld: { holds(path: string): boolean }
}

async function photoOf(
  address: string | undefined,
  { files, withheld }: Photos,
): Promise<Buffer | undefined> {
  // The host of stored files may be another.
  const path = address && new URL(address, 'http://files').pathname
  const place = path ? storedAt(path) : undefined
  return place && !withheld.holds(place.path) ? bytesOf(files, place.bucket, place.path, 1280) : undefined
}

export interface KeptPictures {
  /** `mayDraw` is called before a picture that is not kept is drawn, and may throw. */
  find(picture: SocialPicture, mayDraw: () => Promise<void>): Promise<Buffer>
}

/** Draws each picture once a day, however many ask at once; on one core, with at most 50 waiting. */
export function keepPictures(photos: Photos, clock: () => Date = () => new Date()): KeptPictures {
  const { files } = photos
  const oneByOne = limitConcurrency(1, 50)
  const underWay = new Map<string, Promise<Buffer>>()

  async function draw(picture: SocialPicture, path: string): Promise<Buffer> {
    const photo = await photoOf(picture.photo, photos)
    // Shaping text takes 40 MB.
    const { drawPicture } = await import('./draw-picture.ts')
    const bytes = await drawPicture(picture, photo)
    await files.store(socialBucket, path, bytes)
    return bytes
  }

  async function findOrDraw(
    picture: SocialPicture,
    path: string,
    mayDraw: () => Promise<void>,
  ): Promise<Buffer> {
    const kept = await bytesOf(files, socialBucket, path)
    if (kept) return kept
    await mayDraw()
    return oneByOne(() => draw(picture, path))
  }

  return {
    find(picture, mayDraw) {
      const path = `${dayOf(clock())}/${pictureKey(picture)}.jpg`
      const found =
        underWay.get(path) ?? findOrDraw(picture, path, mayDraw).finally(() => underWay.delete(path))
      underWay.set(path, found)
      return found
    },
  }
}

/** Removes the pictures of days before yesterday, with what they showed of rooms that are gone. */
export async function sweepPictures(files: FileStore, now = new Date()): Promise<void> {
  const yesterday = dayOf(new Date(now.getTime() - 86_400_000))
  for (const day of await files.folders(socialBucket))
    if (day < yesterday) await files.removeFolder(socialBucket, day)
}
