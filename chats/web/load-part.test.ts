import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPart } from './load-part.ts'

let page: EventTarget
let onLine: boolean
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  onLine = false
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const away = new TypeError('Failed to fetch dynamically imported module')

describe('a part of a conversation', () => {
  it('comes when the network is back', async () => {
    const load = vi.fn(async () => {
      if (!onLine) throw away
      return 'part'
    })
    const part = loadPart(load)
    await vi.advanceTimersByTimeAsync(60_000)
    onLine = true
    page.dispatchEvent(new Event('online'))
    expect(await part).toBe('part')
  })

  it('that is not there is told after some attempts', async () => {
    onLine = true
    const load = vi.fn(() => Promise.reject(away))
    const part = expect(loadPart(load)).rejects.toBe(away)
    await vi.advanceTimersByTimeAsync(60_000)
    await part
    expect(load).toHaveBeenCalledTimes(5)
  })
})
