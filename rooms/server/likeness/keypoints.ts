import { type BlurredLevel, blurredLevels, type GreyPicture } from './blurred-levels.ts'

/** A blob that stands out from what surrounds it. Pixels. */
export interface Keypoint {
  readonly x: number
  readonly y: number
  /** The blur at which it stands out most. */
  readonly sigma: number
  readonly contrast: number
  readonly level: BlurredLevel
}

const levelsPerOctave = 4
const sigmas = Array.from({ length: 3 * levelsPerOctave + 1 }, (_, i) => 1.6 * 2 ** (i / levelsPerOctave))

/** Of 255. Below are noise and flat walls. */
const leastContrast = 1.2

/** Edges bend in one direction only, so that they give no steady place. */
const steepestEdge = 8

type Difference = GreyPicture

const differenceOf = (one: BlurredLevel, next: BlurredLevel): Difference => ({
  ...one,
  pixels: next.pixels.map((value, i) => value - (one.pixels[i] ?? 0)),
})

function isExtreme(stack: readonly Difference[], at: number, value: number, width: number): boolean {
  const sign = Math.sign(value)
  for (const { pixels } of stack)
    for (let dy = -width; dy <= width; dy += width)
      for (let dx = -1; dx <= 1; dx++) {
        const other = pixels[at + dy + dx] ?? 0
        if (other * sign > value * sign) return false
      }
  return true
}

function isEdge(pixels: Float32Array, at: number, width: number): boolean {
  const px = (offset: number) => pixels[at + offset] ?? 0
  const xx = px(1) + px(-1) - 2 * px(0)
  const yy = px(width) + px(-width) - 2 * px(0)
  const xy = (px(width + 1) + px(-width - 1) - px(width - 1) - px(1 - width)) / 4
  const trace = xx + yy
  const determinant = xx * yy - xy * xy
  return determinant <= 0 || trace * trace * steepestEdge > determinant * (steepestEdge + 1) ** 2
}

function peak(before: number, here: number, after: number): number {
  const bend = before + after - 2 * here
  return bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend)))
}

function keypointAt(stack: readonly Difference[], level: BlurredLevel, at: number): Keypoint {
  const { width } = level
  const value = (depth: number, offset = 0) => stack[depth]?.pixels[at + offset] ?? 0
  const here = value(1)
  const shift = peak(value(0), here, value(2))
  return {
    x: (at % width) + peak(value(1, -1), here, value(1, 1)),
    y: Math.floor(at / width) + peak(value(1, -width), here, value(1, width)),
    sigma: level.sigma * 2 ** (shift / levelsPerOctave),
    contrast: Math.abs(here),
    level,
  }
}

/** Blobs of every size, found again after cropping, resizing and mirroring: extremes of differences of blurs. */
export function findKeypoints(picture: GreyPicture): Keypoint[] {
  const { width, height } = picture
  const levels = blurredLevels(picture, sigmas)
  const differences = levels.slice(1).map((next, i) => differenceOf(levels[i] ?? next, next))
  const found: Keypoint[] = []
  for (let depth = 1; depth + 1 < differences.length; depth++) {
    const stack = differences.slice(depth - 1, depth + 2)
    const level = levels[depth]
    const pixels = stack[1]?.pixels
    if (!level || !pixels) continue
    for (let y = 1; y < height - 1; y++)
      for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
        const value = pixels[at] ?? 0
        if (Math.abs(value) < leastContrast || !isExtreme(stack, at, value, width)) continue
        if (!isEdge(pixels, at, width)) found.push(keypointAt(stack, level, at))
      }
  }
  return found
}
