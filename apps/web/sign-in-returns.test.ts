import { describe, expect, it } from 'vitest'
import { openShownPage } from './open-page.fixture.ts'

const token = `pkce_${'a1'.repeat(28)}`
const mainOf = (html: string) => html.slice(html.indexOf('<main')).split('</main>')[0] ?? ''

describe('pages that people return to', () => {
  it("accounts.google-return: /auth/callback shows 'Completing Sign In...'", async () => {
    const { status, html, head } = await openShownPage('/auth/callback?code=x')
    expect(status).toBe(200)
    expect(mainOf(html)).toContain('role="status">Completing Sign In...')
    expect(head.noIndex).toBe(true)
  })

  it.each([
    ['magiclink', 'Sign in to Basera', 'Sign In'],
    ['recovery', 'Choose a new password', 'Choose a new password'],
  ])(
    'accounts.mailed-link-button: a mailed link (%s) opens a page whose button alone uses it, also without script',
    async (type, title, button) => {
      const query = new URLSearchParams({ token, type, redirect_to: 'https://basera.example/?a=1&b="2"' })
      const { html, head } = await openShownPage(`/auth/open-link?${query}`)
      const main = mainOf(html)
      expect(main).toContain(`<h1 class="text-h1">${title}</h1>`)
      expect(main).toMatch(/<form [^>]*action="\/auth\/v1\/verify" method="get">/)
      expect(main).toContain(`<input type="hidden" name="token" value="${token}"/>`)
      expect(main).toContain(`<input type="hidden" name="type" value="${type}"/>`)
      expect(main).toContain('name="redirect_to" value="https://basera.example/?a=1&amp;b=&quot;2&quot;"')
      expect(main).toMatch(new RegExp(`<button type="submit"[^>]*>${button}</button>`))
      expect(head.noIndex).toBe(true)
    },
  )

  it.each(['', '?token=x&type=magiclink', `?token=${token}`, `?token=${token}&type=%22%3E%3Cscript%3E`])(
    'a mailed link that is damaged says so and offers to sign in: %s',
    async (query) => {
      const { html } = await openShownPage(`/auth/open-link${query}`)
      expect(mainOf(html)).toContain('This link does not work')
      expect(mainOf(html)).not.toContain('<form')
      expect(mainOf(html)).toContain('href="/?sign-in=%2F"')
    },
  )

  it('a link that proves the e-mail address waits for a press too', async () => {
    const { html, head } = await openShownPage(`/auth/confirm-email?token=${token}`)
    expect(mainOf(html)).toContain('Confirm your email address')
    expect(mainOf(html)).not.toContain('<form')
    expect(head.noIndex).toBe(true)
  })
})
