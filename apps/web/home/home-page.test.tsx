import { Problem } from '@basera/platform/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type OpenedPage, openShownPage } from '../open-page.fixture.ts'

let home: OpenedPage
beforeAll(async () => {
  home = await openShownPage('/')
})

describe('Home', () => {
  it.each([
    ['Find a Room', '/find-room'],
    ['Find a Roommate', '/browse-profiles'],
    ['List Your Room', '/list-room'],
  ])('shell.home-actions: offers the entry action %s', (name, to) => {
    const doors = home.html.split('class="door"').slice(1)
    const door = doors.find((html) => html.includes(`href="${to}"`)) ?? ''
    expect(door.split('</a>')[0]).toContain(`<span>${name}`)
  })

  it('shell.home-tour: four feature cards', () => {
    const titles = [...home.html.matchAll(/<article[^>]*><div><h3[^>]*>([^<]+)/g)].map((match) => match[1])
    expect(titles).toEqual(['Find rooms', 'Find roommates', 'Verified and safe', 'Smart matching'])
  })

  it('shell.home-tour: how it works in three steps', () => {
    const steps = home.html.slice(home.html.indexOf('<ol class="how">')).split('</ol>')[0] ?? ''
    const names = [...steps.matchAll(/<h3[^>]*>([^<]+)/g)].map((match) => match[1])
    expect(names).toEqual(['Create profile', 'Search and discover', 'Connect and move in'])
  })

  it('shell.home-tour: a safety section', () => expect(home.text).toContain('Safe from the first hello'))

  it('shell.home-free: says that it is free, with no fees or commissions', () =>
    expect(home.text).toContain('no fees or commissions'))

  it.each([
    ['10K+', 'users'],
    ['5K+', 'rooms'],
    ['2K+', 'matches'],
    ['50+', 'cities'],
  ])('shell.home-counters: shows %s %s as the server gave them', (label, name) => {
    expect(home.html).toContain(`<dt>${name}</dt><dd>${label}</dd>`)
  })

  it('is whole without its figures', async () => {
    const page = await openShownPage('/', async () => {
      throw new Problem('service_unavailable', 'Not now')
    })
    expect(page.status).toBe(200)
    expect(page.text).toContain('your own nest.')
    expect(page.html).not.toContain('<dl')
  })

  it('searches without script', () => {
    expect(home.html).toContain('<form action="/find-room">')
    expect(home.html).toContain('name="q"')
  })

  it('is found by search engines, with its search', () => {
    expect(home.head).toMatchObject({ canonical: '/', title: expect.stringContaining('Basera') })
    expect(home.head.jsonLd).toMatchObject({
      '@type': 'WebSite',
      url: 'https://basera.example/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://basera.example/find-room?q={search_term_string}' },
      },
    })
  })
})
