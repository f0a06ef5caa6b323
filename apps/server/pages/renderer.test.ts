import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAssets, webDist } from './assets.ts'

describe('the built front end', () => {
  it('renders with React in its production form, whatever NODE_ENV says', () => {
    const bundle = readFileSync(join(webDist, 'server/entry-server.js'), 'utf8')
    expect(bundle).toContain('renderToString')
    expect(bundle).not.toMatch(/react-dom-server[\w.-]*\.development/)
  })

  it('preloads the scripts of a page and one font, all of which exist', () => {
    const assets = readAssets()
    const preloads = assets.preloads(['root', 'rooms/web/room/room-page'])
    expect(preloads.some((file) => file.includes('room-page'))).toBe(true)
    for (const file of [assets.entry, assets.font ?? '', ...preloads]) {
      expect(existsSync(join(webDist, 'client', file)), file).toBe(true)
    }
  })

  it('knows the module of every lazy route by its id', () => {
    const manifest = JSON.parse(readFileSync(join(webDist, 'client/.vite/manifest.json'), 'utf8'))
    const ids = [
      'apps/web/home/home-page',
      'rooms/web/find-room/find-room-page',
      'rooms/web/room/room-page',
      'help/web/help-page',
      'help/web/article-page',
      'apps/web/errors/not-found-page',
    ]
    expect(ids.filter((id) => !manifest[`${id}.tsx`])).toEqual([])
  })

  it('architecture, "Budgets": the inlined style sheet and the scripts of each landing page stay small', async () => {
    const { gzipSync } = await import('node:zlib')
    const assets = readAssets()
    const size = (file: string) =>
      gzipSync(readFileSync(join(webDist, 'client', file)), { level: 9 }).length / 1024
    const scripts = (id: string) =>
      [assets.entry, ...assets.preloads(['root', id])].reduce((sum, file) => sum + size(file), 0)
    expect(gzipSync(assets.css, { level: 9 }).length / 1024).toBeLessThanOrEqual(20)
    expect(scripts('apps/web/home/home-page')).toBeLessThanOrEqual(110)
    expect(scripts('rooms/web/room/room-page')).toBeLessThanOrEqual(115)
    expect(scripts('rooms/web/find-room/find-room-page')).toBeLessThanOrEqual(115)
  })
})
