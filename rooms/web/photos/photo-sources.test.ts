import { stockPhoto } from '@basera/platform/design/stock'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { photoSrcSet, photoVariant } from './photo-sources.ts'

describe('stock pictures', () => {
  it('rooms.stock-photo: a room without images always gets the same one of four stock photos, by a hash of its id', () => {
    const pictures = new Set<string>()
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        pictures.add(stockPhoto(id))
        expect(stockPhoto(id)).toBe(stockPhoto(id))
      }),
      { numRuns: 400 },
    )
    expect(pictures.size).toBe(4)
  })

  it('rooms.stock-photo: neighbouring ids spread over all four', () => {
    const counts = new Map<string, number>()
    for (let index = 0; index < 4000; index += 1) {
      const picture = stockPhoto(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
      counts.set(picture, (counts.get(picture) ?? 0) + 1)
    }
    expect([...counts.values()].every((count) => count > 800)).toBe(true)
    expect(counts.size).toBe(4)
  })
})

describe('photo variants', () => {
  it('rooms.photo-variants: variants are 320, 640 and 1280 pixels wide', () => {
    expect(photoSrcSet('/p.webp')).toBe('/p.webp?w=320 320w, /p.webp?w=640 640w, /p.webp?w=1280 1280w')
  })

  it('keeps a query the address already has', () => {
    expect(photoVariant('https://files.example/p.webp?v=2', 640)).toBe(
      'https://files.example/p.webp?v=2&w=640',
    )
  })
})
