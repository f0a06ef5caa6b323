import { type PublicSettings, SettingsProvider } from '@basera/platform/web'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { SignInDialog } from './sign-in-dialog.tsx'
import { useSignInDialog } from './sign-in-dialog-provider.tsx'
import type { SignInRequest } from './sign-in-request.ts'

const settings = { roomSearch: 'public' } as PublicSettings

const dialog = (request: SignInRequest = {}, roomSearch: PublicSettings['roomSearch'] = 'public') =>
  renderToString(
    <SettingsProvider value={{ ...settings, roomSearch }}>
      <MemoryRouter>
        <SignInDialog request={request} onClose={() => undefined} />
      </MemoryRouter>
    </SettingsProvider>,
  )

describe('the sign-in dialog', () => {
  it('says truly what works without an account, and has no field that does nothing', () => {
    expect(dialog()).toContain('Searching and reading rooms needs no account.')
    expect(dialog()).toContain('href="/find-room"')
    expect(dialog()).not.toMatch(/<input|<form/)
    expect(dialog()).not.toContain('role="alert"')
  })

  it('decisions 2: promises no search where only members search', () => {
    expect(dialog({}, 'members')).not.toMatch(/Searching|href="\/find-room"/)
  })

  it('accounts 2: shows the message of a failed return', () => {
    expect(dialog({ error: 'no_session' })).toContain('No session found. Please try signing in again.')
  })

  it("accounts 8: 'useAuthModal must be used within an AuthModalProvider'", () => {
    const Lost = () => <p>{String(useSignInDialog().isOpen)}</p>
    expect(() => renderToString(<Lost />)).toThrow('useAuthModal must be used within an AuthModalProvider')
  })
})
