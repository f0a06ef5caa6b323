import { Problem } from '@basera/platform/contract'
import type { LocalityPage } from '@basera/rooms/contract'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { someRoomCard } from '../testing/some-rooms.ts'

const tooFew = { too_few: true } as const

const somePage = (patch: Partial<LocalityPage> = {}): LocalityPage => ({
  place: {
    ...{ path: 'bengaluru/koramangala', name: 'Koramangala', city: 'Bengaluru', state: 'Karnataka' },
    ...{ latitude: 12.9352, longitude: 77.6245, radius_km: 2 },
  },
  types: [
    { home_type: 'private_room', too_few: false, count: 48, median: 14_000, low: 11_500, high: 16_800 },
    { home_type: 'shared_room', ...tooFew },
    { home_type: 'whole_home', too_few: false, count: 14, median: 29_500, low: 24_000, high: 36_000 },
    { home_type: 'pg_bed', ...tooFew },
  ],
  trend_of: 'private_room',
  trend: [
    { week: '2026-11-02', median: 13_000, count: 6 },
    { week: '2026-11-09', median: null, count: 2 },
    { week: '2026-11-16', median: 14_000, count: 9 },
  ],
  rooms: { items: [someRoomCard()], total: 95, total_is_exact: true },
  shares: [
    { trait: 'furnished', percent: 62, of: 40 },
    { trait: 'no_brokerage', percent: 71, of: 62 },
  ],
  deposit: { months: 2, of: 40 },
  metro: {
    ...{ name: 'Indiranagar', kind: 'metro', by: 'walk', distance_km: 2.24, minutes: 31 },
    lines: ['Purple Line'],
  },
  landmarks: [{ name: 'Embassy Golf Links', kind: 'techpark', by: 'metro', distance_km: 3, minutes: 18 }],
  roommates: 38,
  neighbours: [{ path: 'bengaluru/ejipura', name: 'Ejipura' }],
  ...patch,
})

const nothing: Partial<LocalityPage> = {
  types: somePage().types.map(({ home_type }) => ({ home_type, ...tooFew })),
  ...{ trend_of: null, trend: [], shares: [], deposit: null, metro: null, landmarks: [], roommates: null },
  rooms: { items: [], total: 0, total_is_exact: true },
}

const open = (patch: Partial<LocalityPage> = {}) =>
  renderPage('/rent-in/bengaluru/koramangala', { 'GET /api/localities': () => somePage(patch) })

describe('/rent-in/{city}/{locality}', () => {
  it('rooms.saved-on-device: the newest rooms have hearts, served alike for everybody', async () => {
    const { html } = await open()
    expect(html).toMatch(new RegExp(`aria-label="Save ${someRoomCard().title}"[^>]*aria-pressed="false"`))
  })

  it('rooms.rent-insight: rents in words beside each bar, and where there are too few', async () => {
    const { text, head } = await open()
    expect(text).toContain(
      '95 rooms within 2 km now. Private room: mostly ₹11,500 to ₹16,800 a month. 38 people',
    )
    expect(text).toContain('Private room 48 rooms ₹11,500 – ₹16,800 middle ₹14,000')
    expect(text).toContain('Shared room Too few to say')
    expect(head).toMatchObject({ canonical: '/rent-in/bengaluru/koramangala', noIndex: false })
  })

  it('rooms.rent-insight: the trend as a sentence and a table, gaps named', async () => {
    const { text } = await open()
    expect(text).toContain(
      'The middle rent was ₹13,000 in the week of 2 Nov and ₹14,000 in the week of 16 Nov.',
    )
    expect(text).toContain('From 17 rooms listed since 2 Nov. Asking rents, not what was agreed.')
    expect(text).toContain('Week of Middle rent Rooms 2 Nov ₹13,000 6 9 Nov Too few 2 16 Nov ₹14,000 9')
    const { text: little } = await open({ trend: [{ week: '2026-11-16', median: 14_000, count: 9 }] })
    expect(little).toContain('Too few rooms are listed in a week to show how rents move.')
    expect(little).not.toContain('Show as a table')
  })

  it('rooms.locality-shares: shares with the number of homes that they are of', async () => {
    expect((await open()).text).toContain('Fully furnished 62% of 40 homes')
  })

  it('rooms.locality-roommates: a number from five on, "200+" at most, and nobody’s name', async () => {
    expect((await open({ roommates: 200 })).text).toContain('200+ people look for a roommate around here.')
    expect((await open({ roommates: null })).text).toContain('Too few people look for a roommate around here')
  })

  it('rooms.search-count: more rooms than are counted are "1,000+"', async () => {
    const rooms = { items: [], total: 1000, total_is_exact: false }
    expect((await open({ rooms })).text).toContain('1,000+ rooms within 2 km now.')
  })

  it('rooms.rent-questions: asks what the data answers, and nothing else', async () => {
    const { text } = await open()
    for (const answer of [
      'Private room: mostly ₹11,500 to ₹16,800 a month, the middle ₹14,000, from 48 rooms. Whole home: mostly',
      'The middle deposit is 2 months’ rent, from 40 rooms of the last 90 days that ask for one.',
      '71% of the 62 rooms that say so ask for no brokerage.',
      'Indiranagar, 2.2 km from the middle of Koramangala: about 31 minutes on foot. Lines: Purple Line.',
    ])
      expect(text).toContain(answer)
    expect(text).not.toContain('come with meals?')
  })

  it('links to the search around it, to roommates, to its city and to its neighbours', async () => {
    const { html } = await open()
    const area = 'lat=12.9352&amp;lng=77.6245&amp;place=Koramangala%2C+Bengaluru&amp;radius_km=5'
    for (const path of [
      `/find-room?${area}`,
      `/browse-profiles?${area}`,
      '/rent-in/bengaluru',
      '/rent-in/bengaluru/ejipura',
    ])
      expect(html).toContain(`href="${path}"`)
  })

  it('rooms.locality-listed: with nothing to tell it says so, claims nothing, and is not indexed', async () => {
    const { text, head } = await open(nothing)
    expect(head).toMatchObject({ noIndex: true })
    for (const words of [
      'No rooms within 2 km now.',
      'These are too few rooms to say much.',
      'Too few rooms of any one kind are listed here to say what people ask for.',
      'What people ask for in all of Bengaluru',
      'No rooms are listed here now.',
      'Too few listers say enough about their homes.',
      'We know no metro or suburban station within 3 km.',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/Questions people ask|₹|%|last \d+ weeks/)
    const graph = (head.jsonLd as { '@graph': { '@type': string }[] })['@graph']
    expect(graph.map((part) => part['@type'])).toEqual(['BreadcrumbList'])
  })

  it.each([
    ['not_found', 404, 'We don’t know this place', 'Search “koramangala, bengaluru”'],
    ['validation_failed', 404, 'We don’t know this place', 'Search “koramangala, bengaluru”'],
    ['service_unavailable', 503, 'This page could not be loaded', 'Try again'],
    ['too_many_requests', 429, 'This page could not be loaded', 'Try again'],
  ] as const)('answers %s with %i and a way on', async (code, status, title, action) => {
    const page = await renderPage('/rent-in/bengaluru/koramangala', {
      'GET /api/localities': () => {
        throw new Problem(code, 'no')
      },
    })
    expect(page.status).toBe(status)
    expect(page.head).toMatchObject({ noIndex: true })
    expect(page.text).toContain(title)
    expect(page.text).toContain(action)
  })
})
