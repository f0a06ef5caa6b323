import { afterEach, describe, expect, it, vi } from 'vitest'
import { withinSize } from './keep-within.ts'

afterEach(() => vi.unstubAllGlobals())

class FakeCache {
  readonly kept = new Map<string, Response>()
  keys = async () => [...this.kept.keys()]
  match = async (key: string) => this.kept.get(key)?.clone()
  delete = async (key: string) => this.kept.delete(key)
}

const megabyte = 2 ** 20

describe('shell.kept-pages: photos', () => {
  const open = () => {
    const cache = new FakeCache()
    vi.stubGlobal('caches', { open: async () => cache })
    let named = 0
    /** One life of the worker, in which so many photos are kept. */
    const live = async (photos: number, photo: () => Response) => {
      const { cacheDidUpdate } = withinSize(35 * megabyte)
      for (let n = 0; n < photos; n++) {
        cache.kept.set(`photo ${named++}`, photo())
        await cacheDidUpdate?.({ cacheName: 'photos' } as never)
      }
    }
    return { cache, live }
  }
  const large = () => new Response(null, { headers: { 'content-length': String(0.7 * megabyte) } })

  it.each([1, 7, 19, 45])(
    'stay within 50 MB, also where the worker lives for %d photos at a time',
    async (photos) => {
      const { cache, live } = open()
      for (let lives = 0; lives * photos < 400; lives++) {
        await live(photos, large)
        expect(cache.kept.size * 0.7).toBeLessThan(50)
      }
      expect([...cache.kept.keys()].at(-1)).toMatch(/photo (3[89]\d|4)/)
      expect(cache.kept.size * 0.7).toBeGreaterThan(30)
    },
  )

  it('are measured where their length was not said', async () => {
    const { cache, live } = open()
    const measured = new Response('x'.repeat(20 * megabyte))
    await live(1, () => measured)
    await live(1, () => measured.clone())
    expect([...cache.kept.keys()]).toEqual(['photo 1'])
  })
})
