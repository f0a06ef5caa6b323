import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLatest } from '../queries.tsx'
import { type KeptPosition, keepPosition, keptPosition } from './kept-position.ts'

describe('lists kept for the way back', () => {
  const long: KeptPosition = { entry: 'abc', address: '/find-room', length: 70, top: 4000 }
  const read = (entry: string, address: string) => keptPosition('list', entry, address)
  let navigation: string

  beforeEach(() => {
    const saved = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => saved.get(name) ?? null,
      setItem: (name: string, text: string) => void saved.set(name, text),
      removeItem: (name: string) => void saved.delete(name),
    })
    navigation = 'reload'
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type: navigation }] })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('gives back the list of the same entry and search only, until it is forgotten', () => {
    keepPosition('list', long)
    expect(read('abc', '/find-room')).toEqual(long)
    expect(read('abc', '/find-room')).toBeNull()
    keepPosition('list', long)
    expect(read('other', '/find-room')).toBeNull()
  })

  it('keeps the ten latest', () => {
    const client = new QueryClient()
    for (let entry = 0; entry < 12; entry += 1) {
      client.setQueryData(['list', `entry ${entry}`], long, { updatedAt: entry })
    }
    const onScreen = new QueryObserver(client, { queryKey: ['list', 'entry 0'], staleTime: Infinity })
    const leave = onScreen.subscribe(() => undefined)
    keepLatest(client, ['list'], 10)
    expect(client.getQueryData(['list', 'entry 1'])).toBeUndefined()
    expect(client.getQueryData(['list', 'entry 2'])).toBe(long)
    expect(client.getQueryData(['list', 'entry 0'])).toBe(long)
    leave()
    client.clear()
  })

  it('restores a longer list after a reload, not after a fresh visit', () => {
    keepPosition('list', long)
    expect(read('abc', '/find-room')).toEqual(long)
    keepPosition('list', long)
    expect(read('abc', '/find-room?wifi=true')).toBeNull()
    keepPosition('list', long)
    navigation = 'navigate'
    expect(read('abc', '/find-room')).toBeNull()
  })

  it('does without storage that is full', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    })
    expect(() => keepPosition('list', long)).not.toThrow()
    expect(read('abc', '/find-room')).toBeNull()
  })
})
