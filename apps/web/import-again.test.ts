import { describe, expect, it, vi } from 'vitest'
import { withImportAgain } from './build/load-scripts/plugin.ts'
import { importAgain } from './import-again.ts'

const missing = (address: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://basera.example/assets/${address}`)

describe('a script that did not come', () => {
  it('is asked for under another address, and kept', async () => {
    const load = vi.fn(async (address: string) => ({ address }))
    const first = await importAgain(missing('en-a1/part-b2.js'), load)
    expect(first).toEqual({
      address: expect.stringMatching(/^https:\/\/basera\.example\/assets\/en-a1\/part-b2\.js\?again=\d+$/),
    })
    expect(await importAgain(missing('en-a1/part-b2.js'), load)).toBe(first)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is asked for under a new address each time', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('again')))
    for (const _ of [1, 2]) await expect(importAgain(missing('c.js'), load)).rejects.toThrow('again')
    expect(new Set(load.mock.calls.map(String)).size).toBe(2)
  })

  it('fails as it did where the browser does not name it', async () => {
    const error = new TypeError('Importing a module script failed.')
    await expect(importAgain(error, vi.fn())).rejects.toBe(error)
  })
})

describe('the build', () => {
  it('lets every import of a script of ours be asked for again', () => {
    expect(
      withImportAgain('a(()=>import(`./b-1.js`).then(e=>e.t));import("../c.js");import(d);import"./e.js"'),
    ).toBe(
      'a(()=>import(`./b-1.js`).catch((error) => importAgain(error)).then(e=>e.t));' +
        'import("../c.js").catch((error) => importAgain(error));import(d);import"./e.js"',
    )
  })
})
