import type { NotificationCalls } from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Component } from './unsubscribe-page.tsx'
import { saveMailPreference } from './use-mail-preference.ts'

const page = (address: string) =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <Component />
    </MemoryRouter>,
  )

describe('/unsubscribe', () => {
  it('asks first, and does not repeat the token', () => {
    const html = page('/unsubscribe?token=a-secret')
    expect(html).toContain('Stop mails about messages?')
    expect(html).toContain('Stop these mails')
    expect(html).not.toContain('a-secret')
  })

  it.each(['/unsubscribe', '/unsubscribe?token='])('has nothing to do at %s', (address) => {
    const html = page(address)
    expect(html).toContain('This link does not work')
    expect(html).not.toContain('Stop these mails')
  })
})

describe('a press', () => {
  const answering = (error?: Error) => {
    const asked: unknown[] = []
    const api = (async (...all: unknown[]) => {
      asked.push(all)
      if (error) throw error
    }) as unknown as Api<NotificationCalls>
    return { api, asked }
  }

  it.each([
    [false, 'off'],
    [true, 'on'],
  ] as const)('sends %s', async (mails, stage) => {
    const { api, asked } = answering()
    expect(await saveMailPreference(api, 'token', mails)).toBe(stage)
    expect(asked).toEqual([['PUT /api/chat-mails', { body: { token: 'token', mails } }]])
  })

  it.each([
    ['link_expired', 'broken'],
    ['validation_failed', 'broken'],
  ] as const)('on %s finds the link broken', async (code, stage) => {
    expect(await saveMailPreference(answering(new Problem(code, 'x')).api, 'token', false)).toBe(stage)
  })

  it.each([new Problem('too_many_requests', 'Please wait.'), new TypeError('offline')])(
    'can be repeated on %s',
    async (error) => expect(await saveMailPreference(answering(error).api, 'token', false)).toBe(error),
  )
})
