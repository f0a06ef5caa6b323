import { describe, expect, it } from 'vitest'
import { addMonths, dayAfterKey, weeksOf, withinLimits } from './calendar-days.ts'

describe('the days of a calendar', () => {
  it('begins weeks on Monday and leaves other months out', () => {
    const weeks = weeksOf('2026-06-11')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toBe('2026-06-01')
    expect(weeks[4]).toEqual(['2026-06-29', '2026-06-30', null, null, null, null, null])
    expect(weeksOf('2026-02-01')[0]).toEqual([null, null, null, null, null, null, '2026-02-01'])
  })

  it.each([
    ['ArrowLeft', '2026-02-28'],
    ['ArrowRight', '2026-03-02'],
    ['ArrowUp', '2026-02-22'],
    ['ArrowDown', '2026-03-08'],
    ['Home', '2026-02-23'],
    ['End', '2026-03-01'],
    ['PageUp', '2026-02-01'],
    ['PageDown', '2026-04-01'],
    ['a', undefined],
  ])('%s leads from Sunday, 1 March 2026 to %s', (key, day) => {
    expect(dayAfterKey('2026-03-01', key)).toBe(day)
  })

  it('stops at the end of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
  })

  it('keeps within its limits', () => {
    const limits = { min: '2026-06-11', max: '2027-06-11' }
    expect(withinLimits('2026-06-10', limits)).toBe('2026-06-11')
    expect(withinLimits('2026-07-01', limits)).toBe('2026-07-01')
    expect(withinLimits('2028-01-01', limits)).toBe('2027-06-11')
    expect(withinLimits('1999-01-01', {})).toBe('1999-01-01')
  })
})
