import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion } from './apportion.ts'
import { clockAt, day } from './clock.ts'
import { dice } from './dice.ts'

describe('dice', () => {
  it('roll the same for the same seed and differently for another', () => {
    const rolls = (seed: string) => Array.from({ length: 20 }, dice(seed).next)
    expect(rolls('a')).toEqual(rolls('a'))
    expect(rolls('a')).not.toEqual(rolls('b'))
    expect(dice('a').of('b', 1).next()).toBe(dice('a/b/1').next())
  })

  it('are fair within a few percent', () => {
    const throws = dice('fair')
    const faces = Array.from({ length: 60_000 }, () => throws.int(1, 6))
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const share = faces.filter((thrown) => thrown === face).length / 10_000
      expect(share).toBeGreaterThan(0.95)
      expect(share).toBeLessThan(1.05)
    }
  })

  it('pick by weight, never what weighs nothing', () => {
    const own = dice('weights')
    const picked = Array.from({ length: 3000 }, () =>
      own.weighted(['a', 'b', 'c'], (x) => ({ a: 2, b: 1, c: 0 })[x]!),
    )
    expect(picked).not.toContain('c')
    expect(picked.filter((x) => x === 'a').length / 1000).toBeCloseTo(2, 0)
  })

  it('shuffle without losing anything, and make ids that the API takes', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
        expect(dice(seed).shuffled(list).toSorted()).toEqual(list.toSorted())
        expect(dice(seed).uuid()).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        )
      }),
    )
    const ids = dice('ids')
    expect(new Set(Array.from({ length: 50_000 }, ids.uuid)).size).toBe(50_000)
  })
})

describe('sharing out', () => {
  it('gives everything away, at least the least to each, more to the heavier', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 5 }), fc.nat(5000), (list, least, more) => {
        const shares = apportion(least * list.length + more, list, least)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(least * list.length + more)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(least)
        const heaviest = list.indexOf(Math.max(...list))
        expect(Math.max(...shares) - shares[heaviest]!).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it('shell.india-days: days are those of India, where the evening in London is already tomorrow', () => {
  const clock = clockAt(new Date('2026-12-31T20:00:00Z'))
  expect(clock.day(0)).toBe('2027-01-01')
  expect(clock.day(31)).toBe('2027-02-01')
  expect(clock.ago(day)).toBe('2026-12-30T20:00:00.000Z')
})
