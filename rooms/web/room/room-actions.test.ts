import { describe, expect, it } from 'vitest'
import { toggled } from '../saved/kept-rooms.ts'
import { someImage } from '../testing/some-rooms.ts'
import {
  brokenPhoto,
  fullScreenSwipePx,
  gallerySwipePx,
  needsWholeFrame,
  photoCounter,
} from './gallery/gallery-photos.ts'

describe('favourites of this device', () => {
  it('rooms.saved-rooms: the heart turns on and off; the newest comes first', () => {
    expect(toggled(['a'], 'b')).toEqual(['b', 'a'])
    expect(toggled(['b', 'a'], 'b')).toEqual(['a'])
  })

  it('keeps 500 at most', () => {
    const many = Array.from({ length: 500 }, (_, n) => String(n))
    expect(toggled(many, 'new')).toHaveLength(500)
    expect(toggled(many, 'new')[0]).toBe('new')
  })
})

describe('the gallery', () => {
  it('the counter reads "2/6 · Balcony"', () => {
    expect(photoCounter(2, 6, 'Balcony')).toBe('2/6 · Balcony')
    expect(photoCounter(2, 6, null)).toBe('2/6')
  })

  it('finds the photo a failed image element was showing', () => {
    const images = [someImage(0), someImage(1)]
    const shown = `https://basera.example${images[1]!.image_url}?w=640`
    expect(brokenPhoto(images, shown)).toBe(images[1]!.image_url)
    expect(brokenPhoto(images, 'https://basera.example/assets/stock-1.svg')).toBeUndefined()
  })
  it.each([
    [1600, 1200, false],
    [1600, 1000, false],
    [1600, 900, true],
    [900, 1600, true],
  ])('rooms.lone-photo: one of %i by %i is shown whole in its frame: %s', (width, height, isWhole) => {
    const photo = { ...someImage(0), width, height }
    expect(needsWholeFrame([photo])).toBe(isWhole)
    expect(needsWholeFrame([photo, someImage(1)])).toBe(false)
  })
  it('rooms.gallery-swipe: 50 px in the gallery, 100 px in full screen', () => {
    expect([gallerySwipePx, fullScreenSwipePx]).toEqual([50, 100])
  })
})
