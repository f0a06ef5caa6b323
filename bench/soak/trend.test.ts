import { describe, expect, it } from 'vitest'
import { grows, trendOf } from './trend.ts'

/** Repeatable noise from -1 to 1. */
const noise = (n: number) => 2 * (Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1) - 1
const samples = (count: number, of: (n: number) => number) => Array.from({ length: count }, (_, n) => of(n))

describe('the trend of samples', () => {
  it('is the change from first to last, and one stray sample does not matter', () => {
    expect(trendOf(samples(10, (n) => 100 + 2 * n)).change).toBeCloseTo(18)
    expect(trendOf(samples(11, (n) => (n === 5 ? 9000 : 100 + 2 * n))).change).toBeCloseTo(20)
  })

  it('is likely to be chance where there is none, and unlikely where there is', () => {
    expect(trendOf(samples(20, noise)).chance).toBeGreaterThan(0.05)
    expect(trendOf(samples(20, () => 7))).toEqual({ change: 0, chance: expect.closeTo(1) })
    expect(trendOf(samples(20, (n) => n + 3 * noise(n))).chance).toBeLessThan(0.001)
  })

  it('agrees with the tables of Mann and Kendall: 10 samples in order come by chance once in 8,300 times or so', () => {
    expect(trendOf(samples(10, (n) => n)).chance).toBeCloseTo(0.0000833, 4)
  })
})

describe('growth', () => {
  it.each<[string, number[], boolean]>([
    ['a leak', samples(18, (n) => 100 + 1.5 * n + noise(n)), true],
    ['noise', samples(18, (n) => 100 + 10 * noise(n)), false],
    ['the same', samples(18, () => 100), false],
    ['what goes down', samples(18, (n) => 100 - n), false],
    ['a rise too small to matter', samples(18, (n) => 100 + 0.1 * n), false],
    ['what goes up and down again', samples(18, (n) => 100 + 20 * Math.sin((n / 17) * Math.PI)), false],
  ])('%s', (_, values, growing) => {
    expect(grows(values, 0.05, 2)).toBe(growing)
  })
})
