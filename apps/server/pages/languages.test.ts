import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PublicSettings } from '@basera/platform/web'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { pseudoDist } from '../../web/build/languages/pseudo-language.fixture.ts'
import { registerCrawlerRoutes } from '../operations/crawler-routes.ts'
import { readAssets } from './assets.ts'
import { type PageOptions, registerPages } from './page-routes.ts'
import { builtRenderer } from './renderer.ts'

const settings: PublicSettings = {
  publicUrl: 'https://basera.example',
  supportEmail: 'help@basera.example',
  grievanceOfficer: 'Asha Rao',
  city: 'Bangalore, Karnataka, India',
  socialLinks: [],
  roomSearch: 'public',
  authUrl: '/auth/v1',
  captcha: { kind: 'off' },
  google: false,
  development: false,
}

let dist: string
let app: FastifyInstance

beforeAll(async () => {
  dist = await pseudoDist('hi')
  app = Fastify()
  const options = { settings, cachedBytes: 1e6, secure: true, features: [] }
  const pages = ['/', '/help']
  const listed = [{ listedPages: async () => [{ path: '/room/1', changed: '2026-11-24' }] }]
  registerCrawlerRoutes(app, {
    publicUrl: settings.publicUrl,
    pages,
    features: listed,
    languages: ['en', 'hi'],
  })
  registerPages(app, { ...options, renderer: await builtRenderer(dist) } as unknown as PageOptions)
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

/** What a reader sees, with what is read out to them. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<(\w+)[^>]* lang="en"[\s\S]*?<\/\2>/g, ' ')
    .replaceAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g, '>$1<a ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&\w+;/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('shell.page-language: the language of a page', () => {
  it('is that of its address, to its last link', async () => {
    const { body, statusCode } = await get('/hi/help')
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="hi-IN">')
    expect(body).toContain('<link rel="canonical" href="https://basera.example/hi/help">')
    expect(body).toContain('<meta property="og:locale" content="hi_IN">')
    expect((await get('/hi')).body).toMatch(
      /"og:image" content="https:\/\/basera.example\/social\/hi\/[\w-]{16}\.jpg"/,
    )
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
    expect(links).toEqual(
      expect.arrayContaining(['/hi', '/hi/find-room', '/hi/privacy', '/browse-profiles', '/saved']),
    )
    expect(links.filter((link) => /^\/(find-room|help|privacy|$)/.test(link))).toEqual([])
  })

  it.each([
    '/hi',
    '/hi/help',
    '/hi/find-room',
    '/hi/help/visit-before-you-pay',
    '/hi/terms',
    '/hi/room/none',
  ])('leaves no English on %s', async (url) => {
    const { body } = await get(url)
    const names =
      /Basera|Asha Rao|Bangalore, Karnataka, India|\b(Bengaluru|Pune|Hyderabad|Delhi NCR|Delhi|Chennai|Mumbai|Kolkata|Ahmedabad)\b|[\w-]+([.@][\w-]+)+/g
    const english =
      wordsOf(body)
        .replaceAll(names, ' ')
        .match(/[A-Za-z][A-Za-z ]*/g) ?? []
    expect(english).toEqual([])
  })

  it('shell.fatal-error: is also that of the page that shows when nothing else can', () => {
    const scriptsOf = (language: 'en' | 'hi') => {
      const { entry, preloads } = readAssets(language, dist)
      return [entry, ...preloads(['root'])]
        .map((file) => readFileSync(join(dist, 'client', file), 'utf8'))
        .join()
    }
    for (const words of ['Application Error', 'Basera could not be shown. Please reload the page.']) {
      expect(scriptsOf('en')).toContain(words)
      expect(scriptsOf('hi')).not.toContain(words)
    }
  })

  it('names a public page in each language to search engines', async () => {
    for (const url of ['/safety', '/hi/safety']) {
      const { body } = await get(url)
      for (const [tag, path] of [
        ['en-IN', '/safety'],
        ['hi-IN', '/hi/safety'],
        ['x-default', '/safety'],
      ])
        expect(body).toContain(
          `<link rel="alternate" hreflang="${tag}" href="https://basera.example${path}">`,
        )
    }
    expect((await get('/chats')).body).not.toContain('hreflang')
  })

  it('has a site map of its own', async () => {
    const { body } = await get('/sitemap-hi.xml')
    const locations = [...body.matchAll(/<loc>https:\/\/basera\.example([^<]*)</g)].map(([, path]) => path)
    expect(locations).toEqual(['/hi', '/hi/help', '/hi/room/1'])
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://basera.example/help</loc>')
    const robots = (await get('/robots.txt')).body
    for (const file of ['sitemap.xml', 'sitemap-hi.xml'])
      expect(robots).toContain(`\nSitemap: https://basera.example/${file}\n`)
    expect((await get('/sitemap-kn.xml')).statusCode).toBe(404)
  })

  it.each([
    ['/hi/', 308, '/hi'],
    ['/hi/chats/1?q=x', 308, '/chats/1?q=x'],
    ['/hi/nothing', 308, '/nothing'],
  ])('%s answers %d and leads to %s', async (url, status, to) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([status, to])
  })

  it('knows no other prefix', async () => {
    for (const url of [
      '/hi//evil.example',
      '/hi/\\evil.example',
      '/kn',
      '/en/help',
      '/xx/find-room',
      '/hi/api/rooms',
    ])
      expect((await get(url, { 'accept-language': 'kn' })).statusCode).toBe(404)
  })

  it('of an address without one is English, unless its reader chose another here', async () => {
    const accepted = await get('/help', { 'accept-language': 'hi' })
    expect(accepted.body).toContain('<html lang="en-IN">')
    expect(accepted.headers.vary).toBe('accept-encoding, authorization, cookie')
    const chosen = await get('/find-room?q=pune', { cookie: 'a=b; basera-language=hi' })
    expect([chosen.statusCode, chosen.headers.location]).toEqual([302, '/hi/find-room?q=pune'])
    expect((await get('/hi/help', { cookie: 'basera-language=en' })).body).toContain('<html lang="hi-IN">')
  })

  it.each([
    [{}, 'en-IN'],
    [{ 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, 'hi-IN'],
    [{ 'accept-language': 'kn,en;q=0.9,hi;q=0.8' }, 'en-IN'],
    [{ 'accept-language': 'hi;q=0, en' }, 'en-IN'],
    [{ 'accept-language': 'hi', cookie: 'basera-language=en' }, 'en-IN'],
    [{ 'accept-language': 'en', cookie: 'basera-language=hi' }, 'hi-IN'],
    [{ cookie: 'basera-language=kn' }, 'en-IN'],
    [{ cookie: 'basera-language=toString', 'accept-language': ';;q=x,,' }, 'en-IN'],
  ])('of a page with one address follows %o: %s', async (headers, tag) => {
    const { body, headers: answered } = await get('/chats', headers)
    expect(body).toContain(`<html lang="${tag}">`)
    expect(answered.vary).toBe('accept-encoding, authorization, cookie, accept-language')
  })

  it('is no other language’s page from the cache', async () => {
    const hindi = await get('/saved', { cookie: 'basera-language=hi' })
    const english = await get('/saved')
    expect(hindi.headers.etag).not.toBe(english.headers.etag)
    expect(english.body).toContain('<html lang="en-IN">')
  })
})

describe('shell.first-load-budget: in another language', () => {
  const kib = (file: string) => gzipSync(readFileSync(join(dist, 'client', file)), { level: 9 }).length / 1024

  it('a page loads scripts and fonts of its own, and styles of everybody', async () => {
    const [english, hindi] = [readAssets('en', dist), readAssets('hi', dist)]
    expect(hindi.css.startsWith(english.css)).toBe(true)
    expect(english.css).not.toMatch(/anek-(?!latin)\w+/)
    const fonts = [...hindi.css.slice(english.css.length).matchAll(/url\(([^)]+)\)/g)].map(
      ([, file]) => file ?? '',
    )
    expect(hindi.fonts).toEqual([english.fonts[0], fonts[0]])
    expect(fonts).toHaveLength(2)
    for (const file of fonts) expect(statSync(join(dist, 'client', file)).size).toBeLessThanOrEqual(60 * 1024)
    const { body } = await get('/hi/help')
    expect(body).toContain(`src="${hindi.entry}"`)
    expect(body).not.toContain('/assets/en-')
  })

  it('shell.page-language: names the script of prefixed addresses, so that none is found out about late', () => {
    const ofPrefixes = (language: 'en' | 'hi') =>
      readAssets(language, dist)
        .preloads(['root'])
        .filter((file) => /prefixed-router/.test(file))
    expect(ofPrefixes('en')).toEqual([])
    expect(ofPrefixes('hi')).toHaveLength(1)
  })

  it.each([
    ['apps/web/home/home-page', 110],
    ['rooms/web/room/room-page', 115],
    ['rooms/web/find-room/find-room-page', 115],
    ['rooms/web/rents/rents-page', 115],
  ])('%s stays small', (id, most) => {
    const { entry, preloads } = readAssets('hi', dist)
    const files = new Set([entry, ...preloads(['root', id])])
    expect([...files].reduce((sum, file) => sum + kib(file), 0)).toBeLessThanOrEqual(most)
  })
})
