import type { SocialPicture } from '@basera/platform/web'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture, pictureBytes } from './draw-picture.ts'
import { fitText } from './fit-text.ts'
import { outlineText } from './outline-text.ts'
import { pictureSize } from './picture-address.ts'

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

const room: SocialPicture = {
  headline: '₹14,500',
  lead: 'per month',
  lines: ['Private room', 'Koramangala, Bengaluru'],
}

describe('shell.social-picture: the drawing', () => {
  it.each([
    ['a small photo', 40, 30],
    ['a tall one of the worst kind', 1280, 2560],
  ])('is a JPEG of 1200 × 630 and at most 300 KB with %s', async (_, width, height) => {
    const jpeg = await drawPicture(room, await noise(width, height))
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...pictureSize })
    expect(jpeg.length).toBeLessThanOrEqual(pictureBytes)
  })

  it('is made without a photo, and with one that cannot be read', async () => {
    const without = await drawPicture(room, undefined)
    expect(await drawPicture(room, Buffer.from('no picture'))).toEqual(without)
  })

  it.each([
    ['Koramangala, Bengaluru ₹14,500'],
    ['कोरमंगला में अलग कमरा, ₹1,25,000'],
    ['கோரமங்கலாவில் தனி அறை'],
    ['ಕೋರಮಂಗಲದಲ್ಲಿ ಪ್ರತ್ಯೇಕ ಕೊಠಡಿ'],
    ['కోరమంగళలో ప్రత్యేక గది, శ్రీ స్త్రీ'],
    ['কোরমঙ্গলায় আলাদা ঘর'],
    ['कोरमंगल्यात वेगळी खोली, प्रत्येक महिना'],
  ])('has every letter of %s', async (text) => {
    expect(await outlineText(text, 40, 'bold')).toMatchObject({ isWhole: true })
    expect(await outlineText(text, 40, 'regular')).toMatchObject({ isWhole: true })
  })

  it('joins letters as the script wants: क्ष is narrower than its parts', async () => {
    const [joined, parts] = [await outlineText('क्ष', 40, 'bold'), await outlineText('क ष', 40, 'bold')]
    expect(joined.width).toBeLessThan(parts.width)
  })

  it('leaves out a text with letters that our fonts lack', async () => {
    const box = { width: 400, lines: 3, sizes: [30], weight: 'bold' } as const
    expect(await fitText('കൊച്ചി, Kochi', box)).toBeUndefined()
    const unsaid = { ...room, lines: ['Private room', 'കൊച്ചി'] }
    expect(await drawPicture(unsaid, undefined)).toEqual(
      await drawPicture({ ...room, lines: ['Private room'] }, undefined),
    )
  })

  it('breaks long words of a place into lines, smaller where they need it', async () => {
    const fitted = await fitText('Rooms and rents in Thiruvananthapuram', {
      ...{ width: 300, lines: 3, weight: 'bold' },
      sizes: [60, 40, 30],
    })
    expect(fitted?.size).toBe(30)
    expect(fitted?.lines.every(({ width }) => width <= 300)).toBe(true)
  })
})
