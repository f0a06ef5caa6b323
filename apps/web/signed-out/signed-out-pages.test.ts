import { describe, expect, it } from 'vitest'
import { openShownPage } from '../open-page.fixture.ts'

const roomId = '11111111-1111-4111-8111-111111111111'

describe('guarded pages, as the server sends them', () => {
  it.each([
    ['/list-room', 'List Room'],
    ['/dashboard', 'Dashboard'],
    ['/my-listings', 'Dashboard'],
    [`/room/${roomId}/edit`, 'Edit Room'],
    ['/your-profile', 'Your Profile'],
    ['/chats', 'Chats'],
    ['/browse-profiles', 'Find Roommate'],
    [`/profile/${roomId}`, 'Roommate profile'],
    ['/account/profile', 'Profile Settings'],
    ['/account/verification', 'Your verification'],
    ['/account/reports', 'Your reports'],
    ['/account/decisions', 'Decisions about you'],
  ])('shell.guard-order: %s shows a loading screen until it is known who asks', async (path, title) => {
    const { status, html, head } = await openShownPage(path)
    const main = html.slice(html.indexOf('<main')).split('</main>')[0]
    expect(status).toBe(200)
    expect(main).toContain('role="status">Checking your sign-in...')
    expect(main).toContain('<noscript>')
    expect(main).not.toMatch(/<h1|<button/)
    expect(head).toMatchObject({ title: `${title} | Basera`, noIndex: true })
  })
})

describe('unknown addresses', () => {
  it.each(['/nowhere', '/room', '/profile/a/b'])('%s is not found', async (path) => {
    const { status, text, head } = await openShownPage(path)
    expect(status).toBe(404)
    expect(text).toContain('Page Not Found')
    expect(head.noIndex).toBe(true)
  })
})
