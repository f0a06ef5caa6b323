import { describe, expect, it } from 'vitest'
import { swipeStep } from './photo-stage.tsx'

describe('swipeStep', () => {
  it.each([
    [-51, 0, 50, 1],
    [51, 0, 50, -1],
    [-50, 0, 50, 0],
    [-99, 10, 100, 0],
    [-101, 10, 100, 1],
    [-60, 80, 50, 0],
  ])('%d px across and %d px down at %d px turns by %d', (dx, dy, threshold, step) => {
    expect(swipeStep(dx, dy, threshold)).toBe(step)
  })
})
