import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangesDown, rangesUp } from './budget-ranges.ts'

const budget = fc.integer({ min: 0, max: 10_000_000 })

describe('ranges of budgets (docs/decisions/0011-roommate-search.md)', () => {
  it.each([
    ['up', rangesUp, false],
    ['down', rangesDown, true],
  ] as const)(
    'going %s they follow each other from one bound to the other, few of them',
    (_, ranges, down) => {
      fc.assert(
        fc.property(budget, fc.option(budget), budget, (one, other, next) => {
          const whole = {
            least: Math.min(one, other ?? one),
            most: other === null ? null : Math.max(one, other),
          }
          const all = [...ranges(whole, next)]
          const ordered = down ? all.toReversed() : all
          expect(ordered.length).toBeLessThan(12)
          expect(ordered[0]?.least).toBe(whole.least)
          expect(ordered.at(-1)?.most).toBe(whole.most)
          ordered.slice(1).forEach((range, n) => {
            expect(range.least).toBe((ordered[n]?.most ?? Number.NaN) + 1)
          })
        }),
      )
    },
  )
})
