import { expect, it } from 'vitest'
import { comingDay } from './coming-day.ts'

it.each([
  ['2026-12-01', '1 Dec'],
  ['2027-01-01', '1 Jan'],
  ['2027-11-24', '24 Nov'],
  ['2027-11-25', '25 Nov 2027'],
  ['2030-01-01', '1 Jan 2030'],
])('the coming day %s is written %s', (day, words) => {
  expect(comingDay(day, '2026-11-25')).toBe(words)
})
