import { type PublicSettings, SettingsProvider } from '@basera/platform/web'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SessionProvider } from '../session/index.ts'
import { CodeEntry } from './code-entry.tsx'
import { ownPhoneCodes } from './phone-codes.ts'
import { PhoneVerification } from './phone-verification.tsx'
import { VerificationComplete } from './verification-complete.tsx'

const settings = { captcha: { kind: 'altcha' } } as PublicSettings
const nothing = () => undefined

const render = (part: React.ReactNode, changed: Partial<PublicSettings> = {}) =>
  renderToString(
    <SettingsProvider value={{ ...settings, ...changed }}>
      <SessionProvider value="live">{part}</SessionProvider>
    </SettingsProvider>,
  )

describe('phone verification', () => {
  it('accounts.phone-screen: begins with the number, +91 before it', () => {
    const html = render(<PhoneVerification onVerified={nothing} />)
    expect(html).toContain('<span class="pre">+91</span>')
    expect(html).toMatch(/<label[^>]*><span>Phone number<\/span><\/label>/)
    expect(html).toContain('Checking that you are a person')
  })

  it('accounts.phone-provider: leaves the bot check to a provider that has its own', () => {
    const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p' }
    expect(render(<PhoneVerification onVerified={nothing} />, { firebase })).not.toContain('Checking that')
  })

  it('is a page of its own, or a part of one', () => {
    expect(render(<PhoneVerification onVerified={nothing} headingLevel={1} />)).toContain('<h1')
    expect(render(<PhoneVerification onVerified={nothing} intro="To write to people." />)).toContain(
      'To write to people.',
    )
  })

  it('accounts.phone-screen, accounts.phone-resend: verify is off until there are six digits; another code waits 30 s', () => {
    const html = render(
      <CodeEntry
        codes={ownPhoneCodes(nothing as never)}
        sent={{ phone: '+919876543210', resendIn: 30 }}
        sentAt={Date.now()}
        onResent={nothing}
        onChangeNumber={nothing}
        onConfirmed={nothing}
      />,
    )
    expect(html).toContain('+91 98765 43210')
    expect(html).toMatch(/autoComplete="one-time-code"/i)
    expect(html).toMatch(/<button type="submit" disabled=""[^>]*>Verify/)
    expect(html).toMatch(/disabled=""[^>]*>.*Resend Code in 30 s/)
    expect(html).toContain('Change Number')
  })

  it("accounts.phone-screen: 'Verification Complete!'", () => {
    expect(render(<VerificationComplete onVerified={nothing} />)).toContain('Verification Complete!')
  })
})
