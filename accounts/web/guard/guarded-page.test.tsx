import type { PublicSettings } from '@basera/platform/web'
import { SettingsProvider } from '@basera/platform/web'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { SessionState } from '../session/session.ts'
import { SessionProvider, useSession } from '../session/use-session.ts'
import { SignInDialogProvider } from '../sign-in/sign-in-dialog-provider.tsx'
import { Component, type GuardedHandle, VerificationFailed } from './guarded-page.tsx'
import { VerifyPhone } from './verify-phone.tsx'

const settings = { captcha: { kind: 'off' } } as PublicSettings
const asha = { id: 'a5a00000-0000-4000-8000-000000000001', email: 'asha@demo.basera.test' }

function shown(session: SessionState, handle?: Partial<GuardedHandle>): string {
  const page = { path: '/list-room', handle, element: <p>The page itself</p> }
  const Root = () => (
    <SignInDialogProvider onLoad={() => undefined}>
      <Component />
    </SignInDialogProvider>
  )
  const router = createMemoryRouter([{ Component: Root, children: [page] }], {
    initialEntries: ['/list-room'],
  })
  return renderToString(
    <SettingsProvider value={settings}>
      <SessionProvider value={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </SettingsProvider>,
  )
}

describe('a guarded page (shell.guard-order)', () => {
  const prompt = { SignedOut: () => <h1>Sign In to List Your Room</h1> }

  it('shows a loading screen while it is not known who asks', () => {
    const html = shown({ status: 'loading', user: null }, prompt)
    expect(html).toContain('role="status">Checking your sign-in...')
    expect(html).not.toContain('Sign In to List Your Room')
    expect(html).not.toContain('The page itself')
  })

  it('signed out, shows its own prompt in place', () => {
    const html = shown({ status: 'ready', user: null }, prompt)
    expect(html).toContain('Sign In to List Your Room')
    expect(html).not.toContain('The page itself')
  })

  it('signed out without a prompt, waits to be taken to sign in', () => {
    const html = shown({ status: 'ready', user: null })
    expect(html).toContain('Checking your sign-in...')
    expect(html).not.toContain('The page itself')
  })

  it('signed in, is not shown before the phone check', () => {
    const html = shown({ status: 'ready', user: asha }, prompt)
    expect(html).toContain('Checking your sign-in...')
    expect(html).not.toContain('The page itself')
  })
})

describe('the screens of the phone check', () => {
  it("shell.guard-order: 'Verification Check Failed' with Retry and the reason", () => {
    const html = renderToString(
      <VerificationFailed error="Timeout checking verification status" onRetry={() => undefined} />,
    )
    expect(html).toContain('Verification Check Failed')
    expect(html).toContain('Timeout checking verification status. Check your internet connection')
    expect(html).toMatch(/<button[^>]*>.*Retry<\/button>/)
  })

  it('shell.guard-order: the phone verification screen is shown in place of the page', () => {
    const html = renderToString(
      <SettingsProvider value={settings}>
        <SessionProvider value="live">
          <VerifyPhone onVerified={() => undefined} />
        </SessionProvider>
      </SettingsProvider>,
    )
    expect(html).toMatch(
      /<h1[^>]*>Verify your phone<\/h1>.*Listing a room, messages and roommate profiles need/,
    )
    expect(html).toContain('type="tel"')
  })
})

it("accounts.provider-required: 'useAuth must be used within an AuthProvider'", () => {
  const Lost = () => <p>{useSession().status}</p>
  expect(() => renderToString(<Lost />)).toThrow('useAuth must be used within an AuthProvider')
})
