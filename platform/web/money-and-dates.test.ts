import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInIndia, longDate, rupees, shortDate, todayInIndia } from './money-and-dates.ts'

describe('money (shell.rupee-format)', () => {
  it.each([
    [0, '₹0'],
    [950, '₹950'],
    [7800, '₹7,800'],
    [125000, '₹1,25,000'],
    [10000000, '₹1,00,00,000'],
  ])('%d is %s', (sum, text) => {
    expect(rupees(sum)).toBe(text)
  })

  it('loses no digit of any sum', () => {
    fc.assert(fc.property(fc.nat(100_000_000), (sum) => Number(rupees(sum).replaceAll(/[₹,]/g, '')) === sum))
  })
})

describe('dates (shell.india-days)', () => {
  it.each([
    ['2026-07-01', '1 Jul 2026', '1 Jul'],
    ['2026-09-15', '15 Sep 2026', '15 Sep'],
    ['2027-12-31', '31 Dec 2027', '31 Dec'],
  ])('%s reads %s in full and %s on cards', (day, long, short) => {
    expect(longDate(day)).toBe(long)
    expect(shortDate(day)).toBe(short)
  })

  it('begins the day at midnight in India, wherever the machine stands', () => {
    expect(todayInIndia(new Date('2026-06-30T18:29:59Z'))).toBe('2026-06-30')
    expect(todayInIndia(new Date('2026-06-30T18:30:00Z'))).toBe('2026-07-01')
    expect(dayInIndia('2026-12-31T20:00:00.000Z')).toBe('2027-01-01')
  })
})
