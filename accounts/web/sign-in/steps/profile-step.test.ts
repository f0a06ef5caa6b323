import { Problem } from '@basera/platform/contract'
import { describe, expect, it } from 'vitest'
import { profileRefusal } from './profile-step.tsx'

describe('a profile that could not be saved', () => {
  it("accounts.dialog-sentences: 'Failed to create profile: {reason}'", () => {
    const problem = new Problem('service_unavailable', 'Something went wrong. Please try again.')
    expect(profileRefusal(problem)).toEqual({
      banner: 'Failed to create profile: Something went wrong. Please try again.',
    })
  })

  it('shows what the server refused beside its field', () => {
    const problem = new Problem('validation_failed', 'Must be at least 18 years old', [
      { field: 'age', message: 'Must be at least 18 years old' },
    ])
    expect(profileRefusal(problem)).toEqual({ fields: { age: 'Must be at least 18 years old' } })
  })

  it('tells a session that has ended from other failures', () => {
    expect(profileRefusal(new Problem('no_session', 'Please sign in.'))).toBe('expired')
  })

  it("accounts.dialog-sentences: 'An unexpected error occurred. Please try again.'", () => {
    expect(profileRefusal(new TypeError('x'))).toEqual({
      banner: 'An unexpected error occurred. Please try again.',
    })
  })
})
