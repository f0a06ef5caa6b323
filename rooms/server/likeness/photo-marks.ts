import type { GreyPicture } from './blurred-levels.ts'
import { findKeypoints, type Keypoint } from './keypoints.ts'
import { likelyKeys, type Patch, type PatchKey, patchKey, reach, readPatch } from './patch-key.ts'

/** Where a keypoint lies: shares of the photo's width and height, its size as a share of the root of its area. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Mark extends Spot, PatchKey {
  /** Keys that it may have in a copy. */
  readonly sought: readonly PatchKey[]
}

const mostMarks = 48

const within = 0.5

const leastClarity = 0.015

/** Sizes at which a keypoint may have been measured in a copy. */
const sizes = [0.95, 1, 1.05]

interface Candidate {
  readonly keypoint: Keypoint
  readonly patch: Patch
}

function isInside({ x, y, sigma }: Keypoint, { width, height }: GreyPicture): boolean {
  const least = within * reach * sigma
  return x > least && y > least && x < width - least && y < height - least
}

const surety = ({ keypoint, patch }: Candidate) =>
  patch.clarity * Math.sqrt(keypoint.contrast * keypoint.sigma)

function markOf({ keypoint, patch }: Candidate, { width, height }: GreyPicture): Mark {
  const patches = sizes.map((size) => readPatch({ ...keypoint, sigma: keypoint.sigma * size }))
  return {
    ...patchKey(patch),
    x: (keypoint.x + 0.5) / width,
    y: (keypoint.y + 0.5) / height,
    size: keypoint.sigma / Math.sqrt(width * height),
    sought: patches.flatMap((likely) => likelyKeys(likely, 2)),
  }
}

/** Marks of a photo, the surest first; few or none where it is flat. */
export function findMarks(picture: GreyPicture): Mark[] {
  const candidates = findKeypoints(picture)
    .filter((keypoint) => isInside(keypoint, picture))
    .map((keypoint) => ({ keypoint, patch: readPatch(keypoint) }))
    .filter(({ patch }) => patch.clarity > leastClarity)
    .sort((one, other) => surety(other) - surety(one))
  const marks = new Map<number, Mark>()
  for (const candidate of candidates) {
    if (marks.size === mostMarks) break
    const mark = markOf(candidate, picture)
    if (!marks.has(mark.key)) marks.set(mark.key, mark)
  }
  return [...marks.values()]
}
