import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readAssets, webDist } from './assets.ts'

describe('the built front end', () => {
  it('renders with React in its production form, whatever NODE_ENV says', () => {
    const bundle = readFileSync(join(webDist, 'server/en/entry-server.js'), 'utf8')
    expect(bundle).toContain('renderToString')
    expect(bundle).not.toMatch(/react-dom-server[\w.-]*\.development/)
  })

  it('preloads the scripts of a page and one font, all of which exist', () => {
    const assets = readAssets()
    const preloads = assets.preloads(['root', 'rooms/web/room/room-page'])
    expect(preloads.some((file) => file.includes('room-page'))).toBe(true)
    for (const file of [assets.entry, assets.fonts[0] ?? '', ...preloads]) {
      expect(existsSync(join(webDist, 'client', file)), file).toBe(true)
    }
  })

  it('knows the module of every lazy route by its id', () => {
    const manifest = JSON.parse(readFileSync(join(webDist, 'client/.vite/manifest.json'), 'utf8'))
    const ids = [
      'apps/web/home/home-page',
      'rooms/web/find-room/find-room-page',
      'rooms/web/room/room-page',
      'rooms/web/rents/rents-page',
      'help/web/help-page',
      'help/web/article-page',
      'apps/web/errors/not-found-page',
    ]
    expect(ids.filter((id) => !manifest[`${id}.tsx`])).toEqual([])
  })

  const kib = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1024
  /** KiB of script that a page names in its HTML, by the ids of its routes. */
  const scripts = (...ids: string[]) => {
    const assets = readAssets()
    const files = new Set([assets.entry, ...assets.preloads(['root', ...ids])])
    return [...files].reduce((sum, file) => sum + kib(readFileSync(join(webDist, 'client', file))), 0)
  }

  it('shell.first-load-budget: the style sheet, the Latin font and the scripts of each landing page stay small', () => {
    expect(kib(readFileSync(join(webDist, 'client', readAssets().sheet)))).toBeLessThanOrEqual(26)
    expect(statSync(join(webDist, 'client', readAssets().fonts[0] ?? '')).size).toBeLessThanOrEqual(20_000)
    expect(scripts('apps/web/home/home-page')).toBeLessThanOrEqual(85)
    expect(scripts('rooms/web/room/room-page')).toBeLessThanOrEqual(95)
    expect(scripts('rooms/web/find-room/find-room-page')).toBeLessThanOrEqual(95)
    expect(scripts('rooms/web/rents/rents-page')).toBeLessThanOrEqual(95)
  })

  it('a page of a room asks for few scripts', () => {
    expect(readAssets().preloads(['root', 'rooms/web/room/room-page']).length).toBeLessThanOrEqual(6)
  })

  it.each([
    ['apps/web/signed-out/list-room-page', 'rooms/web/list-room/list-room-page'],
    ['apps/web/signed-out/edit-room-page', 'rooms/web/edit-room/edit-room-page'],
    ['apps/web/signed-out/your-profile-page', 'roommates/web/your-profile/your-profile-page'],
    ['apps/web/signed-out/chats-page'],
    ['apps/web/dashboard/dashboard-page'],
    ['apps/web/member-slots', 'roommates/web/browse/browse-page'],
    ['apps/web/member-slots', 'roommates/web/profile/profile-page'],
    ['apps/web/member-slots', 'accounts/web/profile/profile-page'],
  ])('shell.first-load-budget: the scripts of the guarded page %s stay small', (...ids) => {
    expect(ids.filter((id) => readAssets().preloads([id]).length === 0)).toEqual([])
    expect(scripts('accounts/web/guard/guarded-page', ...ids)).toBeLessThanOrEqual(135)
  })
})
