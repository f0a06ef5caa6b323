import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPart } from './lazy-part.ts'

let page: EventTarget
/** How the server answers; nothing while it is away. */
let status: number | undefined
const asked = vi.fn(async (_address: string, _init: RequestInit) => {
  if (status === undefined) throw new TypeError('Failed to fetch')
  return new Response(null, { status })
})

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  status = undefined
  asked.mockClear()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { href: 'https://basera.example/chats/1' })
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const away = new TypeError('Failed to fetch dynamically imported module')

describe('a part of a page', () => {
  it('comes when the network is back, however long that takes', async () => {
    const load = vi.fn(async () => {
      if (status === undefined) throw away
      return 'part'
    })
    const part = loadPart(load)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(load).toHaveBeenCalledTimes(1)
    status = 200
    page.dispatchEvent(new Event('online'))
    expect(await part).toBe('part')
    expect(asked).toHaveBeenLastCalledWith(
      'https://basera.example/chats/1',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    )
  })

  it('waits for a server that starts', async () => {
    status = 503
    const load = vi.fn().mockRejectedValueOnce(away).mockResolvedValue('part')
    const part = loadPart(load)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(load).toHaveBeenCalledTimes(1)
    status = 200
    await vi.advanceTimersByTimeAsync(5000)
    expect(await part).toBe('part')
  })

  it('that is missing although the server answers is told after three attempts', async () => {
    status = 200
    const load = vi.fn(() => Promise.reject(away))
    const part = expect(loadPart(load)).rejects.toBe(away)
    await vi.advanceTimersByTimeAsync(5000)
    await part
    expect(load).toHaveBeenCalledTimes(3)
  })
})
