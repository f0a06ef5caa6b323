import { describe, expect, it } from 'vitest'
import { cleanSum, formatSum, readSum } from './sum-input.tsx'

describe('sums as typed', () => {
  it.each([
    ['15,500', 15_500, '15,500'],
    ['₹1,25,000', 125_000, '1,25,000'],
    ['-500', -500, '-500'],
    ['1500.50', 1500.5, '1,500.5'],
    ['1.2.3', 1.23, '1.23'],
    ['12-3', 123, '123'],
    ['abc', null, ''],
    ['-', null, ''],
    ['', null, ''],
    ['0', 0, '0'],
  ])('"%s" is %s, so that validation can judge it', (text, value, shown) => {
    const sum = readSum(cleanSum(text) ?? 'too long')
    expect(sum).toBe(value)
    expect(formatSum(sum)).toBe(shown)
  })

  it('takes no digit beyond those of any sum', () => {
    expect(cleanSum('1234567890')).toBe('1234567890')
    expect(cleanSum('12345678901')).toBeUndefined()
  })
})
