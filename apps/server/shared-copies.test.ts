import { eventually } from '@basera/platform/testing'
import { addPeople, asha, numbered } from '@basera/testkit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, openSharedCache } from './shared-cache.fixture.ts'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

const id = numbered('b', 1)
const [room, call, search, found] = [`/room/${id}`, `/api/rooms/${id}`, '/find-room', '/api/rooms?limit=5']
const publicPages = ['/', '/hi', room, `/hi${room}`, search, '/help', '/hi/privacy', '/safety']

let whole: WholeApp
let closed: WholeApp
let meera: string
const query = (text: string, values: unknown[] = []) => whole.database.pool.query(text, values)

async function plant({ database: { pool } }: WholeApp): Promise<void> {
  await addPeople(pool, [asha])
  await pool.query(
    `INSERT INTO rooms (id, user_id, title, address, rent, available_from, max_tenants, latitude, longitude)
     VALUES ($1, $2, 'Bright room', 'Koramangala, Bengaluru', 9000, '2026-12-01', 3, 12.9352, 77.6245)`,
    [id, asha.id],
  )
}

/** Somebody whom the room's lister blocked: to her it is gone. */
async function blockedMember(): Promise<string> {
  const payload = { email: 'meera@example.test', password: 'a-long-password-81' }
  const answer = (await whole.app.inject({ method: 'POST', url: '/auth/v1/signup', payload })).json()
  await query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [asha.id, answer.user.id])
  return `Bearer ${answer.access_token}`
}

beforeAll(async () => {
  whole = await createWholeApp({ CAPTCHA: 'off' }, { counts: true })
  closed = await createWholeApp({ ROOM_SEARCH: 'members' })
  await Promise.all([plant(whole), plant(closed)])
  meera = await blockedMember()
})
afterAll(() => Promise.all([whole?.close(), closed?.close()]))

const originOf =
  ({ app }: WholeApp, remoteAddress = '203.0.113.5') =>
  async ({ url, headers }: Asked) => {
    const answer = await app.inject({ url, headers, remoteAddress })
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body: answer.body,
    }
  }

const hide = (hidden: string | null) => query('UPDATE rooms SET hidden_at = $1 WHERE id = $2', [hidden, id])

describe.each([
  ['a cache that heeds Cache-Control', false],
  ['a CDN that heeds CDN-Cache-Control', true],
])('shell.shared-copies: %s', (_, targeted) => {
  const open = (of = whole, address?: string) => openSharedCache({ origin: originOf(of, address), targeted })

  it.each(publicPages)("sends one visitor's page to the next: %s", async (url) => {
    const cache = open()
    const first = await cache.get(url, { 'x-forwarded-for': '198.51.100.23', 'user-agent': 'First/1.0' })
    const next = await cache.get(url, { 'accept-language': 'ta' })
    expect([first.status, first.kept, next.kept]).toEqual([200, false, true])
    expect(next.body).toBe(first.body)
    expect(first.headers).not.toHaveProperty('set-cookie')
    expect(first.body).not.toMatch(/198\.51\.100\.23|First\/1\.0|nonce=|meera/i)
    expect(first.headers['content-security-policy']).not.toContain('nonce-')
  })

  it('gives members what is theirs and visitors what is theirs, whoever asked first', async () => {
    for (const url of [room, call]) {
      for (const membersFirst of [true, false]) {
        const cache = open()
        const ask = { member: () => cache.get(url, { authorization: meera }), visitor: () => cache.get(url) }
        const order = membersFirst ? (['member', 'visitor'] as const) : (['visitor', 'member'] as const)
        const got: Record<string, number> = {}
        for (const who of order) got[who] = (await ask[who]()).status
        expect(got).toEqual({ member: 404, visitor: 200 })
        expect((await ask.member()).kept).toBe(false)
        expect((await ask.visitor()).kept).toBe(true)
      }
    }
    for (const url of ['/', search, found, '/api/rooms/facets']) {
      const cache = open()
      const answer = await cache.get(url, { authorization: meera })
      expect([url, answer.status, cache.stored(url)]).toEqual([url, 200, []])
      expect(answer.headers['cache-control']).toMatch(/^(private, no-cache|no-store)$/)
    }
  })

  it('never mixes languages', async () => {
    const cache = open()
    const chose = (language: string) => ({ cookie: `basera-language=${language}` })
    expect((await cache.get('/', chose('hi'))).headers.location).toBe('/hi')
    expect((await cache.get('/')).body).toContain('<html lang="en-IN">')
    expect((await cache.get('/', chose('ta'))).headers.location).toBe('/ta')
    expect((await cache.get('/', chose('en'))).body).toContain('<html lang="en-IN">')
    expect((await cache.get('/', { 'accept-language': 'hi' })).body).toContain('<html lang="en-IN">')
    for (const [url, lang] of [
      [room, 'en-IN'],
      [`/hi${room}`, 'hi-IN'],
    ] as const)
      expect((await cache.get(url)).body).toContain(`<html lang="${lang}">`)
    for (const language of ['hi', 'en', 'ta']) {
      const { body, kept } = await cache.get('/chats', { 'accept-language': language })
      expect([body.includes(`<html lang="${language}-IN">`), kept]).toEqual([true, false])
    }
  })

  it('keeps no encoding for who cannot read it', async () => {
    const cache = open()
    expect((await cache.get(room, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
    expect((await cache.get(room)).headers).not.toHaveProperty('content-encoding')
  })

  it('shows a room that was taken down for 10 s at most, and for 30 s in searches', async () => {
    const cache = open()
    const shows = async (url: string) => {
      await cache.get(url)
      await cache.settled()
      const { status, body } = await cache.get(url)
      return status === 200 && body.includes('Bright room')
    }
    for (const url of [room, call, search, found]) expect([url, await shows(url)]).toEqual([url, true])
    await hide('2026-11-01')
    cache.turn(10)
    for (const url of [room, call]) expect([url, await shows(url)]).toEqual([url, false])
    cache.turn(20)
    for (const url of [search, found]) {
      await eventually(async () =>
        expect((await whole.app.inject({ url })).body).not.toContain('Bright room'),
      )
      expect([url, (await cache.get(url)).body.includes('Bright room')]).toEqual([url, false])
    }
    await hide(null)
  })

  it('keeps nothing of members, of refusals and of what is missing', async () => {
    for (const url of [
      '/chats',
      '/dashboard',
      '/auth/open-link?token=x&type=magiclink',
      '/none',
      '/api/me/profile',
    ]) {
      const cache = open()
      await cache.get(url)
      expect([url, (await cache.get(url)).kept]).toEqual([url, false])
    }
    for (const url of [search, found, '/api/rooms/facets', call, room]) {
      const cache = open(closed)
      await cache.get(url)
      expect([url, cache.stored(url)]).toEqual([url, []])
    }
  })

  it('keeps nothing of what is sent once a budget is spent', async () => {
    const network = targeted ? '192.0.2.11' : '192.0.2.12'
    const spend = 'INSERT INTO rate_limits (key, points, expire) VALUES ($1, $2, $3)'
    await query(spend, [`room-search:${network}`, 600, Date.now() + 60_000])
    const cache = open(whole, network)
    for (const url of [search, `${search}?max_rent=700${targeted ? 1 : 2}`, found]) {
      await cache.get(url)
      expect([url, cache.stored(url)]).toEqual([url, []])
    }
  })
})

it('shell.shared-copies: a CDN sends an older search while it asks for the new one', async () => {
  const cache = openSharedCache({ origin: originOf(whole), targeted: true })
  await cache.get(search)
  cache.turn(15)
  expect((await cache.get(search)).kept).toBe(true)
  await cache.settled()
  cache.turn(16)
  expect((await cache.get(search)).kept).toBe(true)
  await cache.settled()
  cache.turn(31)
  expect((await cache.get(search)).kept).toBe(false)
})

it('shell.shared-copies: browsers ask each time, since people see at once what they changed', async () => {
  for (const url of [...publicPages, call, found]) {
    const { headers } = await whole.app.inject(url)
    expect([url, headers['cache-control']]).toEqual([
      url,
      expect.stringMatching(/^public, max-age=0, s-maxage=\d+$/),
    ])
  }
})
