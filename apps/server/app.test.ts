import { brotliDecompressSync } from 'node:zlib'
import { createLogger } from '@basera/platform/server/logger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionSettings } from './settings/production.fixture.ts'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

let whole: WholeApp
let production: WholeApp

beforeAll(async () => {
  whole = await createWholeApp()
  production = await createWholeApp({ ...productionSettings, ROOM_SEARCH: 'members' })
})

afterAll(async () => {
  await whole?.close()
  await production?.close()
})

const get = (url: string, headers: Record<string, string> = {}) => whole.app.inject({ url, headers })

describe('pages', () => {
  it('carry their content, safe headers and their data', async () => {
    const answer = await get('/')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.body).toContain('<h1')
    expect(answer.body).toContain('id="basera-page"')
  })

  it('are compressed as the browser asks, and not sent again to those who have them', async () => {
    const answer = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe((await get('/')).body)
    expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    const again = await get('/', { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it.each([
    '/no-such-page',
    '/room/6e9bdf19-fcac-4e8d-ac6c-1230fcde071f',
    "/room/1'--",
    '/help/no-such-article',
  ])('that are not there answer 404: %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  it('cannot be made to redirect elsewhere', async () => {
    for (const url of ['//evil.example', '/\\evil.example', '/browse-profiles?next=//evil.example']) {
      const { headers } = await get(url)
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })

  it('accounts.room-search-open: with ROOM_SEARCH=members the search needs a session', async () => {
    expect((await production.app.inject('/api/rooms')).json()).toMatchObject({
      status: 401,
      code: 'no_session',
    })
    expect((await get('/api/rooms')).statusCode).toBe(200)
  })
})

describe('shell.machine-addresses: machine addresses', () => {
  it.each(['/api/nothing', '/storage/x', '/assets/none.js'])('%s is a problem, never a page', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  it.each([
    ['/auth/v1/nothing', 'not_found'],
    ['/auth/v1', 'not_found'],
    ['/auth/v1/verify', 'validation_failed'],
  ])('auth-protocol.base-path: %s is refused in JSON (%s), never a page', async (url, code) => {
    const answer = await get(url)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['x-sb-error-code']).toBe(code)
  })

  it('keep pages with a token in their address to themselves', async () => {
    const answer = await get(`/auth/open-link?token=pkce_${'a'.repeat(56)}&type=magiclink`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect((await get('/')).headers['cache-control']).toMatch(/^public, max-age=0,/)
  })

  it('shell.outbox-kept: show kept messages in development only', async () => {
    expect((await get('/dev/outbox.json')).json()).toEqual([])
    expect((await get('/dev/outbox')).statusCode).toBe(200)
    for (const url of ['/dev/outbox', '/dev/outbox.json'])
      expect((await production.app.inject({ url })).statusCode).toBe(404)
  })

  it('answer health checks', async () => {
    expect((await get('/livez')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' })
  })

  it('show metrics to the operator only', async () => {
    expect((await get('/metrics')).body).toContain('http_request_duration_seconds')
    expect((await whole.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404)
  })

  it('describe every call in OpenAPI 3.1', async () => {
    const document = (await get('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(whole.features.flatMap(({ calls }) => Object.keys(calls)).sort())
  })

  it('show the API as a page in development only', async () => {
    expect((await get('/api/docs')).body).toContain('GET /api/rooms')
    expect((await production.app.inject('/api/docs')).statusCode).toBe(404)
    expect((await get('/dev/components')).statusCode).toBe(200)
    expect((await production.app.inject('/dev/components')).statusCode).toBe(404)
  })

  it('tell crawlers where to go', async () => {
    expect((await production.app.inject('/robots.txt')).body).toContain(
      'Sitemap: https://basera.example/sitemap.xml',
    )
    expect((await production.app.inject('/sitemap.xml')).body).toContain(
      '<loc>https://basera.example/help</loc>',
    )
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Basera', start_url: '/' })
  })
})

describe('a process that lags', () => {
  it('turns requests away, those to the auth service in its form, but still says that it lives', async () => {
    const lines: string[] = []
    const logger = createLogger('error', { write: (line) => void lines.push(line) })
    const lagging = await createWholeApp({}, { maxLag: 1, logger })
    const busy = setInterval(() => {
      const end = performance.now() + 60
      while (performance.now() < end);
    }, 61)
    await expect.poll(async () => (await lagging.app.inject('/api/rooms')).statusCode).toBe(503)
    const answer = await lagging.app.inject('/api/rooms')
    expect(answer.json()).toMatchObject({ status: 503, code: 'service_unavailable' })
    expect(answer.headers['retry-after']).toMatch(/^[2-7]$/)
    for (const [url, cookie, tag] of [
      ['/hi/find-room', '', 'hi-IN'],
      ['/find-room?q=pune', 'basera-language=ta', 'ta-IN'],
      ['/chats', 'basera-language=bn', 'bn-IN'],
      ['/find-room', '', 'en-IN'],
    ] as const) {
      const page = await lagging.app.inject({ url, headers: { accept: 'text/html', cookie } })
      expect([page.statusCode, page.headers['retry-after']]).toEqual([503, expect.stringMatching(/^[2-7]$/)])
      expect(page.body).toContain(`<html lang="${tag}">`)
    }
    const auth = await lagging.app.inject('/auth/v1/settings')
    expect([auth.statusCode, auth.json().error_code]).toEqual([503, 'unexpected_failure'])
    expect(lines).toEqual([])
    for (const url of ['/livez', '/readyz', '/metrics'])
      expect((await lagging.app.inject(url)).statusCode).toBe(200)
    clearInterval(busy)
    await lagging.close()
  })
})
