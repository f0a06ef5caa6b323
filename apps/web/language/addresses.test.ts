import { describe, expect, it } from 'vitest'
import { hasLanguages, withoutPrefix, withPrefix } from './addresses.ts'

describe('addresses in a language', () => {
  it.each([
    ['/', '/hi'],
    ['/?error=x', '/hi?error=x'],
    ['/find-room?q=pune#map', '/hi/find-room?q=pune#map'],
    ['/room/6e9b', '/hi/room/6e9b'],
    ['/rent-in/pune/baner', '/hi/rent-in/pune/baner'],
    ['/help/visit-before-you-pay', '/hi/help/visit-before-you-pay'],
  ])('%s is %s in Hindi', (address, prefixed) => {
    expect(withPrefix(address, '/hi')).toBe(prefixed)
    expect(withoutPrefix(prefixed, '/hi')).toBe(address)
    expect(withPrefix(address, '')).toBe(address)
    expect(withPrefix(prefixed, '/hi')).toBe(prefixed)
  })

  it.each([
    '/chats/1',
    '/room/6e9b/edit',
    '/saved',
    '/list/abc',
    '/auth/callback',
    '/alerts',
    '/hire',
    '?q=1',
    '#top',
    'https://example.com/help',
    'mailto:x@y.example',
  ])('%s stays as it is', (address) => {
    expect(withPrefix(address, '/hi')).toBe(address)
    expect(withoutPrefix(address, '/hi')).toBe(address)
    expect(hasLanguages(address)).toBe(false)
  })
})
