import type { GreyPicture } from './blurred-levels.ts'
import { findMarks, type Mark } from './photo-marks.ts'

/** Pixels a side of the small picture that two photos are compared by at last. */
export const smallSide = 32

export interface PhotoSignature {
  readonly width: number
  readonly height: number
  /** None for a flat picture: it is like no other. */
  readonly marks: readonly Mark[]
  /** {@link smallSide} rows of as many pixels, 0 to 15, two a byte. */
  readonly small: Buffer
}

/** The root of the area that pictures are brought to before marks are looked for. Pixels. */
export const workingSide = 176

/** With fewer marks, chance would find copies. */
const fewestMarks = 6

function shrunken({ pixels, width, height }: GreyPicture): Float32Array {
  const sums = new Float32Array(smallSide ** 2)
  const counts = new Float32Array(smallSide ** 2)
  for (let i = 0; i < pixels.length; i++) {
    const column = Math.floor(((i % width) * smallSide) / width)
    const row = Math.floor((Math.floor(i / width) * smallSide) / height)
    const at = row * smallSide + column
    sums[at] = (sums[at] ?? 0) + (pixels[i] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return sums.map((sum, at) => sum / (counts[at] || 1))
}

function smallOf(picture: GreyPicture): Buffer {
  const values = shrunken(picture)
  const sorted = values.toSorted()
  const low = sorted[Math.floor(sorted.length * 0.02)] ?? 0
  const range = (sorted[Math.floor(sorted.length * 0.98)] ?? 0) - low || 1
  const levels = values.map((value) => Math.max(0, Math.min(15, Math.round(((value - low) / range) * 15))))
  return Buffer.from(
    Array.from(
      { length: levels.length / 2 },
      (_, i) => ((levels[2 * i] ?? 0) << 4) | (levels[2 * i + 1] ?? 0),
    ),
  )
}

export const readSmall = (small: Uint8Array): GreyPicture => ({
  width: smallSide,
  height: smallSide,
  pixels: Float32Array.from({ length: smallSide ** 2 }, (_, i) => {
    const byte = small[i >> 1] ?? 0
    return i % 2 ? byte & 15 : byte >> 4
  }),
})

export function signatureOf(grey: GreyPicture): PhotoSignature {
  const found = findMarks(grey)
  const { width, height } = grey
  return { width, height, marks: found.length < fewestMarks ? [] : found, small: smallOf(grey) }
}
