import { SessionProvider, type SessionState } from '@basera/accounts/web'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { MemberLinks, MemberMenu, MoreItem } from './member-parts.tsx'

const asha: SessionState = {
  status: 'ready',
  user: { id: 'a5a00000-0000-4000-8000-000000000001', email: 'asha@demo.basera.test' },
}
const visitor: SessionState = { status: 'ready', user: null }

const render = (session: SessionState, part: ReactNode) =>
  renderToString(
    <SessionProvider value={session}>
      <MemoryRouter initialEntries={['/dashboard']}>{part}</MemoryRouter>
    </SessionProvider>,
  )
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, name]) => [to, name])

describe('the bars of signed-in people', () => {
  it('shell.member-links: top navigation also links to /chats, /your-profile and /dashboard', () => {
    const html = render(asha, <MemberLinks />)
    expect(linksOf(html)).toEqual([
      ['/chats', 'Chats'],
      ['/your-profile', 'Your Profile'],
      ['/dashboard', 'Dashboard'],
    ])
    expect(html).toMatch(/<a aria-current="page" href="\/dashboard"/)
    expect(render(visitor, <MemberLinks />)).toBe('')
  })

  it('the account menu leads to the settings, to help and out', () => {
    const html = render(asha, <MemberMenu signedOut={<p>Sign In</p>} />)
    expect(html).toContain('<span class="sr-only">Your account</span>')
    expect(html).toContain('asha@demo.basera.test')
    expect(html).toMatch(/href="\/account\/profile".*Profile Settings.*href="\/help".*Help.*Sign out/)
    expect(html).not.toContain('Sign In')
    expect(render(visitor, <MemberMenu signedOut={<p>Sign In</p>} />)).toBe('<p>Sign In</p>')
  })

  it("the bottom bar's last item is More when signed in, Sign In when signed out", () => {
    const html = render(asha, <MoreItem signedOut={<p>Sign In</p>} />)
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*aria-current="true"[^>]*>.*More<\/button>/)
    expect(render(visitor, <MoreItem signedOut={<p>Sign In</p>} />)).toBe('<p>Sign In</p>')
  })
})
