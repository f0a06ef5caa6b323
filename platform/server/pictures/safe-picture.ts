import { availableParallelism } from 'node:os'
import { Problem } from '@basera/platform/contract'
import type { Metadata, Sharp } from 'sharp'
import { limitConcurrency } from '../limit-concurrency.ts'
import { pictureRefusals } from '../sentences.ts'
import { openDecoder } from './open-decoder.ts'
import { pictureKind, stripMetadata } from './strip-metadata.ts'

/** Pixels (`shell.picture-pixels`). */
export const maxPixels = 40_000_000

const decodingTimeout = 20

export interface SafePicture {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

/** One byte a pixel. */
export type GreyPixels = Pick<SafePicture, 'pixels' | 'width' | 'height'>

export interface Cut {
  readonly widest: number
  readonly tallest?: number
  readonly square?: boolean
}

const refuse = (why: keyof typeof pictureRefusals) => new Problem('file_refused', pictureRefusals[why])

// Decoding is the costliest request: half of the cores at most, one picture each.
const decoding = limitConcurrency(Math.max(1, Math.floor(availableParallelism() / 2)), 40)
const decodingHeavy = limitConcurrency(1, 10)

const light = 64_000_000

/** Interlaced PNGs and progressive JPEGs decode only whole, with up to 320 MB: one of those at a time. */
function decodingQueueFor({ width, height, channels, isProgressive, depth }: Metadata): typeof decoding {
  const bytes = depth === 'uchar' && channels < 2 ? 1 : 2
  if (!isProgressive || width * height * channels * bytes <= light) return decoding
  return (task) => decodingHeavy(() => decoding(task))
}

async function readHeader(bytes: Buffer, kind: string): Promise<Metadata> {
  const sharp = await openDecoder()
  // Checked here, because the decoder would only say that it cannot read the picture.
  const picture = sharp(bytes, { limitInputPixels: false })
  const header = await picture.metadata().catch(() => undefined)
  if (header?.format !== kind) throw refuse('broken')
  if (header.width * header.height > maxPixels) throw refuse('pixels')
  if ((header.pages ?? 1) > 1) throw refuse('animated')
  // The shortest code of 8 × 8 pixels is one bit; a decoder would spend long filling up what is missing.
  const isEmpty = kind === 'jpeg' && bytes.length * 8 < (header.width * header.height) / 64
  if (isEmpty) throw refuse('broken')
  return header
}

function resized(
  picture: Sharp,
  { autoOrient: { width, height } }: Metadata,
  { widest, tallest, square }: Cut,
): Sharp {
  if (!square && tallest !== undefined)
    return picture.resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
  if (!square) return picture.resize({ width: Math.min(width, widest) })
  const side = Math.min(width, height, widest)
  return picture.resize({ width: side, height: side, fit: 'cover', position: 'attention' })
}

/** Bare upright pixels without metadata (`shell.picture-kinds`). Throws `file_refused`, `service_unavailable`. */
export async function safePicture(bytes: Buffer, cut: Cut): Promise<SafePicture> {
  const kind = pictureKind(bytes)
  if (!kind) throw refuse('kind')
  const bare = stripMetadata(bytes, kind)
  const header = await readHeader(bare, kind)
  const sharp = await openDecoder()
  return decodingQueueFor(header)(async () => {
    const picture = sharp(bare, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
    const decoded = resized(picture, header, cut)
      .toColourspace('srgb')
      .timeout({ seconds: decodingTimeout })
      .raw()
    const { data, info } = await decoded.toBuffer({ resolveWithObject: true }).catch(() => {
      throw refuse('broken')
    })
    const { width, height, channels } = info
    return { pixels: data, width, height, channels: channels as SafePicture['channels'] }
  })
}

async function reopened({ pixels, width, height, channels }: SafePicture): Promise<Sharp> {
  const sharp = await openDecoder()
  return sharp(pixels, { raw: { width, height, channels } })
}

/** Encodes as WebP, at most `width` pixels wide. */
export async function asWebp(picture: SafePicture, width = picture.width, quality = 78): Promise<Buffer> {
  const fitting = (await reopened(picture)).resize({ width: Math.min(width, picture.width) })
  return decoding(() => fitting.webp({ quality, effort: 4 }).toBuffer())
}

/** Encodes as JPEG, at most `width` pixels wide, white for transparency. */
export async function asJpeg(picture: SafePicture, width = picture.width, quality = 78): Promise<Buffer> {
  const fitting = (await reopened(picture)).resize({ width: Math.min(width, picture.width) })
  return decoding(() => fitting.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer())
}

/** The brightness of each pixel, 0 to 255, brought to about `side` × `side` pixels without changing its shape. */
export async function asGrey(picture: SafePicture, side: number): Promise<GreyPixels> {
  const scale = side / Math.sqrt(picture.width * picture.height)
  const [width, height] = [picture.width, picture.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  )
  const small = (await reopened(picture))
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width, height, fit: 'fill' })
  const { data, info } = await decoding(() => small.raw().toBuffer({ resolveWithObject: true }))
  return { pixels: data, width: info.width, height: info.height }
}
