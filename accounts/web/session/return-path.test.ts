import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberReturn } from './remember-return.ts'
import { ownPath, returnLifetime, takeReturn } from './return-path.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the page first asked for (accounts.return-after-sign-in)', () => {
  it.each([
    '/browse-profiles',
    '/room/6e9b/edit?a=1#b',
    '/find-room?q=Pune&lat=1',
    '/auth/confirm-email?token=x',
  ])('%s is returned to, once', (path) => {
    rememberReturn(path)
    expect(takeReturn()).toBe(path)
    expect(takeReturn()).toBeUndefined()
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/auth/callback?code=1',
    '/auth/open-link?token=1',
    '/auth/v1/verify?token=1',
    '/api/me/export',
    '/storage/v1/object/public/a',
    `/${'a'.repeat(3000)}`,
  ])('is never %j', (path) => {
    rememberReturn(path)
    expect(takeReturn()).toBeUndefined()
  })

  it('never leads to another origin', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = ownPath(`/${text}`)
        return (
          path === undefined || new URL(path, 'https://basera.example').origin === 'https://basera.example'
        )
      }),
    )
  })

  it('does not remember Home, which would replace an earlier page', () => {
    rememberReturn('/chats')
    rememberReturn('/')
    expect(takeReturn()).toBe('/chats')
  })

  it('is forgotten after an hour', () => {
    rememberReturn('/chats')
    vi.advanceTimersByTime(returnLifetime)
    expect(takeReturn()).toBeUndefined()
  })

  it.each(['{', 'null', '{"path":7,"at":0}', '{"path":"/chats"}', '[]'])(
    'odd storage is none: %s',
    (text) => {
      kept.set('basera-return', text)
      expect(takeReturn()).toBeUndefined()
    },
  )
})
