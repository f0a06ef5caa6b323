import { beforeAll, describe, expect, it } from 'vitest'
import { type OpenedPage, openShownPage } from '../open-page.fixture.ts'
import { splashDuration } from './shell.tsx'

let page: OpenedPage
const part = (start: string, end: string) => page.html.slice(page.html.indexOf(start)).split(end)[0] ?? ''
const hrefs = (html: string) => [...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map((match) => match[1])
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .filter((word) => word.trim())

beforeAll(async () => {
  page = await openShownPage('/')
})

describe('the shell', () => {
  it('shell.top-links: top navigation links to Home, Find Room, Find Roommate and List Room', () => {
    const nav = part('<nav aria-label="Main"', '</nav>')
    expect(hrefs(nav)).toEqual(['/', '/find-room', '/browse-profiles', '/list-room'])
    expect(words(nav)).toEqual(['Home', 'Find Room', 'Find Roommate', 'List Room'])
  })

  it('shell.saved-link: a heart in the top bar leads everybody to the saved rooms', () => {
    const bar = part('<header', '</header>')
    expect(hrefs(bar)).toContain('/saved')
    expect(bar).toMatch(/<a [^>]*aria-label="Saved rooms"[^>]*>/)
  })

  it('says which page is shown, in both bars', () => {
    expect(page.html.match(/aria-current="page"/g)).toHaveLength(2)
    expect(part('<nav aria-label="Main"', '</nav>')).toContain('<a aria-current="page" href="/"')
  })

  it('shell.bottom-items: the bottom bar has Home, Find, Roommates, List, Chats and, signed out, Sign In', () => {
    const bar = part('<nav class="bottombar"', '</nav>')
    expect(words(bar)).toEqual(['Home', 'Find', 'Roommates', 'List', 'Chats', 'Sign In'])
    expect(hrefs(bar)).toEqual(['/', '/find-room', '/browse-profiles', '/list-room', '/chats'])
  })

  it('shell.footer-links: four link groups', () => {
    const footer = part('<footer', '</footer>')
    const groups = [...footer.matchAll(/<h2>([^<]+)<\/h2>/g)].map((match) => match[1])
    expect(groups).toEqual(['Platform', 'Account', 'Support', 'Legal'])
    for (const address of [
      '/dashboard',
      '/your-profile',
      '/chats',
      '/account/profile',
      '/help',
      '/terms',
      '/privacy',
    ])
      expect(hrefs(footer)).toContain(address)
  })

  it('shell.footer-contact: support address, city and three social links come from the settings', () => {
    const footer = part('<footer', '</footer>')
    expect(footer).toContain('href="mailto:help@basera.example"')
    expect(footer).toContain('Bangalore, Karnataka, India')
    for (const place of ['instagram.com/basera', 'x.com/basera', 'linkedin.com/company/basera'])
      expect(footer).toContain(place)
  })

  it('names whose place data is used, with links', () => {
    const footer = part('<footer', '</footer>')
    expect(footer).toContain('© GeoNames (geonames.org), CC BY 4.0, modified.')
    expect(hrefs(footer)).toContain('https://www.openstreetmap.org/copyright')
  })

  it('shell.splash-duration: the splash stays 500 ms, by styles alone', () => {
    expect(splashDuration).toBe(500)
    expect(page.html).toContain('class="splash" aria-hidden="true" style="animation-delay:500ms"')
  })

  it('shell.skip-link: the skip link comes first and leads to the content', () => {
    expect(hrefs(page.html)[0]).toBe('#main')
    expect(page.html).toContain('<main id="main" tabindex="-1">')
  })
})
