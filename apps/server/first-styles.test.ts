import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webDist } from './pages/assets.ts'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

let whole: WholeApp
beforeAll(async () => {
  whole = await createWholeApp()
})
afterAll(() => whole?.close())

describe('shell.first-load-budget: the styles of a page', () => {
  it.each(['/', '/find-room', '/rent-in/pune', '/help', '/saved', '/chats', '/nowhere'])(
    'are in %s, and few; the whole sheet is a file that holds nothing up',
    async (url) => {
      const { body } = await whole.app.inject({ url })
      const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? []
      expect(styles).toContain('.topbar')
      expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(9 * 1024)
      const [, sheet = ''] = /<\/style><link rel="stylesheet" href="([^"]+)" media="not all"/.exec(body) ?? []
      expect(existsSync(join(webDist, 'client', sheet))).toBe(true)
      expect(body).toContain(`<noscript><link rel="stylesheet" href="${sheet}"></noscript>`)
    },
  )
})
