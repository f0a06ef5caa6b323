import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionSettings } from './settings/production.fixture.ts'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

let whole: WholeApp
let port: number
let asset: string

beforeAll(async () => {
  whole = await createWholeApp(productionSettings)
  await whole.app.listen({ port: 0, host: '127.0.0.1' })
  port = (whole.app.server.address() as AddressInfo).port
  const { body } = await whole.app.inject('/')
  asset = /\/assets\/[\w./-]+\.js/.exec(body)?.[0] ?? ''
})
afterAll(() => whole?.close())

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
}

/** Sends `lines` as they are, and gives the head of what comes back. */
async function raw(...lines: string[]): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  let said = ''
  for await (const chunk of socket.setEncoding('latin1')) said += chunk as string
  const [first = '', ...rest] = (said.split('\r\n\r\n')[0] ?? '').split('\r\n')
  const headers = rest.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) }
}

const host = 'Host: basera.example'
const upgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

/** One of each kind of answer there is. */
const kinds: [kind: string, status: number, lines: () => string[]][] = [
  ['a page', 200, () => ['GET / HTTP/1.1', host]],
  ['a page that is not there', 404, () => ['GET /no-such-page HTTP/1.1', host]],
  ['a redirect', 301, () => ['GET /help/privacy HTTP/1.1', host]],
  ['a page with a token', 200, () => ['GET /auth/open-link?token=x&type=magiclink HTTP/1.1', host]],
  ['a call', 200, () => ['GET /api/rooms HTTP/1.1', host]],
  ['a call that needs a session', 401, () => ['GET /api/me/profile HTTP/1.1', host]],
  ['a call that is refused', 400, () => ['GET /api/rooms?limit=x HTTP/1.1', host]],
  ['a call of nothing', 404, () => ['GET /api/nothing HTTP/1.1', host]],
  ['a preflight of a call', 404, () => ['OPTIONS /api/rooms HTTP/1.1', host, 'Origin: https://evil.example']],
  ['the auth service', 200, () => ['GET /auth/v1/settings HTTP/1.1', host]],
  ['a refusal of the auth service', 404, () => ['GET /auth/v1/nothing HTTP/1.1', host]],
  ['a preflight of the auth service', 204, () => ['OPTIONS /auth/v1/token HTTP/1.1', host]],
  ['a file that is not there', 404, () => ['GET /storage/v1/object/public/room-images/x HTTP/1.1', host]],
  ['a script', 200, () => [`GET ${asset} HTTP/1.1`, host]],
  [
    'a script one has',
    304,
    () => [`GET ${asset} HTTP/1.1`, host, `If-Modified-Since: ${new Date().toUTCString()}`],
  ],
  ['an icon', 200, () => ['GET /favicon.svg HTTP/1.1', host]],
  ['an asset that is not there', 404, () => ['GET /assets/none.js HTTP/1.1', host]],
  ['the manifest', 200, () => ['GET /manifest.webmanifest HTTP/1.1', host]],
  ['robots.txt', 200, () => ['GET /robots.txt HTTP/1.1', host]],
  ['the sitemap', 200, () => ['GET /sitemap.xml HTTP/1.1', host]],
  ['the description of the calls', 200, () => ['GET /api/openapi.json HTTP/1.1', host]],
  ['a health check', 200, () => ['GET /livez HTTP/1.1', host]],
  ['metrics', 200, () => ['GET /metrics HTTP/1.1', host]],
  ['a folder of assets', 404, () => ['GET /assets/ HTTP/1.1', host]],
  ['an address of slashes', 200, () => ['GET // HTTP/1.1', host]],
  ['an address of slashes and a host', 404, () => ['GET //evil.example/room HTTP/1.1', host]],
  ['an address that is no URL', 404, () => ['GET /%E0%A4%A HTTP/1.1', host]],
  ['a method that nothing takes', 404, () => ['TRACE / HTTP/1.1', host]],
  ['a live connection that is refused', 403, () => ['GET /api/live HTTP/1.1', host, ...upgrade]],
  ['an expectation nobody knows', 200, () => ['GET /api/rooms HTTP/1.1', host, 'Expect: nonsense']],
  ['what is no HTTP', 400, () => ['hello']],
  ['a head that is too large', 431, () => ['GET / HTTP/1.1', host, `X-Large: ${'x'.repeat(20_000)}`]],
]

describe('every answer', () => {
  it.each(kinds)('%s (%i) has its headers', async (_, status, lines) => {
    const answer = await raw(...lines())
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    })
    const policy = answer.headers['content-security-policy'] ?? ''
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'form-action ',
    ])
      expect(policy).toContain(directive)
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts).not.toMatch(/unsafe|\*|https:(\s|$)|data:|blob:/)
    expect(answer.headers).not.toHaveProperty('x-powered-by')
    expect(answer.headers).not.toHaveProperty('server')
  })

  it.each(kinds)(
    '%s (%i) is for other sites only where the auth protocol wants it',
    async (kind, _, lines) => {
      const request = lines()
      const named = request.length > 1 && !request.some((line) => line.startsWith('Origin:'))
      const { headers } = await raw(...request, ...(named ? ['Origin: https://evil.example'] : []))
      expect(headers['access-control-allow-origin']).toBe(kind.includes('auth service') ? '*' : undefined)
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    },
  )

  it.each(['/api/rooms/by-ids?ids=', '/api/me/profile', '/auth/v1/settings'])(
    '%s is kept nowhere',
    async (path) => {
      const { headers } = await raw(`GET ${path} HTTP/1.1`, host)
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  it('a search of a visitor is asked for again before it is shown again', async () => {
    const { headers } = await raw('GET /api/rooms HTTP/1.1', host)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      vary: 'authorization',
    })
  })

  it('a page says everything a page needs, once', async () => {
    const { headers } = await raw('GET / HTTP/1.1', host)
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(headers['content-security-policy']).not.toContain("default-src 'none'")
  })
})

describe('/readyz', () => {
  const ready = () => whole.app.inject('/readyz')

  it('is 503 while the database lacks a migration of this version, and 200 with one of a later version', async () => {
    const { pool } = whole.database
    await pool.query(`INSERT INTO migrations (name, hash) VALUES ('9999_later.sql', 'x')`)
    expect((await ready()).statusCode).toBe(200)
    await pool.query(`DELETE FROM migrations WHERE name LIKE '9999%'`)
    const { rows } = await pool.query('DELETE FROM migrations WHERE name LIKE $1 RETURNING name, hash', [
      '0001%',
    ])
    expect(rows).toHaveLength(1)
    expect((await ready()).statusCode).toBe(503)
    await pool.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [rows[0].name, rows[0].hash])
    expect((await ready()).statusCode).toBe(200)
  })

  it('is 503 from the moment a process is asked to stop, while requests are served and connections end', async () => {
    const before = await whole.app.inject('/api/rooms')
    expect(before.headers.connection).not.toBe('close')
    await whole.draining.begin(0)
    const answer = await ready()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({
      code: 'service_unavailable',
      detail: 'This process is about to stop.',
    })
    const served = await whole.app.inject('/api/rooms')
    expect(served.statusCode).toBe(200)
    expect(served.headers.connection).toBe('close')
    expect((await whole.app.inject('/livez')).statusCode).toBe(200)
  })
})
