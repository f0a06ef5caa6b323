import type { Mark, Spot } from './photo-marks.ts'
import { type PhotoSignature, readSmall } from './photo-signature.ts'
import { type Pair, pictureLikeness, type SizedPicture } from './same-picture.ts'

export const keptMarks = 28

export interface StoredSignature {
  readonly width: number
  readonly height: number
  readonly keys: readonly number[]
  /** Three bytes a key: across, down, and size, its highest bit set where the patch was mirrored for the key. */
  readonly spots: Uint8Array
  readonly small: Uint8Array
}

/** Sizes are kept in steps of 3 %, the smallest being this share. */
const smallestSize = 0.005
const sizeStep = 1.03
const mirroredBit = 0x80

function spotBytes({ x, y, size, isMirrored }: Mark): number[] {
  const steps = Math.round(Math.log(size / smallestSize) / Math.log(sizeStep))
  const sizeByte = Math.max(0, Math.min(mirroredBit - 1, steps)) | (isMirrored ? mirroredBit : 0)
  return [Math.round(x * 255), Math.round(y * 255), sizeByte]
}

function spotAt(bytes: Uint8Array, index: number): Spot & { readonly isMirrored: boolean } {
  const sizeByte = bytes[3 * index + 2] ?? 0
  return {
    x: (bytes[3 * index] ?? 0) / 255,
    y: (bytes[3 * index + 1] ?? 0) / 255,
    size: smallestSize * sizeStep ** (sizeByte & (mirroredBit - 1)),
    isMirrored: (sizeByte & mirroredBit) !== 0,
  }
}

/** What is stored of a photo; keys that `isPopular` knows say nothing and are left out. */
export function storedSignature(
  { marks, small, width, height }: PhotoSignature,
  isPopular: (key: number) => boolean = () => false,
): StoredSignature {
  const kept = marks.filter(({ key }) => !isPopular(key)).slice(0, keptMarks)
  return {
    width,
    height,
    small,
    keys: kept.map(({ key }) => key),
    spots: Buffer.from(kept.flatMap(spotBytes)),
  }
}

interface Sought {
  readonly mark: Mark
  readonly isMirrored: boolean
}

export interface Wanted {
  readonly picture: SizedPicture
  readonly sought: ReadonlyMap<number, Sought>
}

export function wantedPhoto({ marks, small, width, height }: PhotoSignature): Wanted {
  const sought = new Map<number, Sought>()
  for (const mark of marks)
    for (const { key, isMirrored } of mark.sought) sought.set(key, { mark, isMirrored })
  return { picture: { width, height, small: readSmall(small) }, sought }
}

function pairsOf({ sought }: Wanted, { keys, spots }: StoredSignature): Pair[] {
  return keys.flatMap((key, index) => {
    const found = sought.get(key)
    if (!found) return []
    const other = spotAt(spots, index)
    return [{ one: found.mark, other, isMirrored: found.isMirrored !== other.isMirrored }]
  })
}

/** How alike two photos are, from 0 to 1; 0 when no mark of one is in the other. */
export function photoLikeness(wanted: Wanted, stored: StoredSignature): number {
  const pairs = pairsOf(wanted, stored)
  if (pairs.length === 0) return 0
  const { width, height, small } = stored
  return pictureLikeness(wanted.picture, { width, height, small: readSmall(small) }, pairs)
}

/** From here on two photos are the same (docs/decisions/0028-photo-likeness.md). */
export const likeFrom = 0.37
