import { type Api, Problem } from '@basera/platform/contract'
import { type AlertCalls, noRoomFilters, readRoomFilters } from '@basera/rooms/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { AlertMails } from './alert-mails.tsx'
import { criteriaWords, proposedName } from './alert-words.ts'
import { forgetSearch, keepSearch, waitingSearch } from './search-to-save.ts'
import { sendWish, wishOf } from './use-alert-wish.ts'

const filtersOf = (query: string) => readRoomFilters(new URLSearchParams(query))

describe('rooms.alert-saved: the name that is proposed', () => {
  it.each([
    ['', 'Rooms anywhere in India'],
    ['lat=12.9&lng=77.6&place=Koramangala&radius_km=5', 'Koramangala, within 5km'],
    ['q=Indiranagar&max_rent=9000', 'Indiranagar'],
    ['max_rent=9000', 'Up to ₹9,000'],
  ])('of "%s" is "%s"', (query, name) => {
    expect(proposedName(filtersOf(query))).toBe(name)
  })

  it('comes with what the search asks for', () => {
    expect(criteriaWords(filtersOf('q=Pune&max_rent=9000&wifi=true'))).toHaveLength(3)
    expect(criteriaWords(noRoomFilters)).toEqual([])
  })
})

describe('rooms.alert-sign-in: what a visitor meant to save', () => {
  it('waits on the device for a day', () => {
    const alert = { name: 'A', query: 'q=a', by_mail: false, by_push: false, frequency: 'daily' } as const
    expect(waitingSearch()).toBeNull()
    keepSearch(alert)
    expect(waitingSearch()).toEqual(alert)
    expect(waitingSearch(Date.now() + 25 * 3_600_000)).toBeNull()
    forgetSearch()
    expect(waitingSearch()).toBeNull()
  })
})

const page = (address: string) =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <AlertMails />
    </MemoryRouter>,
  )

describe('rooms.alert-mail-links: /alerts/mails', () => {
  it.each([
    ['weekly', 'Get this once a week?', 'Once a week'],
    ['pause', 'Pause these alerts?', 'Pause'],
    ['keep', 'Still looking for a room?', 'Yes, keep looking'],
    ['nonsense', 'Stop these mails?', 'Stop these mails'],
  ])('asks before it does "%s", and does not repeat the token', (wish, title, button) => {
    const html = page(`/alerts/mails?token=a-secret&wish=${wish}`)
    expect(html).toContain(title)
    expect(html).toContain(button)
    expect(html).not.toContain('a-secret')
  })

  it('has nothing to do without a token', () => {
    expect(page('/alerts/mails')).toContain('This link does not work')
  })

  it('sends the wish, finds a broken link, and lets a failure be repeated', async () => {
    const asked: unknown[] = []
    const answering = (error?: Error) =>
      (async (...all: unknown[]) => {
        asked.push(all)
        if (error) throw error
      }) as unknown as Api<AlertCalls>
    expect(await sendWish(answering(), 'token', wishOf('pause'))).toBe('done')
    expect(asked).toEqual([['PUT /api/alert-mails', { body: { token: 'token', wish: 'pause' } }]])
    expect(await sendWish(answering(new Problem('link_expired', 'x')), 'token', 'stop')).toBe('broken')
    const offline = new TypeError('offline')
    expect(await sendWish(answering(offline), 'token', 'stop')).toBe(offline)
  })
})
