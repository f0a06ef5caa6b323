import { describe, expect, it } from 'vitest'
import { openPage, openShownPage } from '../testing/open-page.ts'

const roomId = '11111111-1111-4111-8111-111111111111'

describe('guarded pages, signed out', () => {
  it.each([
    ['/list-room', 'Sign In to List Your Room'],
    ['/dashboard', 'Sign In to Access Dashboard'],
    ['/my-listings', 'Sign In to Access Dashboard'],
    [`/room/${roomId}/edit`, 'Sign In to Edit Your Room'],
    ['/your-profile', 'Sign In to Manage Your Profile'],
    ['/chats', 'Sign in to view chats'],
  ])(
    'marketplace 2, decisions 2: %s says "%s" in place, with a button for the sign-in modal',
    async (path, title) => {
      const { status, html, head } = await openShownPage(path)
      const main = html.slice(html.indexOf('<main')).split('</main>')[0]
      expect(status).toBe(200)
      expect(main).toContain(`<h1 class="text-h1">${title}</h1>`)
      expect(main).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Sign In<\/button>/)
      expect(head).toEqual({ title: `${title} | Basera`, noIndex: true })
    },
  )

  it('marketplace 2: the dashboard offers Find a Room', async () => {
    const { html } = await openShownPage('/dashboard')
    expect(html).toMatch(/<a class="btn[^>]* href="\/find-room"[^>]*>Find a Room<\/a>/)
  })

  it.each([
    ['/browse-profiles', '/?sign-in=%2Fbrowse-profiles'],
    ['/browse-profiles?q=pune', '/?sign-in=%2Fbrowse-profiles%3Fq%3Dpune'],
    [`/profile/${roomId}`, `/?sign-in=%2Fprofile%2F${roomId}`],
    ['/account/profile', '/?sign-in=%2Faccount%2Fprofile'],
  ])(
    'decisions 2: %s goes to Home with the sign-in modal open, the page asked for in mind',
    async (path, to) => {
      expect(await openPage(path)).toBe(to)
    },
  )
})

describe('unknown addresses', () => {
  it.each(['/nowhere', '/room', '/profile/a/b'])('%s is not found', async (path) => {
    const { status, text, head } = await openShownPage(path)
    expect(status).toBe(404)
    expect(text).toContain('Page Not Found')
    expect(head.noIndex).toBe(true)
  })
})
