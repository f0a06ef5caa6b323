import { availableParallelism } from 'node:os'
import { Problem } from '@basera/platform/contract'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { limitConcurrency } from '../limit-concurrency.ts'
import { pictureKind } from './picture-kind.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Pixels an uploaded picture may have (`shell.picture-pixels`). */
export const maxPixels = 40_000_000

/** Seconds after which decoding is given up. */
const decodingTimeout = 20

/** Sentences of refused pictures (`file_refused`). */
export const pictureRefusals = {
  kind: 'Please choose a JPEG, PNG or WebP picture.',
  broken: 'This picture cannot be read. Please choose another one.',
  pixels: 'The picture is too large. At most 40 megapixels, please.',
  animated: 'Moving pictures are not accepted. Please choose another one.',
} as const

/** A picture as bare pixels in sRGB, upright, without anything else that was in its file. */
export interface SafePicture {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

export interface Cut {
  /** Largest width in pixels; smaller pictures stay as they are. */
  readonly widest: number
  /** Largest height in pixels, if any; the picture keeps its shape. */
  readonly tallest?: number
  /** Crop to a square around what catches the eye. */
  readonly square?: boolean
}

const refuse = (why: keyof typeof pictureRefusals) => new Problem('file_refused', pictureRefusals[why])

// Decoding is the most a single request can cost. Half of the cores at most, one picture each.
sharp.concurrency(1)
// The decoder would cache finished pictures, 230 MB for a progressive JPEG of 40 megapixels; no picture comes twice.
sharp.cache(false)
const decoding = limitConcurrency(Math.max(1, Math.floor(availableParallelism() / 2)), 40)
const decodingHeavy = limitConcurrency(1, 10)

/** Bytes of pixels that may be held for each picture being decoded. */
const light = 64_000_000

/**
 * Most files are decoded row by row; an interlaced PNG and a progressive JPEG only as a whole, up to 320 MB at 40
 * megapixels. One of those is decoded at a time.
 */
function decodingQueueFor({ width, height, channels, isProgressive, depth }: Metadata): typeof decoding {
  const bytes = depth === 'uchar' && channels < 2 ? 1 : 2
  if (!isProgressive || width * height * channels * bytes <= light) return decoding
  return (task) => decodingHeavy(() => decoding(task))
}

async function readHeader(bytes: Buffer, kind: string): Promise<Metadata> {
  // The limit is checked here: the decoder's own would only say that it cannot read the picture.
  const picture = sharp(bytes, { limitInputPixels: false })
  const header = await picture.metadata().catch(() => undefined)
  if (header?.format !== kind) throw refuse('broken')
  if (header.width * header.height > maxPixels) throw refuse('pixels')
  if ((header.pages ?? 1) > 1) throw refuse('animated')
  // The shortest code of 8 × 8 pixels is one bit; a decoder fills up what is missing, for as long as it takes.
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

/**
 * Turns untrusted bytes into a picture that is safe to keep and show. Only what is, and decodes as, JPEG, PNG or WebP is
 * accepted (`shell.picture-kinds`). Its orientation is applied and all other metadata dropped, since only pixels are kept.
 * Throws `file_refused` with the sentence to show, `service_unavailable` when too many are waiting.
 */
export async function safePicture(bytes: Buffer, cut: Cut): Promise<SafePicture> {
  const kind = pictureKind(bytes)
  if (!kind) throw refuse('kind')
  const bare = stripMetadata(bytes, kind)
  const header = await readHeader(bare, kind)
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

const reopened = ({ pixels, width, height, channels }: SafePicture) =>
  sharp(pixels, { raw: { width, height, channels } })

/** The picture as a WebP file, at most `width` pixels wide. */
export async function asWebp(picture: SafePicture, width = picture.width, quality = 78): Promise<Buffer> {
  const fitting = reopened(picture).resize({ width: Math.min(width, picture.width) })
  return decoding(() => fitting.webp({ quality, effort: 4 }).toBuffer())
}

/** The picture as a JPEG file, at most `width` pixels wide; what is transparent becomes white. */
export async function asJpeg(picture: SafePicture, width = picture.width, quality = 78): Promise<Buffer> {
  const fitting = reopened(picture).resize({ width: Math.min(width, picture.width) })
  return decoding(() => fitting.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer())
}
