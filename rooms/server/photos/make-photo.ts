import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { pictureWidths } from '@basera/platform/server/files'
import {
  asJpeg,
  asWebp,
  limitConcurrency,
  type SafePicture,
  safePicture,
} from '@basera/platform/server/pictures'
import { photoSignature } from '../likeness/likeness-threads.ts'
import type { PhotoSignature } from '../likeness/photo-signature.ts'

/** Pixels of a kept photo; tall ones are at most twice as high. */
const widest = 1280
const tallest = 2560

const blurWidth = 12
const blurQuality = 40

export interface PhotoFile {
  readonly extension: 'webp' | 'jpg'
  readonly width: number
  readonly bytes: Buffer
}

/** A photo ready to be stored. Sizes in pixels; `blur` is a tiny WebP as a `data:` address. */
export interface MadePhoto {
  readonly width: number
  readonly height: number
  readonly blur: string
  readonly files: readonly PhotoFile[]
  readonly signature: PhotoSignature
}

const making = limitConcurrency(availableParallelism(), 200)

async function filesOf(picture: SafePicture): Promise<PhotoFile[]> {
  const smaller = pictureWidths.filter((width) => width < Math.min(picture.width, widest))
  const files: PhotoFile[] = []
  // The widest last: while it is missing, nothing is served in its place.
  for (const width of [...smaller, widest]) {
    files.push({ extension: 'jpg', width, bytes: await asJpeg(picture, width) })
    files.push({ extension: 'webp', width, bytes: await asWebp(picture, width) })
  }
  return files
}

/** Without metadata (rooms.photo-metadata). Throws `file_refused`, and `service_unavailable` when too many photos wait. */
export const makePhoto = (file: string): Promise<MadePhoto> =>
  making(async () => {
    const picture = await safePicture(await readFile(file), { widest, tallest })
    const blur = await asWebp(picture, blurWidth, blurQuality)
    const files = await filesOf(picture)
    const signature = await photoSignature(picture)
    const { width, height } = picture
    return { width, height, blur: `data:image/webp;base64,${blur.toString('base64')}`, files, signature }
  })
