import { describe, expect, it } from 'vitest'
import { chatTime } from './chat-time.ts'

const now = new Date('2026-06-07T05:00:00Z')

describe('when a conversation was last written in', () => {
  it.each([
    ['2026-06-07T04:12:00Z', '09:42'],
    // Half an hour past midnight in India.
    ['2026-06-06T19:00:00Z', '00:30'],
    ['2026-06-06T18:29:00Z', 'Yesterday'],
    ['2026-06-05T18:00:00Z', 'Jun 05'],
    ['2025-12-31T12:00:00Z', 'Dec 31'],
  ])("marketplace 2: %s is '%s'", (moment, words) => {
    expect(chatTime(moment, now)).toBe(words)
  })
})
