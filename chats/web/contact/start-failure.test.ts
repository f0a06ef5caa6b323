import { chatSentences } from '@basera/chats/contract'
import { Problem, type ProblemCode } from '@basera/platform/contract'
import { describe, expect, it } from 'vitest'
import { roommateStartFailure, roomStartFailure } from './start-failure.ts'

const notThere = 'Unable to start conversation. Please try refreshing the page and try again.'
const ours = 'Something went wrong on our side. Please try again.'

describe('chats.start-failure: a conversation that could not be started', () => {
  it.each<[ProblemCode, string, string]>([
    ['not_found', 'Room Not Found', notThere],
    ['internal_error', ours, 'Failed to start conversation. Please try again.'],
    ['service_unavailable', 'x', 'Failed to start conversation. Please try again.'],
    ['conflict', chatSentences.roomTaken, 'This room is taken.'],
    ['too_many_requests', 'Please wait', 'Please wait'],
  ])('from a room: %s', (code, detail, words) => {
    expect(roomStartFailure(new Problem(code, detail))).toBe(words)
  })

  it.each<[ProblemCode, string, string]>([
    ['not_found', 'x', notThere],
    [
      'internal_error',
      ours,
      'Failed to start conversation: Something went wrong on our side. Please try again.',
    ],
    [
      'service_unavailable',
      'The server is busy.',
      'Failed to start conversation: The server is busy. Please try again.',
    ],
    [
      'service_unavailable',
      'We cannot reach the server. Please check your internet connection and try again.',
      'Failed to start conversation: We cannot reach the server. Please try again.',
    ],
    ['internal_error', 'No room', 'Failed to start conversation: No room. Please try again.'],
    ['conflict', chatSentences.ownProfile, 'This is your own profile!'],
    ['too_many_requests', 'Please wait', 'Please wait'],
  ])('from a roommate profile: %s', (code, detail, words) => {
    expect(roommateStartFailure(new Problem(code, detail))).toBe(words)
  })

  it.each([roomStartFailure, roommateStartFailure])('anything else', (failure) => {
    expect(failure(new TypeError('x'))).toBe('Something went wrong. Please try again.')
  })
})
