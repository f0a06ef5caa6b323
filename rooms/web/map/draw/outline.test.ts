import { polygonPointsMax } from '@basera/rooms/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaInside, outlineOf, type Pixel } from './outline.ts'

const circle = (points: number, radius: number): Pixel[] =>
  Array.from({ length: points }, (_, step) => {
    const angle = (step * 2 * Math.PI) / points
    return [200 + radius * Math.cos(angle), 200 + radius * Math.sin(angle)]
  })

describe('rooms.search-outline: an outline that is drawn', () => {
  it('has at most 50 corners, and about the area that was drawn around', () => {
    for (const radius of [20, 150, 900]) {
      const corners = outlineOf(circle(700, radius), polygonPointsMax)
      expect(corners.length).toBeGreaterThan(8)
      expect(corners.length).toBeLessThanOrEqual(50)
      const share = areaInside(corners) / (Math.PI * radius ** 2)
      expect(share).toBeGreaterThan(0.9)
      expect(share).toBeLessThan(1.05)
    }
  })

  it('keeps the corners of a square, whatever lies on its sides', () => {
    const side = Array.from({ length: 20 }, (_, n) => n * 10)
    const square: Pixel[] = [
      ...side.map((at): Pixel => [at, 0]),
      ...side.map((at): Pixel => [200, at]),
      ...side.map((at): Pixel => [200 - at, 200]),
      ...side.map((at): Pixel => [0, 200 - at]),
    ]
    expect(outlineOf(square, 50).slice(0, 4)).toEqual([
      [0, 0],
      [200, 0],
      [200, 200],
      [0, 200],
    ])
  })

  it('is none for a tap or a stroke to and fro', () => {
    expect(outlineOf([[5, 5]], 50)).toEqual([])
    expect(
      outlineOf(
        [
          [0, 0],
          [300, 1],
          [0, 2],
        ],
        50,
      ),
    ).toEqual([])
  })

  it('takes any line', () => {
    const pixel = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }))
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 300 }), (line) => {
        const corners = outlineOf(line, 50)
        expect(corners.length === 0 || (corners.length >= 3 && corners.length <= 50)).toBe(true)
        for (const corner of corners) expect(line).toContain(corner)
      }),
    )
  })
})
