import { describe, expect, it } from 'vitest'
import {
  captchaStartTrouble,
  noCodeTrouble,
  providerSendTrouble,
  providerVerifyTrouble,
  saveTrouble,
} from './provider-trouble.ts'

const error = (code: string, message = '') => ({ code, message })

describe('accounts.phone-sentences: send', () => {
  it.each([
    ['auth/invalid-phone-number', 'Invalid phone number format. Please check and try again.'],
    ['auth/too-many-requests', 'Too many requests. Please wait before trying again.'],
    ['auth/captcha-check-failed', 'reCAPTCHA verification failed. Please refresh the page.'],
    ['auth/quota-exceeded', 'SMS quota exceeded. Please try again later.'],
    ['auth/network-request-failed', 'Failed to send OTP. Please try again.'],
    ['', 'Failed to send OTP. Please try again.'],
    ['auth/constructor', 'Failed to send OTP. Please try again.'],
  ])('%s: "%s"', (code, sentence) => expect(providerSendTrouble(error(code)).message).toBe(sentence))

  it.each(['auth/internal-error', 'auth/invalid-app-credential', 'auth/app-not-authorized'])(
    '%s is told as a fault of the configuration',
    (code) =>
      expect(providerSendTrouble(error(code)).message).toMatch(/^Phone verification is not set up correctly/),
  )

  it("anything else that explains itself: 'Error: ' and its message", () => {
    expect(providerSendTrouble(new Error('Blocked by the browser')).message).toBe(
      'Error: Blocked by the browser',
    )
  })

  it.each([[undefined], [null], ['x'], [{ code: 5, message: 5 }]])('survives what is no error: %o', (odd) =>
    expect(providerSendTrouble(odd).message).toBe('Failed to send OTP. Please try again.'),
  )

  it('only a bad number belongs beside the number', () => {
    expect(providerSendTrouble(error('auth/invalid-phone-number')).aboutNumber).toBe(true)
    expect(providerSendTrouble(error('auth/quota-exceeded')).aboutNumber).toBe(false)
  })

  it('the bot check that does not start has a message of its own', () => {
    expect(captchaStartTrouble().message).toBe('Failed to initialize reCAPTCHA. Please refresh the page.')
  })
})

describe('accounts.phone-sentences: verify', () => {
  it.each([
    ['auth/invalid-verification-code', 'Invalid verification code'],
    ['auth/code-expired', 'Code expired. Request new OTP'],
    ['auth/session-expired', 'Code expired. Request new OTP'],
    ['auth/whatever', 'Invalid OTP. Please try again.'],
  ])('%s: "%s"', (code, sentence) => expect(providerVerifyTrouble(error(code)).message).toBe(sentence))

  it('no session, and a proof that could not be saved', () => {
    expect(noCodeTrouble().message).toBe('No OTP session found. Please resend OTP.')
    expect(saveTrouble().message).toBe('Failed to save phone verification. Please try again.')
  })
})
