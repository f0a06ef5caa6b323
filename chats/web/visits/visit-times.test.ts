import { visitTime } from '@basera/chats/contract'
import { expect, it } from 'vitest'

it.each([
  [undefined, 'Mon 28 Sep, 10:00'],
  ['en-IN', 'Mon 28 Sep, 10:00'],
  ['hi-IN-u-nu-latn', 'सोम 28 सितंबर, 10:00'],
  ['ta-IN-u-nu-latn', 'திங். 28 செப்டம்பர், 10:00'],
])('chats.visit-card: the time of a visit in %s is %s', (locale, words) => {
  expect(visitTime('2026-09-28T04:30:00Z', locale)).toBe(words)
})
