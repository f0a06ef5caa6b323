import { describe, expect, it } from 'vitest'
import { refusalOf } from './ask-auth.ts'

const banner = (code: string, message: string, status = 422) => refusalOf({ code, message, status }).banner

describe('a failed call of the auth service', () => {
  it.each([
    [
      'accounts.email-taken: a profile with the e-mail exists',
      'User already registered',
      'An account with this email already exists. Please sign in instead or use a different email.',
    ],
    [
      'accounts.email-taken: only an auth user exists',
      'User already registered, without a profile',
      'An account with this email already exists. Please sign in instead.',
    ],
  ])('accounts.dialog-sentences: %s', (_, message, sentence) =>
    expect(banner('user_already_exists', message)).toBe(sentence),
  )

  it('trust.appeal-once: who is suspended is told so, with the way to appeal', () => {
    const told = banner('user_banned', 'User is banned', 403)
    for (const words of ['This account is suspended.', 'appeal within 30 days', 'Contact page'])
      expect(told).toContain(words)
  })

  it('auth-protocol.weak-reasons: a weak password is explained by the server, beside its field', () => {
    const message = 'This password is known from leaks. Please choose another.'
    expect(refusalOf({ code: 'weak_password', message, status: 422 })).toEqual({
      fields: { password: message },
    })
  })

  it('auth-protocol.password-change: the present password is refused as a new one, beside its field', () => {
    expect(refusalOf({ code: 'same_password', message: 'x', status: 422 })).toEqual({
      fields: { password: 'New password should be different from the old password.' },
    })
  })

  it('auth-protocol.email-form: a malformed address is told beside its field', () => {
    const message = 'Unable to validate email address: invalid format'
    expect(refusalOf({ code: 'validation_failed', message, status: 400 })).toEqual({
      fields: { email: message },
    })
  })

  it.each([
    ['invalid_credentials', 400, 'Invalid login credentials', 'Invalid login credentials'],
    ['email_not_confirmed', 400, 'Email not confirmed', 'Email not confirmed'],
    ['captcha_failed', 400, 'captcha protection: …', 'Security verification failed. Please try again.'],
    ['session_not_found', 403, 'x', 'Authentication session expired. Please sign in again.'],
    ['bad_jwt', 403, 'x', 'Authentication session expired. Please sign in again.'],
    [
      'over_email_send_rate_limit',
      429,
      'For security purposes, you can only request this after 58 seconds.',
      'For security purposes, you can only request this after 58 seconds.',
    ],
    ['over_request_rate_limit', 429, 'Request rate limit reached', 'Request rate limit reached'],
    ['unexpected_failure', 500, 'x', 'An unexpected error occurred. Please try again.'],
    ['no_such_code', 400, 'x', 'An unexpected error occurred. Please try again.'],
  ])('%s (%i) shows "%s"', (code, status, message, sentence) =>
    expect(banner(code, message, status)).toBe(sentence),
  )

  it.each([[{ message: 'Failed to fetch', status: 0 }], [{ message: 'TypeError: Failed to fetch' }]])(
    'says so when no answer came: %o',
    (failure) => expect(refusalOf(failure).banner).toContain('check your internet connection'),
  )
})
