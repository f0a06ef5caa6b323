import type { Limits } from '@basera/platform/server/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AuthWorld,
  countedLimits,
  createAuthWorld,
  memoryStorage,
  people,
} from '../auth-world.fixture.ts'
import { ask, lastMail, linkIn, newChallenge, open, pressButton } from './link-mails.fixture.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await createAuthWorld()
})
afterAll(() => world?.close())
beforeEach(() => world.database.pool.query('TRUNCATE auth_users, rate_limits, outbox_messages CASCADE'))

const { asha, rohan } = people
const amrOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).amr

describe('auth-protocol.magic-link: a magic link, with the real client', () => {
  it('makes an account, confirms it when the link is opened, and signs in the browser that asked', async () => {
    const browser = world.browser()
    const sent = await browser.signInWithOtp({
      email: 'Asha@Example.com',
      options: { data: { full_name: 'Asha' }, emailRedirectTo: `${world.site}/?from=mail` },
    })
    expect(sent).toMatchObject({ data: { user: null, session: null }, error: null })
    const before = await world.db.selectFrom('auth_users').selectAll().executeTakeFirstOrThrow()
    expect(before).toMatchObject({ email: asha.email, password_hash: null, email_confirmed_at: null })

    const link = linkIn(world, await lastMail(world, asha.email))
    expect(link.page).toMatch(new RegExp(`^${world.site}/auth/open-link\\?token=pkce_[0-9a-f]{56}&`))
    expect([link.type, link.redirectTo]).toEqual(['magiclink', `${world.site}/?from=mail`])
    const { status, url } = await open(link.verify)
    expect([status, url?.searchParams.get('from'), url?.hash]).toEqual([303, 'mail', ''])

    const { data, error } = await browser.exchangeCodeForSession(url?.searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user?.email).toBe(asha.email)
    expect(data.user?.email_confirmed_at).toBeTruthy()
    expect(data.user?.confirmation_sent_at).toBeTruthy()
    expect(data.user?.user_metadata.full_name).toBe('Asha')
    expect(amrOf(data.session!.access_token)[0].method).toBe('email/signup')
    expect((await browser.getUser()).data.user?.id).toBe(data.user?.id)
    const profile = await world.db.selectFrom('user_profiles').selectAll().executeTakeFirstOrThrow()
    expect(profile).toMatchObject({ id: data.user?.id, email: asha.email, full_name: 'Asha' })
  })

  it('signs in to a known account without changing what it says of itself', async () => {
    const first = world.browser()
    await first.signInWithOtp({ email: asha.email, options: { data: { full_name: 'Asha' } } })
    await first.exchangeCodeForSession(await pressButton(world, asha.email))
    await world.database.pool.query('TRUNCATE rate_limits')
    const second = world.browser()
    await second.signInWithOtp({ email: asha.email, options: { data: { full_name: 'Somebody' } } })
    const { data } = await second.exchangeCodeForSession(await pressButton(world, asha.email))
    expect(data.user?.user_metadata.full_name).toBe('Asha')
    expect(amrOf(data.session!.access_token)[0].method).toBe('magiclink')
    expect((await first.getUser()).error).toBeNull()
  })

  it('needs the browser that asked: another one has no verifier', async () => {
    await world.browser().signInWithOtp({ email: asha.email })
    const code = await pressButton(world, asha.email)
    const other = world.browser()
    expect((await other.exchangeCodeForSession(code)).error).not.toBeNull()
    expect((await other.getSession()).data.session).toBeNull()
  })

  it('refuses unknown addresses with create_user false: otp_disabled, no mail, no turn taken', async () => {
    const { error } = await world
      .browser()
      .signInWithOtp({ email: asha.email, options: { shouldCreateUser: false } })
    expect(error).toMatchObject({ code: 'otp_disabled', status: 422, message: 'Signups not allowed for otp' })
    expect(await world.mails()).toEqual([])
    expect((await ask(world, 'otp', { email: asha.email })).status).toBe(200)
  })
})

describe('auth-protocol.recovery-link: password recovery, with the real client', () => {
  it('tells PASSWORD_RECOVERY, and the new password works', async () => {
    await world.signUp(asha)
    const storage = memoryStorage()
    const browser = world.browser(storage)
    const events: string[] = []
    browser.onAuthStateChange((event) => void events.push(event))
    await browser.resetPasswordForEmail(asha.email, { redirectTo: `${world.site}/` })
    const { data } = await browser.exchangeCodeForSession(await pressButton(world, asha.email))
    expect(amrOf(data.session!.access_token)[0].method).toBe('recovery')
    await expect.poll(() => events).toContain('PASSWORD_RECOVERY')
    expect((await browser.updateUser({ password: 'a new lamp 77' })).error).toBeNull()
    const again = await world.browser().signInWithPassword({ email: asha.email, password: 'a new lamp 77' })
    expect(again.error).toBeNull()
    expect(again.data.user?.recovery_sent_at).toBeTruthy()
  })

  it('mails nothing to an address without an account', async () => {
    expect((await world.browser().resetPasswordForEmail(rohan.email)).error).toBeNull()
    expect(await world.mails()).toEqual([])
    expect(await world.db.selectFrom('auth_users').selectAll().execute()).toEqual([])
  })
})

describe('auth-protocol.pkce-fields: what is asked', () => {
  const email = asha.email
  const valid = newChallenge().fields
  it.each([
    ['no e-mail', {}, 'validation_failed'],
    ['an empty e-mail', { email: '' }, 'validation_failed'],
    ['null', { email: null }, 'validation_failed'],
    ['a malformed e-mail', { email: 'asha@' }, 'validation_failed'],
    ['two lines', { email: 'asha@example.com\nBcc: x@y.example' }, 'validation_failed'],
    ['a number', { email: 7 }, 'bad_json'],
    ['NUL', { email: 'a\0@example.com' }, 'bad_json'],
    ['a challenge without method', { email, code_challenge_method: null }, 'validation_failed'],
    ['a method without challenge', { email, code_challenge: null }, 'validation_failed'],
    ['a short challenge', { email, ...valid, code_challenge: 'x'.repeat(42) }, 'validation_failed'],
    ['an unknown method', { email, ...valid, code_challenge_method: 's512' }, 'validation_failed'],
  ])('%s is refused', async (_what, body, code) => {
    for (const call of ['otp', 'recover'] as const) {
      const answer = await ask(world, call, body)
      expect([call, answer.status, JSON.parse(answer.body).code]).toEqual([call, 400, code])
    }
    expect(await world.mails()).toEqual([])
  })

  it.each([
    ['data that is a list', { data: [] }, 'bad_json'],
    ['data too large', { data: { note: 'x'.repeat(9000) } }, 'validation_failed'],
    ['create_user as text', { create_user: 'false' }, 'bad_json'],
  ])('%s is refused', async (_what, body, code) => {
    const answer = await ask(world, 'otp', { email, ...body })
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, code])
  })

  it('hidden columns cannot be set', async () => {
    await ask(world, 'otp', {
      email,
      role: 'admin',
      aud: 'x',
      id: '0',
      email_confirmed_at: '2020-01-01T00:00:00Z',
      app_metadata: { admin: true },
      data: { phone_verified: true, email_verified: true, sub: 'x' },
    })
    const user = await world.db.selectFrom('auth_users').selectAll().executeTakeFirstOrThrow()
    expect(user).toMatchObject({ email_confirmed_at: null, email_proven_at: null })
    expect(user.user_metadata).toMatchObject({ phone_verified: false, email_verified: false, sub: user.id })
  })

  it('comes after the bot check, which decides first', async () => {
    const guarded = await createAuthWorld({ botCheck: { passes: async (token) => token === 'good' } })
    for (const call of ['otp', 'recover'] as const) {
      const refused = await ask(guarded, call, { email: 'nonsense' })
      expect([refused.status, JSON.parse(refused.body).code]).toEqual([400, 'captcha_failed'])
      const passed = await ask(guarded, call, {
        email,
        gotrue_meta_security: { captcha_token: ' good ' },
      })
      expect([passed.status, passed.body]).toEqual([200, '{}'])
    }
    await guarded.close()
  })
})

describe('auth-protocol.mail-limits: mails', () => {
  it('are one per address and kind in the cool-down, which says how long to wait', async () => {
    expect((await ask(world, 'otp', { email: asha.email })).status).toBe(200)
    expect((await ask(world, 'recover', { email: asha.email })).status).toBe(200)
    expect((await ask(world, 'otp', { email: rohan.email })).status).toBe(200)
    const { error } = await world.browser().signInWithOtp({ email: 'ASHA@example.com' })
    expect(error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 })
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after (5[5-9]|60) seconds\.$/,
    )
    expect(await world.mails(asha.email)).toHaveLength(2)
  })

  it('go out again when the cool-down is over', async () => {
    await ask(world, 'otp', { email: asha.email })
    await world.database.pool.query('UPDATE rate_limits SET expire = expire - 60000')
    expect((await ask(world, 'otp', { email: asha.email })).status).toBe(200)
  })

  it('are one, and one account, for twenty requests at once', async () => {
    const asked = Array.from({ length: 20 }, () => ask(world, 'otp', { email: asha.email }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(429)])
    expect(await world.mails()).toHaveLength(1)
    expect(await world.db.selectFrom('auth_users').selectAll().execute()).toHaveLength(1)
  })

  it.each(['otp', 'recover'] as const)(
    '/%s takes 30 requests in five minutes from one address',
    async (call) => {
      const limited = await createAuthWorld({ limits: true })
      const asked = (n: number) => ask(limited, call, { email: `person${n}@example.com` })
      const answers = await Promise.all(Array.from({ length: 31 }, (_, n) => asked(n)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(30).fill(200), 429])
      expect(JSON.parse((await asked(31)).body).code).toBe('over_request_rate_limit')
      await limited.close()
    },
  )

  it.each([
    ['from one client address: 60 an hour', 'auth-mails-of-client', 60],
    ['in all: 3,000 an hour', 'auth-mails-in-all', 3000],
  ])('are limited %s', async (_what, name, points) => {
    const limits = countedLimits(world.database)
    const spend: Limits['spend'] = async (one, key) => (one === name ? limits.spend(one, key) : undefined)
    const limited = await createAuthWorld({ limits: { ...limits, spend } })
    expect((await ask(limited, 'otp', { email: rohan.email })).status).toBe(200)
    await world.database.pool.query('UPDATE rate_limits SET points = $1', [points])
    for (const call of ['otp', 'recover'] as const) {
      const refused = await ask(limited, call, { email: asha.email })
      expect([refused.status, JSON.parse(refused.body).code]).toEqual([429, 'over_email_send_rate_limit'])
    }
    await limited.close()
  })

  it('are limited per mailbox, whatever its kind: 20 an hour', async () => {
    const limits = countedLimits(world.database)
    const perMailbox: Limits = {
      ...limits,
      spend: async (name, key) => (name === 'auth-mails-to-mailbox' ? limits.spend(name, key) : undefined),
    }
    const limited = await createAuthWorld({ limits: perMailbox })
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) {
      await limited.database.pool.query('TRUNCATE rate_limits')
      statuses.push((await ask(limited, n % 2 ? 'otp' : 'recover', { email: asha.email })).status)
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    await limited.close()
  })
})

describe('accounts.link-silent: asking tells nothing about accounts', () => {
  const shape = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) => {
    const { date: _date, 'x-request-id': _id, ...rest } = headers
    return { status, body, headers: rest }
  }

  it.each(['otp', 'recover'] as const)('/%s answers alike for known and unknown addresses', async (call) => {
    await world.signUp(asha)
    const known = [
      shape(await ask(world, call, { email: asha.email })),
      shape(await ask(world, call, { email: asha.email })),
    ]
    const unknown = [
      shape(await ask(world, call, { email: rohan.email })),
      shape(await ask(world, call, { email: rohan.email })),
    ]
    const withoutSeconds = (answers: typeof known) =>
      JSON.parse(JSON.stringify(answers).replace(/after \d+ seconds/g, 'after N seconds'))
    expect(withoutSeconds(unknown)).toEqual(withoutSeconds(known))
    expect(known.map(({ status }) => status)).toEqual([200, 429])
  })

  it('/recover takes about the same time for both', async () => {
    await world.signUp(asha)
    const timed = async (email: string) => {
      const start = performance.now()
      await ask(world, 'recover', { email })
      return performance.now() - start
    }
    expect(await timed(asha.email)).toBeGreaterThan(95)
    expect(await timed(rohan.email)).toBeGreaterThan(95)
  })

  it('keeps no address and no token in the clear where they are counted and compared', async () => {
    await ask(world, 'otp', { email: asha.email })
    const { token } = linkIn(world, await lastMail(world, asha.email))
    const { rows } = await world.database.pool.query(
      `SELECT (SELECT string_agg(r::text, ' ') FROM rate_limits r) || (SELECT string_agg(l::text, ' ') FROM auth_links l) AS all`,
    )
    expect(rows[0].all).not.toContain('asha')
    expect(rows[0].all).not.toContain(token.replace('pkce_', ''))
  })
})
