import { SessionProvider, SignInDialogProvider } from '@basera/accounts/web'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import * as dashboard from '../dashboard/dashboard-page.tsx'
import * as chats from './chats-page.tsx'
import * as editRoom from './edit-room-page.tsx'
import * as listRoom from './list-room-page.tsx'
import * as yourProfile from './your-profile-page.tsx'

const render = (Page: ComponentType) =>
  renderToString(
    <SessionProvider value={{ status: 'ready', user: null }}>
      <MemoryRouter>
        <SignInDialogProvider onLoad={() => undefined}>
          <Page />
        </SignInDialogProvider>
      </MemoryRouter>
    </SessionProvider>,
  )

const pages = [
  [listRoom, 'Sign In to List Your Room', 'List Room'],
  [dashboard, 'Sign In to Access Dashboard', 'Dashboard'],
  [editRoom, 'Sign In to Edit Your Room', 'Edit Room'],
  [yourProfile, 'Sign In to Manage Your Profile', 'Your Profile'],
  [chats, 'Sign in to view chats', 'Chats'],
] as const

describe('prompts of guarded pages', () => {
  it.each(pages)(
    'shell.signed-out-prompt: "%o" says in place what signing in is for, with a button for the modal',
    ({ handle }, title) => {
      const html = render(handle.SignedOut as ComponentType)
      expect(html).toContain(`<h1 class="text-h1">${title}</h1>`)
      expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Sign In<\/button>/)
    },
  )

  it('shell.signed-out-prompt: the dashboard offers Find a Room', () => {
    const html = render(dashboard.handle.SignedOut as ComponentType)
    expect(html).toMatch(/<a class="btn[^>]* href="\/find-room"[^>]*>Find a Room<\/a>/)
  })
})
