import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arranged, movedTo } from './photo-order.ts'

describe('the order of photos', () => {
  it('rooms.photo-order: follows the wanted keys; photos without a place come last, as they are', () => {
    const items = ['a', 'b', 'c', 'd'].map((key) => ({ key }))
    expect(arranged(items, ['c', 'gone', 'a']).map(({ key }) => key)).toEqual(['c', 'a', 'b', 'd'])
    expect(arranged(items, [])).toEqual(items)
  })

  it('rooms.photo-order: a photo moved to the first place is the cover, and none is lost', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 8 }),
        fc.nat(7),
        fc.nat(7),
        (list, a, b) => {
          const [from, to] = [a % list.length, b % list.length]
          const next = movedTo(list, from, to)
          expect(next[to]).toBe(list[from])
          expect([...next].sort()).toEqual([...list].sort())
        },
      ),
    )
    expect(movedTo(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
  })
})
