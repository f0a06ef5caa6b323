import { openLimits } from '@basera/platform/server/limits'
import { createTestApp } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountFeature, accountLimits } from './account-feature.ts'
import { type MemberWorld, memberWorld, type Person } from './member-world.fixture.ts'

let world: MemberWorld
let asha: Person
let rohan: Person
beforeAll(async () => {
  world = await memberWorld()
  asha = await world.join('asha', false)
  rohan = await world.join('rohan', false)
})
afterAll(() => world?.close())

type Headers = Partial<Person['headers']>
const send = (method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, payload?: object) =>
  world.app.inject({ method, url, headers, ...(payload && { payload }) })
const ask = (person: Person) => send('POST', '/api/me/email-proof', person.headers)
const prove = (token: string, headers: Headers = asha.headers) =>
  send('PUT', '/api/me/email-proof', headers, { token })
/** The token of the newest mail to a person. */
const tokenFor = ({ email }: Person) =>
  world.sent.findLast((mail) => mail.to === email)?.text.match(/confirm-email\?token=([0-9a-f]+)/)?.[1] ?? ''
const account = async ({ id }: Person) =>
  (await world.query('SELECT * FROM auth_users WHERE id = $1', [id]))[0]
const forgetTurns = () => world.query("DELETE FROM rate_limits WHERE key LIKE 'mail-cooldown-%'")

describe('accounts.device-list: GET /api/me/sessions', () => {
  it('lists the own sessions, last used first, in words', async () => {
    await world.query(
      `INSERT INTO auth_sessions (user_id, amr, user_agent, refreshed_at) VALUES
         ($1, '[]', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', now() - interval '1 day'),
         ($1, '[]', NULL, now() + interval '1 minute'), ($2, '[]', NULL, now())`,
      [asha.id, rohan.id],
    )
    const { items } = (await send('GET', '/api/me/sessions', asha.headers)).json()
    expect(items.map((one: { device: string; current: boolean }) => [one.device, one.current])).toEqual([
      ['', false],
      ['Chrome on Android', true],
      ['Firefox on Linux', false],
    ])
    expect(Object.keys(items[0]).sort()).toEqual(['created_at', 'current', 'device', 'id', 'last_used_at'])
  })

  it('accounts.access-checked: is for signed-in people', async () => {
    expect((await send('GET', '/api/me/sessions', {})).statusCode).toBe(401)
  })
})

describe('accounts.mailbox-proof: proof of the mailbox by the holder of the session', () => {
  it('mails a link to a page of the product, which proves it once', async () => {
    expect((await ask(asha)).statusCode).toBe(204)
    const mail = world.sent.at(-1)
    expect(mail?.to).toBe('asha@example.test')
    expect(mail?.text).toContain('https://basera.test/auth/confirm-email?token=')
    expect((await account(asha)).email_proven_at).toBeNull()
    const answers = await Promise.all(Array.from({ length: 10 }, () => prove(tokenFor(asha))))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, ...Array(9).fill(400)])
    expect((await account(asha)).email_proven_at).toBeInstanceOf(Date)
  })

  it('drops nothing: sessions, password and profile stay', async () => {
    await forgetTurns()
    const before = await account(rohan)
    await ask(rohan)
    expect((await prove(tokenFor(rohan), rohan.headers)).statusCode).toBe(204)
    expect((await account(rohan)).password_hash).toBe(before.password_hash)
    const [{ count }] = await world.query('SELECT count(*) FROM auth_sessions WHERE user_id = $1', [rohan.id])
    expect(count).toBe(2)
  })

  it('is not asked for twice', async () => {
    const answer = await ask(asha)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict'])
  })

  it('auth-protocol.mail-cooldown: one mail within the cool-down, with the seconds left', async () => {
    const devi = await world.join('devi', false)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(devi)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 429, 429, 429, 429])
    const refused = answers.find((answer) => answer.statusCode === 429)
    expect(refused?.json()).toMatchObject({
      code: 'too_many_requests',
      detail: expect.stringMatching(
        /^For security purposes, you can only request this after (60|5\d) seconds\.$/,
      ),
    })
    expect(world.sent.filter((mail) => mail.to === devi.email)).toHaveLength(1)
  })

  it('takes no link of another account, which stays good for its owner', async () => {
    const [kavya, meera] = [await world.join('kavya', false), await world.join('meera', false)]
    await ask(meera)
    const stolen = await prove(tokenFor(meera), kavya.headers)
    expect([stolen.statusCode, stolen.json().code]).toEqual([400, 'link_expired'])
    expect((await account(kavya)).email_proven_at).toBeNull()
    expect((await prove(tokenFor(meera), meera.headers)).statusCode).toBe(204)
  })

  it('takes no link that is over, of another kind, or older than the newest', async () => {
    const sita = await world.join('sita', false)
    await ask(sita)
    const older = tokenFor(sita)
    await forgetTurns()
    await ask(sita)
    expect((await prove(older, sita.headers)).json().code).toBe('link_expired')
    await world.query("UPDATE auth_links SET kind = 'recovery' WHERE user_id = $1", [sita.id])
    expect((await prove(tokenFor(sita), sita.headers)).json().code).toBe('link_expired')
    await world.query("UPDATE auth_links SET kind = 'email_proof', expires_at = now() WHERE user_id = $1", [
      sita.id,
    ])
    expect((await prove(tokenFor(sita), sita.headers)).json().code).toBe('link_expired')
    expect((await account(sita)).email_proven_at).toBeNull()
  })

  it.each([['0'.repeat(56)], ['pkce_1'], ["' OR 1=1 --"], ['\u0000']])('takes no %j', async (token) => {
    expect((await prove(token)).json().code).toBe('link_expired')
  })

  it.each([
    [{}],
    [{ token: '' }],
    [{ token: 'x'.repeat(201) }],
    [{ token: 7 }],
    [{ token: 'x', user_id: 'y' }],
  ])('refuses %j', async (payload) => {
    const answer = await send('PUT', '/api/me/email-proof', asha.headers, payload)
    expect(answer.json().code).toBe('validation_failed')
  })

  it('accounts.access-checked: is for signed-in people', async () => {
    expect((await send('POST', '/api/me/email-proof', {})).statusCode).toBe(401)
    expect((await prove('x', {})).statusCode).toBe(401)
  })
})

describe('the limits of the account', () => {
  it('are counted per member', async () => {
    const pool = world.pool
    const limits = openLimits(pool, accountLimits)
    const needs = {
      db: world.db,
      secrets: world.secrets,
      limits,
      mails: { add: async () => undefined },
      fileRemovals: { add: async () => undefined },
    }
    const site = { publicUrl: 'x', supportEmail: 'x' }
    const feature = accountFeature({ ...needs, site, mailLinkTtl: 900, emailCooldown: 60 })
    const app = await createTestApp([feature], { gate: world.gate, limits })
    const tryToken = (headers: Headers) =>
      app.inject({ method: 'PUT', url: '/api/me/email-proof', headers, payload: { token: 'guess' } })
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await tryToken(asha.headers)).statusCode)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect((await tryToken(rohan.headers)).statusCode).toBe(400)
    await app.close()
  })
})
