import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import { isAuthWeakPasswordError } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people } from './auth-world.fixture.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await createAuthWorld()
})
afterAll(() => world?.close())

const signUp = (body: object | string, path = '/signup') => world.call('POST', path, { body })
const userRow = (email: string) =>
  world.db.selectFrom('auth_users').selectAll().where('email', '=', email).executeTakeFirst()

describe('accounts.name-own: POST /signup', () => {
  it('refuses a name that claims an office, and makes no account', async () => {
    const email = 'official@example.com'
    const options = { data: { full_name: 'Basera Support' } }
    const { data, error } = await world.browser().signUp({ email, password: people.asha.password, options })
    expect([data.user, error?.status, error?.code]).toEqual([null, 422, 'name_not_allowed'])
    expect(await world.db.selectFrom('auth_users').where('email', '=', email).execute()).toEqual([])
  })
})

describe('accounts.account-language: POST /signup', () => {
  it.each([
    ['bn', 'bn'],
    ['bn-IN,en;q=0.8', 'bn'],
    // Nothing is said in it yet.
    ['fr', 'en'],
  ])('of a page in %s makes an account in %s, which is greeted in it', async (asked, language) => {
    const undo = makeUp('bn')
    const email = `greeted-${asked.slice(0, 2)}${asked.length}@example.com`
    const body = { email, password: people.asha.password }
    const { status } = await world.call('POST', '/signup', { body, headers: { 'accept-language': asked } })
    const [mail] = await world.mails(email)
    undo()
    expect([status, (await userRow(email))?.language]).toEqual([200, language])
    expect(latinWords(mail?.text ?? '').length > 0).toBe(language === 'en')
  })

  it('a mailed link that makes an account makes it in the request’s language; a later one is in the account’s', async () => {
    const undo = makeUp('bn')
    const ask = async (email: string, asked: string) => {
      await world.database.pool.query('TRUNCATE rate_limits')
      const body = { email, code_challenge: 'a'.repeat(43), code_challenge_method: 's256' }
      await world.call('POST', '/otp', { body, headers: { 'accept-language': asked } })
      return latinWords((await world.mails(email)).at(-1)?.text ?? '')
    }
    expect(await ask('linked@example.com', 'bn')).toEqual([])
    expect(await ask('linked@example.com', 'en')).toEqual([])
    expect((await userRow('linked@example.com'))?.language).toBe('bn')
    await world.db.updateTable('auth_users').set({ language: 'en' }).execute()
    expect(await ask('linked@example.com', 'bn')).not.toEqual([])
    undo()
  })
})

describe('auth-protocol.sign-up-order: POST /signup, mode A', () => {
  it('makes user, identity, profile and session at once, for the real client', async () => {
    const browser = world.browser()
    const { data, error } = await browser.signUp({
      email: 'Asha@Example.com',
      password: people.asha.password,
      options: { data: { full_name: 'Asha Rao' }, emailRedirectTo: world.site },
    })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: data.user })
    const { id } = data.user!
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'asha@example.com',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Asha Rao', email: 'asha@example.com', phone_verified: false, sub: id },
      is_anonymous: false,
    })
    expect(data.user?.identities).toMatchObject([
      {
        id,
        user_id: id,
        provider: 'email',
        email: 'asha@example.com',
        identity_data: { sub: id, email: 'asha@example.com', email_verified: false, full_name: 'Asha Rao' },
      },
    ])
    expect(data.user?.identities?.[0]?.identity_id).not.toBe(id)
    const { data: claims } = await browser.getClaims()
    expect(claims?.claims).toMatchObject({
      iss: world.url,
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      email: 'asha@example.com',
      phone: '',
      is_anonymous: false,
    })
    const profile = await world.db.selectFrom('user_profiles').selectAll().where('id', '=', id).execute()
    expect(profile).toMatchObject([
      { email: 'asha@example.com', full_name: 'Asha Rao', phone_verified: false, avatar_url: null },
    ])
  })

  it('auth-protocol.no-store: answers with numbers, UTC times, no secrets and no-store', async () => {
    const answer = await signUp({ email: 'times@example.com', password: 'a quiet harbour' })
    const { expires_at, expires_in, access_token, user } = answer.json
    const payload = JSON.parse(Buffer.from(access_token.split('.')[1], 'base64url').toString())
    expect([expires_at, expires_in]).toEqual([payload.exp, payload.exp - payload.iat])
    for (const name of ['created_at', 'updated_at', 'email_confirmed_at', 'confirmed_at', 'last_sign_in_at'])
      expect(user[name]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/)
    expect(user).not.toHaveProperty('recovery_sent_at')
    expect(answer.text).not.toMatch(/argon2|password_hash|proven/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it('accounts.mailbox-unproven: the mailbox counts as confirmed and is not proven; the mail carries a proof link', async () => {
    await world.signUp({ email: 'proof@example.com', password: 'a quiet harbour' })
    expect(await userRow('proof@example.com')).toMatchObject({
      email_confirmed_at: expect.any(Date),
      email_proven_at: null,
    })
    const [mail, ...more] = await world.mails('proof@example.com')
    expect(more).toEqual([])
    expect(mail?.links).toContainEqual(
      expect.stringMatching(`^${world.site}/auth/confirm-email\\?token=[0-9a-f]{56}$`),
    )
  })

  it.each([
    ['neither e-mail nor phone', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    ['an empty e-mail', { email: '', password: 'x' }, 422, 'anonymous_provider_disabled', undefined],
    ['no password', { email: 'a@b.in' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'a null password',
      { email: 'a@b.in', password: null },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    ['73 bytes', { email: 'a@b.in', password: 'a'.repeat(73) }, 400, 'validation_failed', undefined],
    [
      '73 bytes of 25 characters',
      { email: 'a@b.in', password: `${'क'.repeat(24)}a` },
      400,
      'validation_failed',
      undefined,
    ],
    [
      '5 characters, bad e-mail',
      { email: 'no', password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'half of PKCE',
      { email: 'no', password: 'a quiet harbour', code_challenge: 'x' },
      400,
      'validation_failed',
      undefined,
    ],
    [
      'a bad e-mail',
      { email: 'no', password: 'a quiet harbour' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a phone',
      { phone: '+919876543210', password: 'a quiet harbour' },
      400,
      'phone_provider_disabled',
      undefined,
    ],
    [
      'a list as data',
      { email: 'a@b.in', password: 'a quiet harbour', data: [] },
      400,
      'bad_json',
      undefined,
    ],
    ['a number as e-mail', { email: 5, password: 'a quiet harbour' }, 400, 'bad_json', undefined],
    [
      '9 KB of data',
      { email: 'a@b.in', password: 'a quiet harbour', data: { a: 'x'.repeat(9000) } },
      400,
      'validation_failed',
      undefined,
    ],
  ])('refuses %s', async (_what, body, status, code, message) => {
    const answer = await signUp(body)
    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect(answer.headers['x-sb-error-code']).toBe(code)
    if (message) expect(answer.json.message).toBe(message)
    expect(await userRow('a@b.in')).toBeUndefined()
  })

  it('takes 72 bytes, null PKCE fields and an empty security field', async () => {
    const body = {
      email: 'long@example.com',
      password: 'é'.repeat(36),
      data: {},
      gotrue_meta_security: {},
      code_challenge: null,
      code_challenge_method: null,
    }
    expect((await signUp(body)).status).toBe(200)
  })

  it.each([
    ['12345', 'length', 'Password should be at least 6 characters.'],
    ['😀😀😀😀😀', 'length', 'Password should be at least 6 characters.'],
    ['Password123', 'pwned', expect.stringContaining('most common')],
    ['weakest2024', 'characters', expect.stringContaining('your email')],
  ])('auth-protocol.weak-reasons: tells the client why %s is weak', async (password, reason, message) => {
    const { error } = await world.browser().signUp({ email: 'weakest@example.com', password })
    expect(isAuthWeakPasswordError(error) && error.reasons).toEqual([reason])
    expect(error).toMatchObject({ status: 422, code: 'weak_password', message })
  })
})

describe('accounts.email-taken: an e-mail that has an account', () => {
  it('is refused, and the stored account does not change at all', async () => {
    await world.signUp(people.rohan, { full_name: 'Rohan' })
    const before = await userRow(people.rohan.email)
    const { error } = await world.browser().signUp({
      email: 'ROHAN@example.com',
      password: 'another password',
      options: { data: { full_name: 'Mallory' } },
    })
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
    expect(await userRow(people.rohan.email)).toEqual(before)
    expect(await world.mails(people.rohan.email)).toHaveLength(1)
  })

  it('without a profile row has a message of its own', async () => {
    const { user } = await world.signUp({ email: 'bare@example.com', password: 'a quiet harbour' })
    await world.db.deleteFrom('user_profiles').where('id', '=', user.id).execute()
    const { json } = await signUp({ email: 'bare@example.com', password: 'a quiet harbour' })
    expect(json).toEqual({
      code: 'user_already_exists',
      message: 'User already registered, without a profile',
    })
  })

  it('belongs to a profile under another id: refused, and no user is left behind', async () => {
    const { user } = await world.signUp({ email: 'moved@example.com', password: 'a quiet harbour' })
    await world.db
      .updateTable('user_profiles')
      .set({ email: 'kept@example.com' })
      .where('id', '=', user.id)
      .execute()
    const { status, json } = await signUp({ email: 'kept@example.com', password: 'a quiet harbour' })
    expect([status, json]).toEqual([422, { code: 'user_already_exists', message: 'User already registered' }])
    expect(await userRow('kept@example.com')).toBeUndefined()
  })

  it('of two sign-ups at the same moment one wins, of twenty too', async () => {
    const body = { email: 'race@example.com', password: 'a quiet harbour' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(body)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(19).fill(422)])
    expect(new Set(answers.map(({ json }) => json.code))).toEqual(new Set([undefined, 'user_already_exists']))
    expect(await world.mails('race@example.com')).toHaveLength(1)
  })
})

describe('nobody signs up with more than what is theirs to say', () => {
  const hidden = {
    id: '00000000-0000-4000-8000-000000000001',
    role: 'service_role',
    aud: 'admin',
    is_super_admin: true,
    phone_verified: true,
    email_confirmed_at: '2020-01-01T00:00:00Z',
    email_proven_at: '2020-01-01T00:00:00Z',
    confirmed_at: '2020-01-01T00:00:00Z',
    banned_until: null,
    app_metadata: { provider: 'google', role: 'admin' },
    password_hash: 'x',
    is_anonymous: true,
  }

  it('hidden fields in the body and in data have no effect', async () => {
    const { status, json } = await signUp({
      ...hidden,
      email: 'hidden@example.com',
      password: 'a quiet harbour',
      data: { ...hidden, sub: 'somebody', avatar_url: 'https://evil.example/track.png' },
    })
    expect(status).toBe(200)
    expect(json.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      is_anonymous: false,
    })
    expect(json.user.id).not.toBe(hidden.id)
    expect(json.user.user_metadata).toMatchObject({ sub: json.user.id, phone_verified: false })
    const profile = await world.db
      .selectFrom('user_profiles')
      .selectAll()
      .where('id', '=', json.user.id)
      .executeTakeFirstOrThrow()
    expect(profile).toMatchObject({ phone_verified: false, phone: null, avatar_url: null })
    expect(await userRow('hidden@example.com')).toMatchObject({ email_proven_at: null, banned_at: null })
  })
})

describe('auth-protocol.mail-limits: the welcome mail of a sign-up', () => {
  it('counts in the budgets of mails: once they are spent, no account and no mail is made', async () => {
    const limited = await createAuthWorld({ limits: true })
    await limited.signUp(people.asha)
    const { rows } = await limited.database.pool.query(
      "SELECT key, points FROM rate_limits WHERE key LIKE 'auth-mails%' ORDER BY key",
    )
    expect(rows.map(({ points }) => Number(points))).toEqual([1, 1, 1])
    await limited.database.pool.query(
      "UPDATE rate_limits SET points = 60 WHERE key LIKE 'auth-mails-of-client:%'",
    )
    const refused = await limited.call('POST', '/signup', { body: people.rohan })
    expect([refused.status, refused.json.code]).toEqual([429, 'over_email_send_rate_limit'])
    const users = await limited.db.selectFrom('auth_users').select('email').execute()
    expect(users).toEqual([{ email: people.asha.email }])
    expect(await limited.mails(people.rohan.email)).toEqual([])
    await limited.close()
  })
})
