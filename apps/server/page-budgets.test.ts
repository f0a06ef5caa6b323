import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

const room = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'
let whole: WholeApp
beforeAll(async () => {
  whole = await createWholeApp({}, { counts: true })
})
afterAll(() => whole?.close())

const from = (remoteAddress: string) => (url: string) => whole.app.inject({ url, remoteAddress })

/** Spends a network's budget but for one point, as so many answered calls would. */
const spendNearly = (limit: string, network: string, points: number) =>
  whole.database.pool.query('INSERT INTO rate_limits (key, points, expire) VALUES ($1, $2, $3)', [
    `${limit}:${network}`,
    points - 1,
    Date.now() + 60_000,
  ])

describe('shell.page-budget: a call and its page share one budget', () => {
  it.each([
    ['room-search', 600, '/api/rooms?limit=1', '/find-room?max_rent=9001', '192.0.2.1'],
    ['room-page', 600, `/api/rooms/${room}`, `/room/${room}`, '192.0.2.2'],
    ['rents', 300, '/api/localities?place=pune', '/rent-in/pune', '192.0.2.3'],
  ])('%s: the last of %i points is for the call or its page', async (limit, points, call, page, network) => {
    await spendNearly(limit, network, points)
    const ask = from(network)
    expect((await ask(page)).statusCode).not.toBe(429)
    const refused = await ask(call)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const another = page.replace('9001', '9002').replace('pune', 'mumbai')
    for (let n = 0; n < 10; n++) {
      const answer = await ask(another)
      expect(answer.statusCode).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body.length).toBeLessThan(500)
    }
    expect((await from('192.0.2.200')(another)).statusCode).not.toBe(429)
    expect((await ask('/help')).statusCode).toBe(200)
  })

  it('says so in the language of the page', async () => {
    await spendNearly('rents', '192.0.2.5', 300)
    const ask = from('192.0.2.5')
    await ask('/rent-in/kolkata')
    const answer = await ask('/hi/rent-in/pune')
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.body).toContain('<html lang="hi-IN">')
    expect(answer.body).toContain('<title>बहुत ज़्यादा कोशिशें</title>')
    expect(answer.body).toContain('थोड़ा रुककर फिर से कोशिश करें।')
    expect((await ask('/rent-in/pune')).body).toContain('<html lang="en-IN">')
  })

  it('a page that was made within the last minute is still served', async () => {
    await spendNearly('rents', '192.0.2.4', 300)
    const ask = from('192.0.2.4')
    const made = await ask('/rent-in/delhi')
    const kept = await ask('/rent-in/delhi')
    expect([kept.statusCode, kept.body]).toEqual([200, made.body])
    expect((await ask('/rent-in/chennai')).statusCode).toBe(429)
  })
})
