import { describe, expect, it } from 'vitest'
import { confirmedWords } from './confirmed-words.ts'

describe('when a room was confirmed', () => {
  it.each([
    ['2026-06-10T05:00:00Z', 'Confirmed today'],
    // Half past midnight in India is still the evening before in UTC.
    ['2026-06-09T19:00:00Z', 'Confirmed today'],
    ['2026-06-09T18:00:00Z', 'Confirmed yesterday'],
    ['2026-06-08T12:00:00Z', 'Confirmed 2 days ago'],
    ['2026-05-11T12:00:00Z', 'Confirmed 30 days ago'],
    ['2026-06-11T12:00:00Z', 'Confirmed today'],
  ])('shell.india-days: %s, seen on 10 June in India: "%s"', (moment, words) => {
    expect(confirmedWords(moment, '2026-06-10')).toBe(words)
  })
})
