import { liveClose } from '@basera/platform/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, kabir, meera, nina, rohan } from '../chat-world.fixture.ts'
import { type LiveProcess, type LiveWorld, liveWorld, publicUrl } from './live-world.fixture.ts'

let world: LiveWorld
let one: LiveProcess
let two: LiveProcess
beforeAll(async () => {
  world = await liveWorld()
  one = await world.startProcess()
  two = await world.startProcess()
})
afterAll(() => world.close())
beforeEach(() => world.startAfresh([asha, rohan, meera, kabir]))

describe('tickets', () => {
  it('need a session and a verified phone', async () => {
    const ask = async (by?: string) =>
      one.app.inject({ method: 'POST', url: '/api/live/ticket', headers: await world.headersOf(by) })
    expect((await ask()).statusCode).toBe(401)
    expect((await ask(nina.id)).json()).toMatchObject({
      status: 403,
      code: 'phone_not_verified',
    })
    expect((await ask(asha.id)).json().ticket).toMatch(/^[\w-]{43}$/)
  })

  it('open one connection, once, on any process; of many who try at a time one gets in', async () => {
    const ticket = await one.ticketOf(asha)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? one : two).refusal(`?ticket=${ticket}`)),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([101, ...Array.from({ length: 19 }, () => 401)])
    expect(await one.refusal(`?ticket=${ticket}`)).toMatchObject({ status: 401, code: 'no_session' })
  })

  it('are kept as a hash alone', async () => {
    const ticket = await one.ticketOf(asha)
    const rows = await world.query('SELECT live_tickets::text AS kept FROM live_tickets')
    expect(rows.some(({ kept }) => kept.includes(ticket))).toBe(false)
  })

  it('expire after 30 seconds', async () => {
    const ticket = await one.ticketOf(asha)
    const [row] = await world.query('SELECT max(expires_at) - now() AS left FROM live_tickets')
    expect(row.left.seconds).toBeGreaterThan(25)
    expect(row.left.seconds).toBeLessThanOrEqual(30)
    await world.query('UPDATE live_tickets SET expires_at = now()')
    expect((await one.refusal(`?ticket=${ticket}`)).status).toBe(401)
  })

  it.each([
    ['sign-out', 'DELETE FROM auth_sessions WHERE user_id = $1'],
    [
      'losing the phone',
      'UPDATE user_profiles SET phone_verified = false, phone_verified_at = NULL, phone = NULL WHERE id = $1',
    ],
    ['a ban', 'UPDATE auth_users SET banned_at = now() WHERE id = $1'],
  ])('do not outlive %s', async (_, statement) => {
    const leaver = world.person(700 + Math.floor(Math.random() * 1e6), 'Leaver')
    await world.addPeople([leaver])
    await world.signIn(leaver)
    const ticket = await one.ticketOf(leaver)
    await world.query(statement, [leaver.id])
    expect(await one.refusal(`?ticket=${ticket}`)).toMatchObject({ status: 401, code: 'no_session' })
  })

  it.each([
    '',
    '?ticket=',
    '?ticket=x',
    `?ticket=${'a'.repeat(43)}`,
    `?ticket=${'a'.repeat(43)}&ticket=b`,
    '?other=1',
  ])('%s is none', async (query) => {
    expect((await one.refusal(query)).status).toBe(401)
  })
})

describe('the door', () => {
  it.each([
    ['none', {}],
    ['another site', { origin: 'https://evil.example' }],
    ['our name elsewhere', { origin: 'https://basera.example.evil.example' }],
    ['plain http', { origin: 'http://basera.example' }],
    ['null', { origin: 'null' }],
    ['nonsense', { origin: ':::' }],
  ])('is shut to pages of another origin: %s', async (_, headers) => {
    const ticket = await one.ticketOf(asha)
    expect(await one.refusal(`?ticket=${ticket}`, headers)).toMatchObject({
      status: 403,
      code: 'foreign_origin',
    })
    // And the ticket is not spent by it.
    expect((await one.refusal(`?ticket=${ticket}`)).status).toBe(101)
  })

  it('is open to the host that was asked in development, and to no other', async () => {
    const open = await world.startProcess({ development: true })
    const host = `127.0.0.1:${open.port}`
    expect(
      (await open.refusal(`?ticket=${await open.ticketOf(asha)}`, { origin: `http://${host}` })).status,
    ).toBe(101)
    expect((await open.refusal('', { origin: 'http://127.0.0.1:1' })).status).toBe(403)
    expect((await one.refusal('', { origin: `http://127.0.0.1:${one.port}` })).status).toBe(403)
  })

  it('takes so many connections of a member: one more is closed', async () => {
    const small = await world.startProcess({ perUser: 3 })
    const windows = [await small.connect(asha), await small.connect(asha), await small.connect(asha)]
    const fourth = await small.connect(asha)
    expect(await fourth.closed).toMatchObject({ code: liveClose.tooMany })
    for (const window of windows) await window.settled()
    await windows[0]?.close()
    await (await small.connect(asha)).settled()
    await (await small.connect(rohan)).settled()
  })

  it('takes so many connections of an address', async () => {
    const small = await world.startProcess({ perAddress: 2 })
    const open = [await small.connect(asha), await small.connect(rohan)]
    const ticket = await small.ticketOf(meera)
    expect(await small.refusal(`?ticket=${ticket}`)).toMatchObject({ status: 429, code: 'too_many_requests' })
    await open[0]?.close()
    await expect.poll(async () => (await small.refusal(`?ticket=${ticket}`)).status).toBe(101)
  })

  it('answers a plain request with a problem, and other upgrades as if they were plain', async () => {
    expect((await one.app.inject('/api/live')).json()).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    expect((await one.refusal('/else', { origin: publicUrl })).status).toBe(404)
    expect((await one.refusal('', { origin: publicUrl, upgrade: 'h2c' })).status).toBe(400)
  })
})
