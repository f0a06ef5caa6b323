import { type PublicSettings, SettingsProvider } from '@basera/platform/web'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { SessionProvider } from '../session/use-session.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { useSignInDialog } from './sign-in-dialog-provider.tsx'
import type { SignInRequest, SignInStep } from './sign-in-request.ts'

const settings = { captcha: { kind: 'altcha' }, google: false } as PublicSettings

const dialog = (request: SignInRequest = {}, changed: Partial<PublicSettings> = {}) =>
  renderToString(
    <SettingsProvider value={{ ...settings, ...changed }}>
      <SessionProvider value="live">
        <MemoryRouter>
          <SignInDialog request={request} onClose={() => undefined} />
        </MemoryRouter>
      </SessionProvider>
    </SettingsProvider>,
  )

const labels = (html: string) =>
  [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map((match) => match[1]?.replaceAll(/<[^>]+>/g, ''))
const title = (html: string) => /<h2[^>]*>([^<]*)/.exec(html)?.[1]

describe('the sign-in dialog', () => {
  it.each<[SignInStep, string, string[]]>([
    ['signin', 'Sign in to Basera', ['Email', 'Password']],
    ['signup', 'Create your account', ['Email', 'Password', 'Confirm password']],
    ['magic-link', 'Get a magic link', ['Email']],
    ['forgot-password', 'Forgot your password?', ['Email']],
    ['new-password', 'Set a new password', ['New password', 'Confirm password']],
    ['profile', 'Your profile', ['Full name', 'Age', 'OrganizationOptional']],
    ['phone-verification', 'Verify your phone', ['Phone number']],
  ])('accounts.dialog-steps: %s is titled "%s" and asks for %j', (step, heading, fields) => {
    const html = dialog({ step })
    expect(title(html)).toBe(heading)
    expect(labels(html)).toEqual(fields)
    const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<h2 id="${id}"`)
  })

  it.each<[SignInStep, number]>([
    ['signin', 1],
    ['signup', 1],
    ['magic-link', 1],
    ['forgot-password', 1],
    ['phone-verification', 1],
    ['new-password', 0],
    ['profile', 0],
  ])('accounts.bot-check: %s has %i security check', (step, count) => {
    expect(dialog({ step }).split('Checking that you are a person').length - 1).toBe(count)
  })

  it('accounts.bot-check: sign-up is off until the security check is done', () => {
    expect(dialog({ step: 'signup' })).toMatch(/<button type="submit" disabled=""[^>]*>Create account/)
  })

  it.each<[SignInStep, boolean]>([
    ['signup', true],
    ['magic-link', true],
    ['signin', false],
    ['forgot-password', false],
    ['new-password', false],
  ])(
    'DPDP 5: says what is agreed to where an account is made, and its links keep the form: %s %s',
    (step, says) => {
      const html = dialog({ step })
      const links = [...html.matchAll(/<a [^>]*href="(\/[a-z]+)"[^>]*target="_blank"/g)].map(
        (match) => match[1],
      )
      expect(links).toEqual(says ? ['/terms', '/privacy'] : [])
      expect(html.includes('you are 18 or older')).toBe(says)
    },
  )

  it('DPDP 5: says it below Google too, which makes accounts', () => {
    expect(dialog({}, { google: true })).toMatch(
      /Continue with Google.*If you are new here.*href="\/privacy"/,
    )
  })

  it('accounts.dialog-steps: sign-in leads to sign-up, to the magic link, and to a forgotten password', () => {
    for (const words of ['Create an account', 'Email me a magic link', 'Forgot password?'])
      expect(dialog()).toContain(words)
  })

  it('accounts.google-configured: offers Google only where it works', () => {
    expect(dialog()).not.toContain('Google')
    expect(dialog({}, { google: true })).toContain('Continue with Google')
  })

  it('accounts.return-errors: shows the message of a failed return', () => {
    const html = dialog({ failed: new URLSearchParams('error=no_session') })
    expect(html).toMatch(/role="alert".*No session found. Please try signing in again./)
    expect(dialog()).not.toContain('role="alert"')
  })

  it('has browsers and password managers fill in what they know', () => {
    const known = (step: SignInStep) =>
      [...dialog({ step }).matchAll(/autoComplete="([^"]+)"/gi)].map((match) => match[1])
    expect(known('signin')).toEqual(['username', 'current-password'])
    expect(known('signup')).toEqual(['username', 'new-password', 'new-password'])
    expect(known('profile')).toEqual(['name', 'off', 'organization'])
    expect(known('phone-verification')).toEqual(['tel'])
  })

  it("accounts.provider-required: 'useAuthModal must be used within an AuthModalProvider'", () => {
    const Lost = () => <p>{String(useSignInDialog().isOpen)}</p>
    expect(() => renderToString(<Lost />)).toThrow('useAuthModal must be used within an AuthModalProvider')
  })
})
