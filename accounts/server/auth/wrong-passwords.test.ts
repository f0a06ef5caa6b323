import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people } from './auth-world.fixture.ts'

/** A token says which work was done for it. */
const botCheck = {
  passes: async (token: string, _address: string, work = 'usual') => token === 'hard' || token === work,
}

let world: AuthWorld
beforeAll(async () => {
  world = await createAuthWorld({ limits: true, botCheck })
  for (const person of [people.asha, people.rohan]) {
    const payload = { ...person, gotrue_meta_security: { captcha_token: 'usual' } }
    await world.app.inject({ method: 'POST', url: '/auth/v1/signup', payload })
  }
})
afterAll(() => world?.close())

let networks = 0
let here = ''
beforeEach(async () => {
  here = `198.51.100.${networks++}`
  await world.database.pool.query('TRUNCATE rate_limits')
})

const wrong = (person: { email: string } = people.asha) => ({ email: person.email, password: 'a guess' })
const signIn = (
  body: object,
  { token = 'usual', from = here, cookie = '' }: { token?: string; from?: string; cookie?: string } = {},
) =>
  world.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { ...body, gotrue_meta_security: { captcha_token: token } },
    remoteAddress: from,
    headers: { 'x-supabase-api-version': '2024-01-01', ...(cookie && { cookie }) },
  })
const said = ({ statusCode, json }: Awaited<ReturnType<typeof signIn>>) => [
  statusCode,
  statusCode === 200 ? '' : json().message,
]
const harder = [400, 'captcha protection: request disallowed (harder-check-needed)']
const refused = [400, 'Invalid login credentials']

describe('accounts.wrong-passwords', () => {
  it('the fifth sign-in from a network needs the harder check, the right password included', async () => {
    for (let n = 0; n < 4; n++) expect(said(await signIn(wrong()))).toEqual(refused)
    expect(said(await signIn(wrong()))).toEqual(harder)
    expect(said(await signIn(people.asha))).toEqual(harder)
    expect(said(await signIn(people.asha, { token: 'hard' }))).toEqual([200, ''])
  })

  it('right passwords do not count', async () => {
    for (let n = 0; n < 8; n++) expect((await signIn(people.asha)).statusCode).toBe(200)
  })

  it('says nothing of whether there is an account', async () => {
    const nobody = { email: 'nobody@example.com' }
    for (let n = 0; n < 4; n++) expect(said(await signIn(wrong(nobody)))).toEqual(refused)
    expect(said(await signIn(wrong(nobody)))).toEqual(harder)
    expect(said(await signIn(wrong(nobody), { token: 'hard' }))).toEqual(refused)
  })

  it('neither other accounts of the network nor the account elsewhere are concerned', async () => {
    for (let n = 0; n < 6; n++) await signIn(wrong())
    expect((await signIn(people.rohan)).statusCode).toBe(200)
    expect((await signIn(people.asha, { from: '203.0.113.9' })).statusCode).toBe(200)
  })

  it('one guess at each of 40 accounts makes the network work harder for all of them', async () => {
    await world.database.pool.query(
      'INSERT INTO rate_limits (key, points, expire) VALUES ($1, 39, (extract(epoch FROM now()) + 900) * 1000)',
      [`auth-wrong-passwords-of-network:${here}`],
    )
    expect(said(await signIn(wrong({ email: 'a@example.com' })))).toEqual(refused)
    expect(said(await signIn(people.rohan))).toEqual(harder)
    expect(said(await signIn(people.rohan, { token: 'hard' }))).toEqual([200, ''])
  })

  it('a device that was signed in before is never asked for more, whatever strangers guess beside it', async () => {
    const before = await signIn(people.asha)
    const cookie = String(before.headers['set-cookie']).split(';')[0] ?? ''
    for (let n = 0; n < 6; n++) await signIn(wrong(), { token: 'hard' })
    expect(said(await signIn(people.asha))).toEqual(harder)
    expect((await signIn(people.asha, { cookie })).statusCode).toBe(200)
    for (let n = 0; n < 5; n++) expect(said(await signIn(wrong(), { cookie }))).toEqual(refused)
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect(said(await signIn(people.asha, { cookie: forged }))).toEqual(harder)
  })

  it('counters hold no addresses', async () => {
    await signIn(wrong())
    const { rows } = await world.database.pool.query('SELECT key FROM rate_limits')
    expect(rows.length).toBeGreaterThan(2)
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  it('odd bodies are still refused by the check first', async () => {
    for (const email of [7, null, {}, 'no address'])
      expect((await signIn({ email, password: 'x' }, { token: 'none' })).json().code).toBe('captcha_failed')
  })
})
