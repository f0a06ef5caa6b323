import { safePicture } from '@basera/platform/server/pictures'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { altered } from './evaluation/alterations.fixture.ts'
import { alterationNames, evaluateLikeness } from './evaluation/evaluate.fixture.ts'
import { paintedPhoto } from './evaluation/painted-photos.fixture.ts'
import { photoSignature } from './likeness-threads.ts'
import { keptMarks, likeFrom, photoLikeness, storedSignature, wantedPhoto } from './stored-signature.ts'

const sizes = { widest: 1280, tallest: 2560 }
const signatureOf = async (photo: Buffer) => photoSignature(await safePicture(photo, sizes))
const likenessOf = async (one: Buffer, other: Buffer) =>
  photoLikeness(wantedPhoto(await signatureOf(one)), storedSignature(await signatureOf(other)))

const plain = (background: string, sigma?: number) =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background,
      ...(sigma === undefined ? {} : { noise: { type: 'gaussian', mean: 128, sigma } }),
    },
  })
    .jpeg()
    .toBuffer()

describe('the likeness of photos', () => {
  it('rooms.photo-likeness: finds copies through each alteration, and takes no two photos for one', async () => {
    const { lost, falsePairs, unlikePairs } = await evaluateLikeness(6, alterationNames)
    expect(lost).toEqual(Object.fromEntries(alterationNames.map((name) => [name, []])))
    expect(unlikePairs).toBe(30)
    expect(falsePairs).toEqual([])
  })

  it('a photo is wholly like itself and its mirror image, in both directions', async () => {
    for (const n of [11, 26, 48]) {
      const photo = await paintedPhoto(n)
      const mirrored = await altered(photo, 'mirrored', n)
      expect(await likenessOf(photo, photo)).toBeGreaterThan(0.97)
      expect(await likenessOf(mirrored, photo)).toBeGreaterThan(0.85)
      expect(await likenessOf(photo, mirrored)).toBeGreaterThan(0.85)
    }
  })

  it('a flat picture has no keys and is like none, itself among them', async () => {
    const gradient = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><defs><linearGradient id="g"><stop stop-color="#222"/>
        <stop offset="1" stop-color="#ddd"/></linearGradient></defs><rect width="640" height="480" fill="url(#g)"/></svg>`,
      ),
    )
      .jpeg()
      .toBuffer()
    for (const flat of [await plain('#000'), await plain('#e8e2d4'), await plain('#888', 4), gradient]) {
      expect(storedSignature(await signatureOf(flat)).keys).toEqual([])
      expect(await likenessOf(flat, flat)).toBeLessThan(likeFrom)
    }
  })

  it('keeps no popular keys, and others in their place', async () => {
    const signature = await signatureOf(await paintedPhoto(3))
    const { keys } = storedSignature(signature)
    const popular = new Set(keys.slice(0, 10))
    const rest = storedSignature(signature, (key) => popular.has(key))
    expect(keys).toHaveLength(keptMarks)
    expect(rest.keys.slice(0, 18)).toEqual(keys.slice(10))
    expect(rest.spots).toHaveLength(3 * rest.keys.length)
  })
})
