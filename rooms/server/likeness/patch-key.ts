import type { GreyPicture } from './blurred-levels.ts'
import type { Keypoint } from './keypoints.ts'

const side = 16

/** Half a patch, in blurs of its keypoint. */
export const reach = 7

const highest = 10

/**
 * Frequencies (across, down) whose signs make a key, the lowest first. Those that are even both ways say hardly more
 * than that a blob stands in the middle, which every patch has.
 */
const frequencies = Array.from({ length: highest ** 2 }, (_, i) => ({
  u: i % highest,
  v: Math.floor(i / highest),
}))
  .filter(({ u, v }) => u % 2 === 1 || v % 2 === 1)
  .sort((one, other) => one.u + one.v - (other.u + other.v))
  .slice(0, 40)

/** What mirroring changes: the signs of frequencies that are odd across. */
const isOdd = frequencies.map(({ u }) => u % 2 === 1)

const cosines = Float32Array.from({ length: highest * side }, (_, i) =>
  Math.cos((Math.PI * Math.floor(i / side) * ((i % side) + 0.5)) / side),
)

/** What lies at the rim of a patch counts less: it may be cropped away. */
const weights = Float32Array.from({ length: side }, (_, i) => Math.exp(-8 * ((i + 0.5) / side - 0.5) ** 2))

export interface Patch {
  readonly signs: readonly boolean[]
  /** Signs by how easily they turn, the weakest first. */
  readonly weakest: readonly number[]
  /** From 0: the higher, the surer the signs stay the same in a copy. */
  readonly clarity: number
}

/** The brightness at a place between pixels; outside, that of the nearest one. */
export function sample({ pixels, width, height }: GreyPicture, x: number, y: number): number {
  const cx = Math.max(0, Math.min(width - 1.001, x))
  const cy = Math.max(0, Math.min(height - 1.001, y))
  const left = Math.floor(cx)
  const top = Math.floor(cy)
  const dx = cx - left
  const at = top * width + left
  const upper = (pixels[at] ?? 0) * (1 - dx) + (pixels[at + 1] ?? 0) * dx
  const lower = (pixels[at + width] ?? 0) * (1 - dx) + (pixels[at + width + 1] ?? 0) * dx
  return upper + (lower - upper) * (cy - top)
}

function readSamples({ x, y, sigma, level }: Keypoint): Float32Array {
  const step = (2 * reach * sigma) / side
  const patch = new Float32Array(side * side)
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++)
      patch[j * side + i] = sample(level, x + (i + 0.5 - side / 2) * step, y + (j + 0.5 - side / 2) * step)
  const mean = patch.reduce((total, value) => total + value, 0) / patch.length
  return patch.map(
    (value, i) => (value - mean) * (weights[i % side] ?? 0) * (weights[Math.floor(i / side)] ?? 0),
  )
}

function strengths(samples: Float32Array): number[] {
  const across = new Float32Array(highest * side)
  for (let u = 0; u < highest; u++)
    for (let j = 0; j < side; j++) {
      let sum = 0
      for (let i = 0; i < side; i++) sum += (samples[j * side + i] ?? 0) * (cosines[u * side + i] ?? 0)
      across[u * side + j] = sum
    }
  return frequencies.map(({ u, v }) => {
    let sum = 0
    for (let j = 0; j < side; j++) sum += (across[u * side + j] ?? 0) * (cosines[v * side + j] ?? 0)
    return sum
  })
}

export function readPatch(keypoint: Keypoint): Patch {
  const values = strengths(readSamples(keypoint))
  const sizes = values.map(Math.abs)
  const weakest = sizes.map((_, i) => i).sort((one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0))
  const typical = Math.sqrt(sizes.reduce((total, size) => total + size * size, 0) / sizes.length)
  const clarity = typical === 0 ? 0 : (sizes[weakest[4] ?? 0] ?? 0) / typical
  return { signs: values.map((value) => value > 0), weakest, clarity }
}

/** So many signs, of the lowest frequencies, stand first in a key as they are: likely readings lie side by side in the index. */
const leading = 20

function hashOf(signs: readonly boolean[]): number {
  let hash = 0x811c9dc5
  for (const sign of signs) hash = Math.imul(hash ^ Number(sign), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> leading
}

/** What a patch looks like, in 32 bits with sign: the same whatever its size, brightness and contrast, and mirrored. */
export interface PatchKey {
  readonly key: number
  /** Whether the patch was mirrored to bring its first sign up. */
  readonly isMirrored: boolean
}

function keyOf(signs: readonly boolean[]): PatchKey {
  const isMirrored = signs[0] === false
  const upright = isMirrored ? signs.map((sign, i) => sign !== isOdd[i]) : signs
  const first = upright.slice(1, leading + 1).reduce((bits, sign) => (bits << 1) | Number(sign), 0)
  return { key: (first << (32 - leading)) | hashOf(upright.slice(leading + 1)), isMirrored }
}

export const patchKey = ({ signs }: Patch): PatchKey => keyOf(signs)

/** The patch's key and those with some of its `turned` weakest signs turned. */
export function likelyKeys({ signs, weakest }: Patch, turned: number): PatchKey[] {
  let all = [signs]
  for (const weak of weakest.slice(0, turned))
    all = all.flatMap((known) => [known, known.map((sign, i) => (i === weak ? !sign : sign))])
  return all.map(keyOf)
}
