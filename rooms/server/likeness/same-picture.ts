import type { GreyPicture } from './blurred-levels.ts'
import { sample } from './patch-key.ts'
import type { Spot } from './photo-marks.ts'
import { smallSide } from './photo-signature.ts'

export interface SizedPicture {
  readonly width: number
  readonly height: number
  readonly small: GreyPicture
}

/** Where a place of one picture lies in the other: x' = scaleX · x + shiftX, in shares of width and height. */
interface Fit {
  readonly scaleX: number
  readonly shiftX: number
  readonly scaleY: number
  readonly shiftY: number
}

export interface Pair {
  readonly one: Spot
  readonly other: Spot
  readonly isMirrored: boolean
}

const rootOf = ({ width, height }: SizedPicture) => Math.sqrt(width * height)

function fitOf({ one, other, isMirrored }: Pair, onePicture: SizedPicture, otherPicture: SizedPicture): Fit {
  const scale = (other.size * rootOf(otherPicture)) / (one.size * rootOf(onePicture))
  const scaleX = ((isMirrored ? -1 : 1) * scale * onePicture.width) / otherPicture.width
  const scaleY = (scale * onePicture.height) / otherPicture.height
  return { scaleX, shiftX: other.x - scaleX * one.x, scaleY, shiftY: other.y - scaleY * one.y }
}

const block = 8
const blockStep = 4

/** A block whose pixels differ less says nothing. Of 16. */
const leastTexture = 0.8

class Sums {
  count = 0
  a = 0
  b = 0
  aa = 0
  bb = 0
  ab = 0

  add(other: Sums): void {
    this.count += other.count
    this.a += other.a
    this.b += other.b
    this.aa += other.aa
    this.bb += other.bb
    this.ab += other.ab
  }

  addPixel(here: number, there: number): void {
    this.count++
    this.a += here
    this.b += there
    this.aa += here * here
    this.bb += there * there
    this.ab += here * there
  }

  private variance(sum: number, squares: number): number {
    return Math.max(0, squares / this.count - (sum / this.count) ** 2)
  }

  texture(): number {
    return Math.sqrt(Math.max(this.variance(this.a, this.aa), this.variance(this.b, this.bb)))
  }

  correlation(): number {
    const spread = Math.sqrt(this.variance(this.a, this.aa) * this.variance(this.b, this.bb))
    return spread === 0 ? 0 : (this.ab / this.count - (this.a / this.count) * (this.b / this.count)) / spread
  }
}

/** Undefined where the block lies mostly outside the other picture. */
function blockSums(one: Float32Array, other: Float32Array, left: number, top: number): Sums | undefined {
  const sums = new Sums()
  for (let y = top; y < top + block; y++)
    for (let x = left; x < left + block; x++) {
      const there = other[y * smallSide + x] ?? -1
      if (there >= 0) sums.addPixel(one[y * smallSide + x] ?? 0, there)
    }
  return sums.count < (block * block) / 2 ? undefined : sums
}

function overlaid({ small }: SizedPicture, { scaleX, shiftX, scaleY, shiftY }: Fit): Float32Array {
  return Float32Array.from({ length: smallSide ** 2 }, (_, i) => {
    const x = (((i % smallSide) + 0.5) / smallSide) * scaleX + shiftX
    const y = ((Math.floor(i / smallSide) + 0.5) / smallSide) * scaleY + shiftY
    if (x < 0 || x > 1 || y < 0 || y > 1) return -1
    return sample(small, x * smallSide - 0.5, y * smallSide - 0.5)
  })
}

const ramp = (value: number, none: number, full: number) =>
  Math.max(0, Math.min(1, (value - none) / (full - none)))

/**
 * Share of what there is to see that looks the same in both, from 0 to 1; 0 where they overlap too little. What is
 * bright in one must be bright in the other: else it is the same kind of room in other colours.
 */
function likenessAt(one: SizedPicture, other: SizedPicture, fit: Fit): number {
  const laid = overlaid(other, fit)
  const agreeing = new Sums()
  let [seen, alike, blocks] = [0, 0, 0]
  for (let top = 0; top + block <= smallSide; top += blockStep)
    for (let left = 0; left + block <= smallSide; left += blockStep) {
      const sums = blockSums(one.small.pixels, laid, left, top)
      if (!sums) continue
      blocks++
      const texture = sums.texture()
      if (texture < leastTexture) continue
      const likeness = ramp(sums.correlation(), 0.65, 0.9)
      if (likeness > 0.5) agreeing.add(sums)
      seen += Math.min(texture, 3)
      alike += Math.min(texture, 3) * likeness
    }
  if (blocks < 14 || seen < 6 || agreeing.count === 0) return 0
  return (alike / seen) * ramp(agreeing.correlation(), 0.89, 0.965)
}

const around = (fit: Fit, step: number): Fit[] => [
  ...[1 - step, 1 + step].map((by) => ({
    scaleX: fit.scaleX * by,
    shiftX: fit.shiftX + (fit.scaleX * (1 - by)) / 2,
    scaleY: fit.scaleY * by,
    shiftY: fit.shiftY + (fit.scaleY * (1 - by)) / 2,
  })),
  ...[-step, step].map((by) => ({ ...fit, shiftX: fit.shiftX + by })),
  ...[-step, step].map((by) => ({ ...fit, shiftY: fit.shiftY + by })),
]

interface Rated {
  readonly fit: Fit
  readonly likeness: number
}

/** Moves the fit by smaller and smaller steps. */
function refined(one: SizedPicture, other: SizedPicture, first: Rated): number {
  let best = first
  for (let step = 0.04; step > 0.006; ) {
    const [better] = around(best.fit, step)
      .map((fit) => ({ fit, likeness: likenessAt(one, other, fit) }))
      .sort((a, b) => b.likeness - a.likeness)
    if (better && better.likeness > best.likeness) best = better
    else step /= 2
  }
  return best.likeness
}

const mostPairs = 8

/** Below it, refining does not make two pictures the same. */
const hopeless = 0.15

/** How alike two pictures are once laid over each other, from 0 to 1 (rooms.photo-likeness). */
export function pictureLikeness(one: SizedPicture, other: SizedPicture, pairs: readonly Pair[]): number {
  const rated = pairs
    .slice(0, mostPairs)
    .map((pair) => fitOf(pair, one, other))
    .map((fit) => ({ fit, likeness: likenessAt(one, other, fit) }))
    .sort((a, b) => b.likeness - a.likeness)
  const likely = rated.filter(({ likeness }) => likeness > hopeless).slice(0, 2)
  return Math.max(0, ...likely.map((first) => refined(one, other, first)))
}
