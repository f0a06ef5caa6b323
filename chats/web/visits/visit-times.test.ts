import { visitTime } from '@basera/chats/contract'
import { expect, it } from 'vitest'
import { clockOn, visitDays } from './visit-times.ts'

it.each([
  [undefined, 'Mon 28 Sep, 10:00'],
  ['en-IN', 'Mon 28 Sep, 10:00'],
  ['hi-IN-u-nu-latn', 'सोम 28 सितंबर, 10:00'],
  ['ta-IN-u-nu-latn', 'திங். 28 செப்டம்பர், 10:00'],
])('chats.visit-card: the time of a visit in %s is %s', (locale, words) => {
  expect(visitTime('2026-09-28T04:30:00Z', locale)).toBe(words)
})

it.each([
  ['2026-11-27T10:10:00+05:30', '2026-11-27', '10:15'],
  ['2026-11-27T21:29:00+05:30', '2026-11-27', '21:30'],
  ['2026-11-27T21:30:00+05:30', '2026-11-28', '07:00'],
])('chats.visit-slots: at %s the first time to be offered is on %s at %s', (at, date, time) => {
  const now = new Date(at)
  const day = visitDays(now)[0]?.value ?? ''
  expect([day, clockOn(day, now)[0]?.value]).toEqual([date, time])
})
