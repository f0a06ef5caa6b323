import { describe, expect, it } from 'vitest'
import { beginWalk, walkTo } from './walk.ts'

describe('the way through the dialog', () => {
  it('accounts.dialog-steps: begins with signin, or with the form that was asked for', () => {
    expect(beginWalk({})).toMatchObject({ step: 'signin', email: '', isNew: false, notice: undefined })
    expect(beginWalk({ step: 'new-password' }).step).toBe('new-password')
  })

  it('accounts.return-errors: begins with the message of a failed return', () => {
    expect(beginWalk({ failed: new URLSearchParams('error=auth_failed') }).notice).toEqual({
      tone: 'danger',
      text: 'Authentication failed. Please try again.',
    })
  })

  it('shows a message once, and keeps what was typed', () => {
    const notice = { tone: 'ok', text: 'Account created! Please complete your profile.' } as const
    const profile = walkTo(beginWalk({}), 'profile', { notice, isNew: true, email: 'asha@demo.basera.test' })
    expect(profile).toMatchObject({ step: 'profile', notice, isNew: true })
    expect(walkTo(profile, 'phone-verification')).toMatchObject({
      notice: undefined,
      isNew: true,
      email: 'asha@demo.basera.test',
    })
  })

  it('accounts.dialog-steps: every opening begins afresh', () => {
    const first = walkTo(beginWalk({}), 'signup', { isNew: true, email: 'asha@demo.basera.test' })
    const second = beginWalk({}, first.opening + 1)
    expect(second).toEqual({ ...beginWalk({}), opening: 1 })
  })
})
