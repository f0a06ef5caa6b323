import { chatSentences } from '@basera/chats/contract'
import { Problem, type ProblemCode } from '@basera/platform/contract'
import { describe, expect, it } from 'vitest'
import { startFailure } from './start-failure.ts'

describe('marketplace 8: a conversation that could not be started', () => {
  it.each<[ProblemCode, string, string]>([
    [
      'not_found',
      'Room Not Found',
      'Unable to start conversation. Please try refreshing the page and try again.',
    ],
    ['internal_error', 'x', 'Failed to start conversation. Please try again.'],
    ['service_unavailable', 'x', 'Failed to start conversation. Please try again.'],
    ['conflict', chatSentences.roomTaken, 'This room is taken.'],
    ['too_many_requests', 'Please wait', 'Please wait'],
  ])('%s', (code, detail, words) => {
    expect(startFailure(new Problem(code, detail))).toBe(words)
  })

  it('anything else', () => {
    expect(startFailure(new TypeError('x'))).toBe('Something went wrong. Please try again.')
  })
})
