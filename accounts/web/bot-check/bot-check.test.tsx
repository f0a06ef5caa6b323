import { type PublicSettings, SettingsProvider } from '@basera/platform/web'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BotCheck } from './bot-check.tsx'
import { CheckPanel } from './check-panel.tsx'

const box = (captcha: PublicSettings['captcha']) =>
  renderToString(
    <SettingsProvider value={{ captcha } as PublicSettings}>
      <BotCheck onToken={() => undefined} attempt={0} />
    </SettingsProvider>,
  )

describe('the security field of a form', () => {
  it.each([
    { kind: 'altcha' },
    { kind: 'turnstile', siteKey: 'k' },
    { kind: 'hcaptcha', siteKey: 'k' },
  ] as const)(
    'accounts.bot-check-providers: $kind starts a check by itself and announces it politely',
    (captcha) => {
      expect(box(captcha)).toMatch(
        /role="group" aria-label="Security check".*role="status".*Checking that you are a person…/,
      )
      expect(box(captcha)).not.toContain('<button')
    },
  )

  it('shows nothing where the check is off', () => {
    expect(box({ kind: 'off' })).toBe('')
  })

  it.each([
    ['failed', 'Security verification failed.'],
    ['expired', 'Security verification expired.'],
  ] as const)('accounts.bot-check-retry: %s says so and can be retried', (state, words) => {
    const html = renderToString(<CheckPanel state={state} onRetry={() => undefined} />)
    expect(html).toContain(words)
    expect(html).toMatch(/<button.*Try again/)
  })
})
