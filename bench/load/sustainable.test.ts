import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSustainable } from './sustainable.ts'

/** A product that can serve so many a second, and no more. */
const search = (capacity: number, from = 25) =>
  findSustainable({
    from,
    growth: 1.6,
    refinements: 4,
    tryRate: async (rate) => rate,
    judge: (rate) => (rate > capacity ? 'too much' : undefined),
  })

describe('the search for the sustainable rate', () => {
  it('finds it within a twentieth, and never above it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 30, max: 20_000 }), async (capacity) => {
        const { rate } = await search(capacity)
        expect(rate).toBeLessThanOrEqual(capacity)
        expect(rate).toBeGreaterThan(capacity * 0.93)
      }),
    )
  })

  it('goes down where the first rate is too much', async () => {
    const { rate } = await search(7)
    expect(rate).toBeGreaterThan(5)
    expect(rate).toBeLessThanOrEqual(7)
  })

  it('says 0 where nothing is sustained, and ends', async () => {
    expect((await search(0)).rate).toBe(0)
  })

  it('tries a rate again that was too much once', async () => {
    let times = 0
    const { rate, tried } = await findSustainable({
      from: 100,
      growth: 2,
      refinements: 0,
      tryRate: async (asked) => asked,
      judge: (asked) => (asked > 200 || (asked === 100 && times++ === 0) ? 'too much' : undefined),
    })
    expect(rate).toBe(200)
    expect(tried.map((one) => one.rate)).toEqual([100, 100, 200, 400, 400])
  })
})
