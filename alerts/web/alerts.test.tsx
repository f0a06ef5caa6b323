import type { AlertCalls } from '@basera/alerts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { AlertMails } from './alert-mails.tsx'
import { forgetSearch, keepSearch, waitingSearch } from './search-to-save.ts'
import { sendWish, wishOf } from './use-alert-wish.ts'

describe('alerts.sign-in: what a visitor meant to save', () => {
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

describe('alerts.mail-links: /alerts/mails', () => {
  it.each([
    ['weekly', 'Get this once a week?', 'Once a week'],
    ['pause', 'Pause these alerts?', 'Pause'],
    ['keep', 'Still looking?', 'Yes, keep looking'],
    ['nonsense', 'Stop these mails?', 'Stop these mails'],
  ])('asks before it does "%s", and does not repeat the token', (wish, title, button) => {
    const html = page(`/alerts/mails?token=a-secret&wish=${wish}`)
    expect(html).toContain(title)
    expect(html).toContain(button)
    expect(html).not.toContain('a-secret')
  })

  it('has nothing to do without a token', () => {
    expect(page('/alerts/mails')).toContain('This link does not work')
    expect(page('/alerts/mails?token=m.a-secret&wish=pause')).toContain('Pause all your alerts?')
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
