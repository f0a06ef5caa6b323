import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people } from './auth-world.fixture.ts'
import { hashPassword } from './passwords/hash-password.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await createAuthWorld()
  await world.signUp(people.asha)
})
afterAll(() => world?.close())

const signIn = (body: object, on = world) => on.call('POST', '/token?grant_type=password', { body })

async function setPassword(email: string, password: string): Promise<void> {
  await world.db
    .updateTable('auth_users')
    .set({ password_hash: await hashPassword(password) })
    .where('email', '=', email)
    .execute()
}

describe('auth-protocol.sign-in-alike: POST /token?grant_type=password', () => {
  it('accounts.email-required: wants an email or phone number and a password, as its client says', async () => {
    const { error } = await world.browser().signInWithPassword({ password: 'x' } as never)
    expect(error?.message).toBe('You must provide either an email or phone number and a password')
  })

  it('gives the real client a session of its own, each time another', async () => {
    const [phone, laptop] = [world.browser(), world.browser()]
    const first = await phone.signInWithPassword({ ...people.asha, email: 'ASHA@Example.com' })
    const second = await laptop.signInWithPassword(people.asha)
    expect([first.error, second.error]).toEqual([null, null])
    expect(first.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    const ids = await Promise.all(
      [phone, laptop].map(async (one) => (await one.getClaims()).data?.claims.session_id),
    )
    expect(new Set(ids).size).toBe(2)
    expect((await phone.getUser()).data.user?.email).toBe('asha@example.com')
  })

  it('reads a password exactly: case, blanks at the ends, all scripts', async () => {
    await world.signUp({ email: 'exact@example.com', password: ' Añil मानसून ' })
    const statusOf = async (password: string) =>
      (await signIn({ email: 'exact@example.com', password })).status
    expect(await statusOf(' Añil मानसून ')).toBe(200)
    for (const other of ['Añil मानसून', ' añil मानसून ', ' Anil मानसून ', ' Añil मानसून  ', ' Añil मानसून \0'])
      expect(await statusOf(other)).toBe(400)
  })

  it('answers byte for byte the same for every wrong pair', async () => {
    await world.signUp(people.rohan)
    await world.db
      .updateTable('auth_users')
      .set({ password_hash: null })
      .where('email', '=', people.rohan.email)
      .execute()
    const answers = await Promise.all(
      [
        { email: 'asha@example.com', password: 'wrong password' },
        { email: 'asha@example.com', password: '' },
        { email: 'asha@example.com', password: null },
        { email: 'asha@example.com' },
        { email: 'asha@example.com', password: `${people.asha.password} ` },
        { email: 'asha@example.com', password: people.asha.password.repeat(9) },
        { email: 'nobody@example.com', password: people.asha.password },
        { email: 'not an address', password: people.asha.password },
        { email: people.rohan.email, password: people.rohan.password },
        { email: people.rohan.email, password: '' },
      ].map((body) => signIn(body)),
    )
    const seen = answers.map(({ status, text, headers: { date: _date, 'x-request-id': _id, ...headers } }) =>
      JSON.stringify([status, text, headers]),
    )
    expect(new Set(seen).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 400,
      text: '{"code":"invalid_credentials","message":"Invalid login credentials"}',
    })
  })

  it('takes about as long for an unknown address as for a wrong password', async () => {
    const times: Record<string, number[]> = { 'asha@example.com': [], 'nobody@example.com': [] }
    for (let n = 0; n < 9; n++)
      for (const [email, taken] of Object.entries(times)) {
        const start = performance.now()
        await signIn({ email, password: 'a wrong password' })
        taken.push(performance.now() - start)
      }
    const [known = 0, unknown = 0] = Object.values(times).map((taken) => taken.sort((a, b) => a - b)[4])
    // Hashing takes some ten times as long as everything else: without it the ratio would be far off.
    expect(unknown / known).toBeGreaterThan(0.3)
    expect(unknown / known).toBeLessThan(3)
  })

  it.each([
    ['no e-mail', {}, 400, 'validation_failed', 'missing email or phone'],
    ['an e-mail of another type', { email: ['asha@example.com'] }, 400, 'bad_json', undefined],
    ['a password of another type', { email: 'a@b.in', password: { length: 6 } }, 400, 'bad_json', undefined],
  ])('refuses %s', async (_what, body, status, code, message) => {
    const answer = await signIn(body)
    expect([answer.status, answer.json.code]).toEqual([status, code])
    if (message) expect(answer.json.message).toBe(message)
  })

  it.each([
    '',
    '?grant_type=',
    '?grant_type=id_token',
    '?grant_type=password&grant_type=pkce',
    '?grant_type=PASSWORD',
  ])('refuses the grant of /token%s', async (query) => {
    const answer = await world.call('POST', `/token${query}`, { body: people.asha })
    expect(answer.status).toBe(400)
    expect(answer.json).toEqual({ code: 'invalid_credentials', message: 'unsupported_grant_type' })
  })

  it('ignores whatever an Authorization header holds', async () => {
    for (const authorization of ['Bearer rubbish', 'Basic eDp5', 'Bearer a b'])
      expect(
        (
          await world.call('POST', '/token?grant_type=password', {
            body: people.asha,
            headers: { authorization },
          })
        ).status,
      ).toBe(200)
  })

  it('tells a suspended person so, and a stranger with a wrong password nothing', async () => {
    const person = { email: 'suspended@example.com', password: 'a quiet harbour' }
    await world.signUp(person)
    await world.db
      .updateTable('auth_users')
      .set({ banned_at: new Date() })
      .where('email', '=', person.email)
      .execute()
    expect((await signIn(person)).json.code).toBe('user_banned')
    expect((await signIn({ ...person, password: 'wrong' })).json.code).toBe('invalid_credentials')
  })

  it('gives nobody a session for a password that was changed meanwhile', async () => {
    const person = { email: 'swift@example.com', password: 'a quiet harbour' }
    await world.signUp(person)
    const newer = await hashPassword('a louder harbour')
    const attempts = Array.from({ length: 8 }, () => signIn(person))
    await world.db
      .updateTable('auth_users')
      .set({ password_hash: newer })
      .where('email', '=', person.email)
      .execute()
    await world.db.deleteFrom('auth_sessions').execute()
    const answers = await Promise.all(attempts)
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThan(0)
    const living = await world.db.selectFrom('auth_sessions').select('id').execute()
    // Whoever still got in did so before the change, and was put out with it.
    expect(living).toEqual([])
  })

  it('reads the hashes that demo data carries', async () => {
    await world.signUp({ email: 'old@example.com', password: 'a quiet harbour' })
    await setPassword('old@example.com', 'basera-demo-1')
    expect((await signIn({ email: 'old@example.com', password: 'basera-demo-1' })).status).toBe(200)
  })
})

describe('auth-protocol.request-limits: limits', () => {
  let limited: AuthWorld
  beforeAll(async () => {
    limited = await createAuthWorld({ limits: true })
  })
  afterAll(() => limited?.close())

  it('slows guessing of one account, from one address first', async () => {
    await limited.signUp(people.asha)
    const guess = () => signIn({ email: 'asha@example.com', password: 'wrong' }, limited)
    const codes: string[] = []
    for (let n = 0; n < 21; n++) codes.push((await guess()).json.code)
    expect(codes).toEqual([...Array(20).fill('invalid_credentials'), 'over_request_rate_limit'])
    const right = await signIn(people.asha, limited)
    expect([right.status, right.json]).toEqual([
      429,
      { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    ])
    const { rows } = await limited.database.pool.query('SELECT key FROM rate_limits')
    expect(JSON.stringify(rows)).not.toContain('asha')
  })

  it('takes 30 sign-ups in 5 minutes from one address', async () => {
    const codes: string[] = []
    for (let n = 0; n < 30; n++) codes.push((await limited.call('POST', '/signup', { body: {} })).json.code)
    // One of the thirty was spent by the sign-up above.
    expect(codes).toEqual([...Array(29).fill('anonymous_provider_disabled'), 'over_request_rate_limit'])
  })

  it('takes bursts of 30 at /token', async () => {
    const fresh = await createAuthWorld({ limits: true })
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => fresh.call('POST', '/token?grant_type=refresh_token', { body: {} })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(30).fill(400), 429])
    await fresh.close()
  })

  it('auth-protocol.known-device: 40 wrong passwords from the same network stop neither sign-in nor refresh there', async () => {
    const hostel = await createAuthWorld({ limits: true })
    await hostel.signUp(people.rohan)
    const ask = (grant: string, body: object, cookie = '') =>
      hostel.app.inject({
        method: 'POST',
        url: `/auth/v1/token?grant_type=${grant}`,
        payload: body,
        remoteAddress: '203.0.113.7',
        headers: { 'x-supabase-api-version': '2024-01-01', ...(cookie && { cookie }) },
      })
    const before = await ask('password', people.rohan)
    const { refresh_token } = before.json()
    const cookie = String(before.headers['set-cookie']).split(';')[0] ?? ''
    const guesses = Array.from({ length: 40 }, () => ask('password', { ...people.rohan, password: 'wrong' }))
    expect((await Promise.all(guesses)).filter(({ statusCode }) => statusCode === 429)).not.toEqual([])
    await hostel.database.pool.query(
      'INSERT INTO rate_limits (key, points, expire) VALUES ($1, 999, $2) ON CONFLICT (key) DO UPDATE SET points = 999, expire = $2',
      ['auth-token:203.0.113.7', Date.now() + 300_000],
    )
    expect((await ask('password', people.rohan)).statusCode).toBe(429)
    expect((await ask('password', people.rohan, cookie)).statusCode).toBe(200)
    expect((await ask('refresh_token', { refresh_token })).statusCode).toBe(200)
    const forged = refresh_token.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'))
    for (const body of [{ refresh_token: forged }, { refresh_token: 7 }, { refresh_token: null }])
      expect((await ask('refresh_token', body)).statusCode).toBe(429)
    expect((await ask('password', people.asha, cookie)).statusCode).toBe(429)
    const refreshes = Array.from({ length: 155 }, () => ask('refresh_token', { refresh_token }))
    expect((await Promise.all(refreshes)).some(({ statusCode }) => statusCode === 429)).toBe(true)
    await hostel.close()
  })

  it('auth-protocol.known-device: 100 wrong passwords from 5 addresses lock nobody out where they were signed in', async () => {
    const guessed = await createAuthWorld({ limits: true })
    await guessed.signUp(people.rohan)
    const ask = (body: object, from: string, cookie?: string) =>
      guessed.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: body,
        remoteAddress: from,
        headers: cookie ? { cookie } : {},
      })
    const before = await ask(people.rohan, '198.51.100.1')
    const set = String(before.headers['set-cookie'])
    expect(set).toMatch(/; Path=\/auth\/v1; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
    expect(set).not.toMatch(/rohan|@/)
    const device = set.split(';')[0] ?? ''
    const wrong = { ...people.rohan, password: 'wrong' }
    for (let n = 0; n < 100; n++) await ask(wrong, `203.0.113.${n % 5}`)
    expect((await ask(people.rohan, '198.51.100.2')).statusCode).toBe(429)
    expect((await ask(people.rohan, '198.51.100.1', device)).statusCode).toBe(200)
    expect((await ask(people.rohan, '203.0.113.1', `other=1; ${device}`)).statusCode).toBe(200)
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const cookie of [forged, 'basera-device=', device.split('.')[0] ?? ''])
      expect((await ask(people.rohan, '198.51.100.3', cookie)).statusCode).toBe(429)
    for (let n = 0; n < 25; n++) await ask(wrong, '198.51.100.4', device)
    expect((await ask(people.rohan, '198.51.100.4', device)).statusCode).toBe(429)
    const other = await ask({ ...people.asha, password: 'wrong' }, '198.51.100.5', device)
    expect(other.json().error_code ?? other.json().code).not.toBe('over_request_rate_limit')
    await guessed.close()
  })
})
