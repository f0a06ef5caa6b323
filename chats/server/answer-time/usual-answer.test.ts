import { describe, expect, it } from 'vitest'
import { usualAnswer } from './usual-answer.ts'

const now = new Date('2026-10-10T12:00:00Z')
const hour = 3600
const answered = (hours: number) => ({ seconds: hours * hour, asked_at: now })
const open = (hoursAgo: number) => ({
  seconds: null,
  asked_at: new Date(now.getTime() - hoursAgo * hour * 1000),
})

describe('chats.answer-time', () => {
  it.each([
    ['four chats are too few', [1, 1, 1, 1].map(answered), null],
    ['five are enough', [1, 1, 1, 1, 1].map(answered), 1],
    ['the median is rounded up', [0.1, 0.2, 2.1, 40, 60].map(answered), 3],
    ['of an even number the lower one: half were answered by then', [1, 1, 2, 5, 9, 9].map(answered), 2],
    ['exactly an hour', [1, 1, 1, 1, 1].map(answered), 1],
    ['days', [30, 30, 30, 30, 30].map(answered), 48],
    ['longer than three days', [73, 73, 73, 73, 73].map(answered), null],
    ['no answer after a day counts as never', [...[1, 1, 1].map(answered), ...[25, 99, 99].map(open)], 1],
    ['most without an answer', [...[1, 1].map(answered), ...[25, 99, 99].map(open)], null],
    ['no answer yet does not count', [...[1, 1, 1, 1].map(answered), open(23)], null],
    ['no chats', [], null],
  ])('%s', (_, answers, hours) => {
    expect(usualAnswer(answers, now)).toBe(hours)
  })
})
