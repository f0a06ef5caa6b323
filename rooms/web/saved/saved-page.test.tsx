import { describe, expect, it } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { someRoomCard } from '../testing/some-rooms.ts'

describe('rooms.saved-on-device: /saved and the hearts of cards', () => {
  it('is served without knowing who asks, and is not for search engines', async () => {
    const { status, text, head } = await renderPage('/saved', {})
    expect([status, head.title, head.noIndex]).toEqual([200, 'Saved rooms | Basera', true])
    expect(text).toContain('Loading your saved rooms...')
  })

  it('shows a visitor without saved rooms how to save one, and invites nobody to sign in', async () => {
    const { text } = await renderPage('/saved', {}, { status: 'ready', user: null })
    expect(text).toContain('No saved rooms yet')
    expect(text).not.toContain('Sign in to have them on every device')
  })

  it('a card of the search has a heart outside its link, named by its room', async () => {
    const room = someRoomCard()
    const page = {
      items: [room],
      total: 1,
      total_is_exact: true,
      next_cursor: null,
      unlocated_total: 0,
      unlocated_city: null,
      unknown_total: 0,
      commute: null,
    }
    const { html } = await renderPage('/find-room', { 'GET /api/rooms': () => page })
    const heart = new RegExp(
      `</article><button [^>]*aria-label="Save ${room.title}"[^>]*aria-pressed="false"`,
    )
    expect(html).toMatch(heart)
  })
})
