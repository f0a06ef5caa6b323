import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signInAddress, takeSignInRequest } from './sign-in-request.ts'
import { returnMessage } from './walk.ts'

const messageOf = (search: string) => {
  const taken = takeSignInRequest(search)
  return taken && returnMessage(taken.request)
}

describe("Home's error parameter", () => {
  it.each([
    ['?error=auth_failed', 'Authentication failed. Please try again.'],
    ['?error=no_session', 'No session found. Please try signing in again.'],
    ['?error=no_email', 'No email found in your Google account. Please try a different sign-in method.'],
    [
      '?error=email_exists',
      'An account with this email already exists. Please sign in with your password or reset it.',
    ],
    [
      '?error=email_exists&email=asha%40demo.basera.test',
      'An account with asha@demo.basera.test already exists. Please sign in with your password or reset it.',
    ],
    ['?error=unexpected', 'An unexpected error occurred. Please try again.'],
    ['?error=access_denied&error_description=x', 'An unexpected error occurred. Please try again.'],
    [
      '?error=access_denied&error_code=otp_expired&error_description=x',
      'This link is invalid or has expired. Please ask for a new one.',
    ],
    [
      '?error=access_denied&error_code=user_banned',
      'This account is suspended. The mail that told you why has a link to our decision, where you can appeal within 30 days. Without the mail write to us: our address is on the Contact page.',
    ],
    ['?error=', 'An unexpected error occurred. Please try again.'],
    ['?error=constructor', 'An unexpected error occurred. Please try again.'],
  ])('accounts.return-errors: %s says "%s"', (search, message) => expect(messageOf(search)).toBe(message))

  it.each(['call +91 98765 43210', '<b>asha</b>@x.test', 'asha@', `${'a'.repeat(300)}@x.test`])(
    'accounts.return-errors: an email that is none is not repeated: %s',
    (email) => {
      const search = `?${new URLSearchParams({ error: 'email_exists', email })}`
      expect(messageOf(search)).toContain('An account with this email already exists')
    },
  )

  it.each([
    ['?error=auth_failed', ''],
    ['?error=email_exists&email=a%40b.test&utm_source=mail', '?utm_source=mail'],
    ['?error=x&error_code=y&error_description=z', ''],
    ['?sign-in=%2Fchats&a=1', '?a=1'],
  ])(
    'accounts.return-errors: the parameters are taken out of the address: %s leaves "%s"',
    (search, rest) => {
      expect(takeSignInRequest(search)?.rest).toBe(rest)
    },
  )

  it.each(['', '?', '?q=error', '?email=a%40b.test'])('leaves other addresses alone: "%s"', (search) => {
    expect(takeSignInRequest(search)).toBeUndefined()
  })

  it('accounts.return-after-sign-in: Home opens the dialog for a page that was asked for', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const { search, pathname } = new URL(signInAddress(path), 'https://basera.example')
        expect(pathname).toBe('/')
        expect(takeSignInRequest(search)).toEqual({ request: {}, rest: '' })
      }),
    )
  })
})
