import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetMeant, keepMeant, readMeant } from './meant-message.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

describe('chats.meant-message', () => {
  it('is read by every tab, for its own room, for a day', () => {
    keepMeant('lake', 'Can I visit?', 1000)
    expect(readMeant('lake', 1000 + 86_399_999)).toBe('Can I visit?')
    expect(readMeant('lake', 1000 + 86_400_000)).toBeUndefined()
    expect(readMeant('park', 1000)).toBeUndefined()
    forgetMeant('park')
    expect(readMeant('lake', 1000)).toBe('Can I visit?')
    forgetMeant('lake')
    expect(readMeant('lake', 1000)).toBeUndefined()
  })

  it.each(['nonsense', '7', '{"roomId":"lake"}', '[]'])('storage with %s counts as nothing', (text) => {
    kept.set('chat-meant', text)
    expect(readMeant('lake')).toBeUndefined()
  })
})
