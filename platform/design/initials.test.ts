import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialsOf, pickByHash } from './initials.ts'

describe('initialsOf', () => {
  it.each([
    ['Debjani Sen', 'DS'],
    ['asha  k.  menon ', 'AM'],
    ['Vikram', 'V'],
    ['नेहा शर्मा', 'नेश'],
    ['தமிழ்', 'த'],
    ['', ''],
    ['   ', ''],
  ])('the initials of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('pickByHash', () => {
  it('gives an id one of five tints, always the same', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const tint = pickByHash(id, 5)
        return tint >= 0 && tint < 5 && Number.isInteger(tint) && tint === pickByHash(id, 5)
      }),
    )
  })

  it('spreads ids over all tints about evenly', () => {
    const seen = [0, 0, 0, 0, 0]
    for (let n = 0; n < 5000; n++) {
      const tint = pickByHash(`0190f0c2-7b1e-7000-8000-${String(n).padStart(12, '0')}`, 5)
      seen[tint] = (seen[tint] ?? 0) + 1
    }
    for (const count of seen) expect(count).toBeGreaterThan(800)
  })
})
