import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayText, readDay } from './day-text.ts'

const today = '2026-06-11'

describe('typed dates', () => {
  it.each([
    ['1/12/2026', '2026-12-01'],
    ['01/12/2026', '2026-12-01'],
    ['12/01/2026', '2026-01-12'],
    ['1-12-26', '2026-12-01'],
    ['1.12.2026', '2026-12-01'],
    ['1 12 2026', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['1 Dec 2026', '2026-12-01'],
    [' 1 december, 2026 ', '2026-12-01'],
    ['1st Dec', '2026-12-01'],
    ['1dec', '2026-12-01'],
    ['Dec 1', '2026-12-01'],
    ['December 1, 2027', '2027-12-01'],
    ['3 Sept', '2026-09-03'],
  ])('%s is %s, day first', (text, day) => {
    expect(readDay(text, today)).toBe(day)
  })

  it.each([
    ['11/6', '2026-06-11'],
    ['10 Jun', '2027-06-10'],
    ['29 Feb', '2028-02-29'],
  ])('%s without a year is the next such day, %s', (text, day) => {
    expect(readDay(text, today)).toBe(day)
  })

  it.each([
    '',
    'soon',
    '12/2026',
    '1/13/2026',
    '31 Jun 2026',
    '29/2/2027',
    '1 Foo',
    '0/1/2026',
    '1 Dec 20261',
  ])('%j is no day', (text) => {
    expect(readDay(text, today)).toBeNull()
  })

  it('reads back every day that it writes', () => {
    const between = { min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(between), (date) => {
        const day = date.toISOString().slice(0, 10)
        return readDay(dayText(day), today) === day
      }),
    )
  })
})

it('writes a day first, and other texts as they are', () => {
  expect(dayText('2026-12-01')).toBe('1 December 2026')
  expect(dayText('')).toBe('')
})
