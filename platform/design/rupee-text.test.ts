import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupRupees, readRupees } from './rupee-text.ts'

describe('groupRupees', () => {
  it.each([
    [null, ''],
    [0, '0'],
    [999, '999'],
    [7800, '7,800'],
    [12_500, '12,500'],
    [125_000, '1,25,000'],
    [12_345_678, '1,23,45,678'],
  ])('%s is shown as "%s"', (sum, shown) => {
    expect(groupRupees(sum)).toBe(shown)
  })

  it('groups as the en-IN locale does', () => {
    const indian = new Intl.NumberFormat('en-IN')
    fc.assert(fc.property(fc.nat(999_999_999), (sum) => groupRupees(sum) === indian.format(sum)))
  })
})

describe('readRupees', () => {
  it('reads back every sum it showed', () => {
    fc.assert(fc.property(fc.nat(999_999_999), (sum) => readRupees(`₹${groupRupees(sum)}`) === sum))
  })

  it('reads no sum out of a text without digits', () => {
    expect(readRupees('')).toBeNull()
    expect(readRupees('₹ ,')).toBeNull()
  })
})
