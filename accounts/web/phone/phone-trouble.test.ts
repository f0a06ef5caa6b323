import { Problem, type ProblemCode } from '@basera/platform/contract'
import { describe, expect, it } from 'vitest'
import { sendTrouble, verifyTrouble } from './phone-trouble.ts'

describe('accounts.phone-sentences: a code that our server did not send', () => {
  it.each<[ProblemCode, string, boolean]>([
    ['invalid_phone_number', 'Invalid phone number format. Please check and try again.', true],
    ['validation_failed', 'Phone number is required', true],
    ['too_many_requests', 'Too many requests. Please wait before trying again.', false],
    ['captcha_failed', 'reCAPTCHA verification failed. Please refresh the page.', false],
    ['sms_quota_exceeded', 'SMS quota exceeded. Please try again later.', false],
    ['service_unavailable', 'Failed to send OTP. Please try again.', false],
  ])('%s shows the sentence of the server', (code, sentence, aboutNumber) => {
    expect(sendTrouble(new Problem(code, sentence))).toMatchObject({ message: sentence, aboutNumber })
  })

  it.each([[new Problem('internal_error', 'Internal error')], [new TypeError('x')]])(
    "default 'Failed to send OTP. Please try again.': %s",
    (error) => expect(sendTrouble(error).message).toBe('Failed to send OTP. Please try again.'),
  )

  it('a session that has ended', () => {
    expect(sendTrouble(new Problem('no_session', 'Please sign in.')).message).toBe(
      'Authentication session expired. Please sign in again.',
    )
  })
})

describe('accounts.phone-sentences: a code that our server did not confirm', () => {
  it.each<[ProblemCode, string]>([
    ['code_invalid', 'Invalid verification code'],
    ['code_expired', 'Code expired. Request new OTP'],
    ['code_not_sent', 'No OTP session found. Please resend OTP.'],
    ['phone_not_accepted', 'We cannot verify this number on this account.'],
    ['too_many_requests', 'Too many requests. Please wait before trying again.'],
  ])('%s shows the sentence of the server', (code, sentence) =>
    expect(verifyTrouble(new Problem(code, sentence)).message).toBe(sentence),
  )

  it.each([[new Problem('internal_error', 'x')], [new Problem('conflict', 'x')], [new TypeError('x')]])(
    "'Failed to save phone verification. Please try again.': %s",
    (error) =>
      expect(verifyTrouble(error).message).toBe('Failed to save phone verification. Please try again.'),
  )
})
