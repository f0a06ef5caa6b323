import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eventually } from '@basera/platform/testing'
import { describe, expect, it } from 'vitest'
import { createPageCache, type Encoding } from './page-cache.ts'

/** In a process of its own, since other tests use memory as well. */
async function growthWith(encoding: Encoding): Promise<{ grown: number; renders: number }> {
  const script = join(import.meta.dirname, 'page-cache-growth.fixture.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, encoding])
  return JSON.parse(stdout)
}

describe('the page cache', () => {
  it('renders once for equal data and anew when anything changed', () => {
    const cache = createPageCache(10_000, 'build')
    let renders = 0
    const page = (address: string, status: number, data: unknown) =>
      cache.page(address, status, data, () => `<p>${renders++}</p>`).etag
    const first = page('/room/1', 200, { rent: 5 })
    expect(page('/room/1', 200, { rent: 5 })).toBe(first)
    expect(renders).toBe(1)
    for (const other of [
      page('/room/1', 200, { rent: 6 }),
      page('/room/2', 200, { rent: 5 }),
      page('/room/1', 404, { rent: 5 }),
    ]) {
      expect(other).not.toBe(first)
    }
    expect(renders).toBe(4)
  })

  it('serves the same document in every encoding', async () => {
    const html = `<p>${'मकान ₹ '.repeat(500)}</p>`
    const page = createPageCache(100_000, 'b').page('/', 200, null, () => html)
    expect((await page.body('identity')).toString()).toBe(html)
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe(html)
    expect(gunzipSync(await page.body('gzip')).toString()).toBe(html)
    expect((await page.body('identity')).toString()).toBe(html)
    expect(await page.body('br')).toBe(await page.body('br'))
  })

  it('compresses a page that many ask for once more', async () => {
    const html = Array.from({ length: 2000 }, (_, n) => `<p class="c${n % 7}">${n * 7919}</p>`).join('')
    const page = createPageCache(100_000, 'b').page('/', 200, null, () => html)
    const first = await page.body('br')
    for (let asks = 1; asks < 50; asks++) expect(await page.body('br')).toBe(first)
    await eventually(async () => expect((await page.body('br')).length).toBeLessThan(first.length))
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe(html)
    expect((await page.body('identity')).toString()).toBe(html)
  })

  it.each<Encoding>(['br', 'identity'])(
    'keeps nothing of a page but its compressed form: %s',
    async (encoding) => {
      const { grown, renders } = await growthWith(encoding)
      expect(grown).toBeLessThan(10)
      expect(renders).toBe(0)
    },
  )

  it('keeps no more than its bytes, and what was used last', () => {
    const cache = createPageCache(21_000, 'b')
    let renders = 0
    const render = () => {
      renders++
      return 'x'.repeat(10_000)
    }
    for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) cache.page(address, 200, null, render)
    // Two fit: /b had to go for /c.
    expect(renders).toBe(4)
  })

  it('counts a page by what is kept of it', async () => {
    const cache = createPageCache(21_000, 'b')
    const page = (n: number, render: () => string) => cache.page(`/${n}`, 200, null, render)
    for (let n = 0; n < 100; n++) await page(n, () => 'x'.repeat(10_000)).body('br')
    for (let n = 0; n < 100; n++) page(n, () => expect.fail('It was not kept.'))
  })

  it('keeps nothing when told to', () => {
    const cache = createPageCache(0, 'b')
    let renders = 0
    for (let i = 0; i < 3; i++) cache.page('/', 200, null, () => String(renders++))
    expect(renders).toBe(3)
  })
})
