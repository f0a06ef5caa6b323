import { describe, expect, it } from 'vitest'
import { fittedSize } from './redraw-photo.ts'

describe('photos that are sent', () => {
  it.each([
    [4000, 3000, [2000, 1500]],
    [3000, 4000, [1500, 2000]],
    [2000, 1500, [2000, 1500]],
    [640, 480, [640, 480]],
    [20_000, 1, [2000, 1]],
  ])('a photo of %i x %i is sent as %j', (width, height, size) =>
    expect(fittedSize(width, height)).toEqual(size),
  )
})
