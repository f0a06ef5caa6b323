import { describe, expect, it } from 'vitest'
import { chatTime, dayLabel, timeOfDay } from './chat-times.ts'

// 00:30 on 10 June in India, still 9 June in UTC.
const now = new Date('2026-06-09T19:00:00Z')

describe('chats.list-times: times of conversations (Asia/Kolkata)', () => {
  it.each([
    ['HH:mm if today', '2026-06-09T18:45:00Z', '00:15'],
    ["'Yesterday'", '2026-06-09T18:15:00Z', 'Yesterday'],
    ["'Yesterday' from its first minute", '2026-06-08T18:30:00Z', 'Yesterday'],
    ["else 'MMM dd'", '2026-06-08T18:29:00Z', 'Jun 08'],
    ["else 'MMM dd', last year too", '2025-12-31T10:00:00Z', 'Dec 31'],
  ])('%s', (_, moment, words) => {
    expect(chatTime(moment, now)).toBe(words)
  })

  it.each([
    ['2026-06-10', 'Today'],
    ['2026-06-09', 'Yesterday'],
    ['2026-06-06', 'Jun 06, 2026'],
    ['2026-01-31', 'Jan 31, 2026'],
  ])('chats.day-labels: the day %s is labelled %s', (date, words) => {
    expect(dayLabel(date, now)).toBe(words)
  })

  it('a day of another language begins with its number', () => {
    expect(chatTime('2026-06-08T18:29:00Z', now, 'hi')).toBe('8 Jun')
    expect(dayLabel('2026-06-06', now, 'hi')).toBe('6 Jun 2026')
  })

  it('the month turns in India', () => {
    expect(dayLabel('2026-06-30', new Date('2026-06-30T18:31:00Z'))).toBe('Yesterday')
    expect(timeOfDay('2026-06-30T18:31:00Z')).toBe('00:01')
  })
})
