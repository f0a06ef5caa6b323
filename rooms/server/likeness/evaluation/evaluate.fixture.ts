import { safePicture } from '@basera/platform/server/pictures'
import { photoSignature } from '../likeness-threads.ts'
import type { PhotoSignature } from '../photo-signature.ts'
import {
  likeFrom,
  photoLikeness,
  type StoredSignature,
  storedSignature,
  type Wanted,
  wantedPhoto,
} from '../stored-signature.ts'
import { alterations, altered, harderAlterations } from './alterations.fixture.ts'
import { paintedPhoto } from './painted-photos.fixture.ts'

export interface Evaluation {
  readonly lost: Readonly<Record<string, readonly number[]>>
  readonly unlikePairs: number
  readonly falsePairs: readonly (readonly [number, number])[]
  /** Pairs of different photos that share a mark, so that they are compared. */
  readonly comparedPairs: number
}

const read = async (photo: Buffer): Promise<PhotoSignature> =>
  photoSignature(await safePicture(photo, { widest: 1280, tallest: 2560 }))

interface Known {
  readonly photo: Buffer
  readonly stored: StoredSignature
  readonly wanted: Wanted
}

async function known(n: number): Promise<Known> {
  const photo = await paintedPhoto(n)
  const signature = await read(photo)
  return { photo, stored: storedSignature(signature), wanted: wantedPhoto(signature) }
}

async function lostCopies(photos: readonly Known[], alteration: string): Promise<number[]> {
  const lost: number[] = []
  for (const [n, { photo, stored }] of photos.entries()) {
    const copy = wantedPhoto(await read(await altered(photo, alteration, n)))
    if (photoLikeness(copy, stored) < likeFrom) lost.push(n)
  }
  return lost
}

function comparePairs(photos: readonly Known[]) {
  const falsePairs: [number, number][] = []
  let comparedPairs = 0
  for (const [n, { wanted }] of photos.entries())
    for (const [m, { stored }] of photos.entries()) {
      if (n === m || !stored.keys.some((key) => wanted.sought.has(key))) continue
      comparedPairs++
      if (photoLikeness(wanted, stored) >= likeFrom) falsePairs.push([n, m])
    }
  return { falsePairs, comparedPairs, unlikePairs: photos.length * (photos.length - 1) }
}

/** How many altered copies of `count` painted photos are found, and how many pairs of different ones are confused. */
export async function evaluateLikeness(count: number, alterations: readonly string[]): Promise<Evaluation> {
  const photos: Known[] = []
  for (let n = 0; n < count; n++) photos.push(await known(n))
  const lost: Record<string, readonly number[]> = {}
  for (const alteration of alterations) lost[alteration] = await lostCopies(photos, alteration)
  return { lost, ...comparePairs(photos) }
}

export const alterationNames = Object.keys(alterations)
export const harderNames = Object.keys(harderAlterations)

export { sharingBounds } from '../compare-photo.ts'
export { findSharingPhotos } from '../likeness.queries.ts'
