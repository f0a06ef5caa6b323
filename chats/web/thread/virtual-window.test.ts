import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isTooLong,
  newestWindow,
  type VirtualWindow,
  windowMax,
  withEarlier,
  withLater,
} from './virtual-window.ts'

const sizeOf = ({ first, last }: VirtualWindow, newest: number) => Math.min(last, newest) - first + 1
const walk = fc.array(fc.constantFrom(withEarlier, withLater), { maxLength: 120 })
const newest = fc.integer({ min: 1, max: 5000 })

describe('the messages of a long conversation that are in the page', () => {
  it('are never more than 300, and never none, however one scrolls', () => {
    fc.assert(
      fc.property(newest, walk, (newest, steps) => {
        let window = newestWindow(newest)
        for (const step of steps) {
          window = step(window, newest)
          expect(sizeOf(window, newest)).toBeLessThanOrEqual(windowMax)
          expect(sizeOf(window, newest)).toBeGreaterThan(0)
          expect(window.first).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })

  it('reach the beginning and come back to the end', () => {
    fc.assert(
      fc.property(newest, (newest) => {
        let window = newestWindow(newest)
        for (let step = 0; window.first > 1 && step < 200; step++) window = withEarlier(window, newest)
        expect(window.first).toBe(1)
        for (let step = 0; window.last < newest && step < 200; step++) window = withLater(window, newest)
        expect(window.last).toBe(Number.POSITIVE_INFINITY)
      }),
    )
  })

  it('overlap from step to step, so that what is in sight stays', () => {
    const before = withEarlier(withEarlier(newestWindow(2000), 2000), 2000)
    const after = withEarlier(before, 2000)
    expect(after.last).toBeGreaterThan(before.first)
    expect(before.first - after.first).toBe(50)
  })

  it('are cut when more than that have come by themselves', () => {
    const window = newestWindow(100)
    expect([isTooLong(window, 300), isTooLong(window, 301)]).toEqual([false, true])
    expect(sizeOf(newestWindow(301), 301)).toBe(100)
  })
})
