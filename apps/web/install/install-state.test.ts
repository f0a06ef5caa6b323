import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayOffer, noteOffered } from './install-state.ts'

afterEach(() => vi.unstubAllGlobals())

const openPage = (cookie: string) => {
  const written: string[] = []
  const kept: Record<string, string> = { 'basera-visits': '2', 'favourite-rooms': '["a room"]' }
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
  vi.stubGlobal('window', { installPrompt: {} })
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  return written
}

describe('shell.install-offer: once', () => {
  it('is offered where it was not, and noted for as long as a cookie may live', async () => {
    const written = openPage('basera-language=hi')
    expect(await mayOffer()).toBe(true)
    expect(written).toEqual([])
    noteOffered()
    expect(written).toEqual(['basera-install=offered; path=/; max-age=34560000; samesite=lax'])
  })

  it('stays dismissed: each page that is opened renews the note', async () => {
    const written = openPage('basera-language=hi; basera-install=offered')
    expect(await mayOffer()).toBe(false)
    expect(written).toEqual(['basera-install=offered; path=/; max-age=34560000; samesite=lax'])
  })
})
