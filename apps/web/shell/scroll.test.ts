import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barsAfterScroll, barsAtRest, bottomBarThreshold, topBarThreshold } from './scroll.ts'

const after = (...offsets: number[]) =>
  offsets.reduce(({ bars, at }, to) => ({ bars: barsAfterScroll(bars, at, to), at: to }), {
    bars: barsAtRest,
    at: 0,
  }).bars

describe('bars and scrolling', () => {
  it('shell.bottom-bar-hides: the thresholds are 10 px and 100 px', () => {
    expect([topBarThreshold, bottomBarThreshold]).toEqual([10, 100])
  })

  it.each([
    [[0], false],
    [[10], false],
    [[11], true],
    [[11, 10], false],
    [[400, 0], false],
  ])('shell.top-bar-scroll: the top bar reacts past 10 px: %j is %s', (offsets, scrolled) => {
    expect(after(...offsets).scrolled).toBe(scrolled)
  })

  it.each([
    [[100], false],
    [[101], true],
    [[101, 101], true],
    [[400, 399], false],
    [[400, 399, 399], false],
    [[400, 399, 401], true],
    [[400, 100], false],
    [[50, 90], false],
  ])(
    'shell.bottom-bar-hides: the bottom bar hides past 100 px down, returns on the way up: %j is %s',
    (offsets, hidden) => {
      expect(after(...offsets).hidden).toBe(hidden)
    },
  )

  it('keeps the same object while nothing changes, so that nothing renders', () => {
    const bars = barsAfterScroll(barsAtRest, 0, 500)
    expect(barsAfterScroll(bars, 500, 900)).toBe(bars)
  })

  it('never hides the bottom bar near the top, wherever the page was before', () => {
    const offset = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(fc.array(offset), fc.integer({ min: 0, max: bottomBarThreshold }), (offsets, top) => {
        expect(after(...offsets, top).hidden).toBe(false)
      }),
    )
  })
})
