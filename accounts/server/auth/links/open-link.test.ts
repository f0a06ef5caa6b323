import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people } from '../auth-world.fixture.ts'
import { ask, exchange, lastMail, linkIn, open, pressButton } from './link-mails.fixture.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await createAuthWorld({ settings: { emailCooldown: 1 } })
})
afterAll(() => world?.close())
beforeEach(() => world.database.pool.query('TRUNCATE auth_users, rate_limits, outbox_messages CASCADE'))

const { asha, rohan } = people

/** Asks for a link and reads the mail; the cool-down is another test's subject. */
async function mailed(call: 'otp' | 'recover', email: string = asha.email, body: object = {}) {
  await world.database.pool.query('TRUNCATE rate_limits')
  const { verifier } = await ask(world, call, { email, ...body })
  return { verifier, ...linkIn(world, await lastMail(world, email)) }
}
const withoutChallenge = { code_challenge: null, code_challenge_method: null }
const altered = (address: string, changes: Record<string, string>) => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
  return url.href
}

const expired =
  'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'

describe('auth-protocol.link-opened: opening a link', () => {
  it('works once; the second time tells so in query and fragment', async () => {
    const link = await mailed('otp')
    const first = await open(link.verify)
    expect([first.status, first.url?.search]).toEqual([303, expect.stringMatching(/^\?code=[\w-]{43}$/)])
    expect(first.answer.headers.get('cache-control')).toBe('no-store')
    const second = await open(link.verify)
    expect([second.status, second.location]).toEqual([303, `${world.site}/?${expired}#${expired}&sb=`])
  })

  it('DPDP 6: is agreed to by the first opening, not by asking for a link, and not again', async () => {
    const recorded = async () =>
      (await world.database.pool.query('SELECT act, means FROM consents ORDER BY id')).rows
    const link = await mailed('otp')
    expect(await recorded()).toEqual([])
    await open(link.verify)
    expect(await recorded()).toEqual([{ act: 'given', means: 'mailed_link' }])
    await open((await mailed('otp')).verify)
    expect(await recorded()).toHaveLength(1)
  })

  it('works once for twenty openings at the same moment', async () => {
    const link = await mailed('otp')
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(link.verify)))
    expect(opened.map(({ status }) => status)).toEqual(Array(20).fill(303))
    expect(opened.filter(({ url }) => url?.searchParams.has('code'))).toHaveLength(1)
    expect(await world.db.selectFrom('auth_codes').select('code_hash').execute()).toHaveLength(1)
  })

  it('auth-protocol.link-once: survives a mail scanner that fetches the page and the head twenty times', async () => {
    const link = await mailed('otp')
    for (let n = 0; n < 20; n++) {
      expect((await open(link.verify, 'HEAD')).status).toBe(200)
      expect((await open(link.page)).status).not.toBe(303)
      expect((await open(link.page, 'HEAD')).status).not.toBe(303)
    }
    const code = (await open(link.verify)).url?.searchParams.get('code')
    expect((await exchange(world, code, link.verifier)).status).toBe(200)
  })

  it.each([
    ['a wrong known type', { type: 'recovery' }, expired],
    ['sign-up', { type: 'signup' }, expired],
    ['a change of e-mail', { type: 'email_change' }, expired],
    [
      'an unknown type',
      { type: 'invite' },
      'error=invalid_request&error_code=validation_failed&error_description=Verify+requires+a+verification+type',
    ],
    [
      'a proof of an address',
      { type: 'email_proof' },
      'error=invalid_request&error_code=validation_failed&error_description=Verify+requires+a+verification+type',
    ],
  ])('%s fails and leaves the link good', async (_what, changes, failure) => {
    const link = await mailed('otp')
    expect((await open(altered(link.verify, changes))).location).toBe(
      `${world.site}/?${failure}#${failure}&sb=`,
    )
    expect((await open(link.verify)).url?.searchParams.has('code')).toBe(true)
  })

  it('a recovery token is no magic link', async () => {
    await world.signUp(asha)
    const link = await mailed('recover')
    expect(
      (await open(altered(link.verify, { type: 'magiclink' }))).url?.searchParams.get('error_code'),
    ).toBe('otp_expired')
    expect((await open(link.verify)).url?.searchParams.has('code')).toBe(true)
  })

  it.each([
    ['without its mark', (token: string) => token.replace('pkce_', '')],
    ['with a mark it never had', (token: string) => `pkce_${token}`],
    ['in capitals', (token: string) => token.toUpperCase()],
    ['unknown', () => 'f'.repeat(56)],
    ['very long', () => 'f'.repeat(5000)],
    ['with NUL', () => 'a\0b'],
  ])('a token %s opens nothing', async (_what, change) => {
    const link = await mailed('otp')
    const { status, url } = await open(altered(link.verify, { token: change(link.token) }))
    expect(status).toBe(303)
    expect(url?.searchParams.has('code')).toBe(false)
    expect(url?.hash).toBe(`#${expired}&sb=`)
    expect((await open(link.verify)).url?.searchParams.has('code')).toBe(true)
  })

  it('tells failures of tokens without the mark in the fragment alone', async () => {
    const { location } = await open(`${world.url}/verify?token=${'f'.repeat(56)}&type=magiclink`)
    expect(location).toBe(`${world.site}/#${expired}&sb=`)
  })

  it.each(['', '?token=x', '?type=magiclink', '?token=&type=magiclink', '?token=a&token=b&type=magiclink'])(
    'verify%s is a 400 in the older form',
    async (query) => {
      const { status, answer } = await open(`${world.url}/verify${query}`)
      expect([status, await answer.json()]).toEqual([
        400,
        { code: 400, error_code: 'validation_failed', msg: expect.any(String) },
      ])
    },
  )

  it('is too late after the lifetime', async () => {
    const link = await mailed('otp')
    await world.db.updateTable('auth_links').set({ expires_at: new Date() }).execute()
    expect((await open(link.verify)).url?.searchParams.get('error_code')).toBe('otp_expired')
  })

  it('a newer link of the kind makes the older worthless; other kinds stay', async () => {
    await world.signUp(asha)
    const [older, recovery, newer] = [await mailed('otp'), await mailed('recover'), await mailed('otp')]
    const kinds = await world.db
      .selectFrom('auth_links')
      .select('kind')
      .where('kind', '<>', 'email_proof')
      .execute()
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['magiclink', 'recovery'])
    expect((await open(older.verify)).url?.searchParams.get('error_code')).toBe('otp_expired')
    expect((await open(newer.verify)).url?.searchParams.has('code')).toBe(true)
    // Opening one clears every outstanding link of the account.
    expect((await open(recovery.verify)).url?.searchParams.get('error_code')).toBe('otp_expired')
    expect(await world.db.selectFrom('auth_links').select('id').execute()).toEqual([])
  })

  it("leaves other people's links alone", async () => {
    const [hers, his] = [await mailed('otp'), await mailed('otp', rohan.email)]
    await open(hers.verify)
    expect((await open(his.verify)).url?.searchParams.has('code')).toBe(true)
  })

  it('sends a suspended account away', async () => {
    const link = await mailed('otp')
    await world.db.updateTable('auth_users').set({ banned_at: new Date() }).execute()
    const failure = 'error=access_denied&error_code=user_banned&error_description=User+is+banned'
    expect((await open(link.verify)).location).toBe(`${world.site}/?${failure}#${failure}&sb=`)
  })

  it('without a challenge proves the mailbox and signs nobody in: no code, no token', async () => {
    const link = await mailed('otp', asha.email, withoutChallenge)
    expect(link.token).toMatch(/^[0-9a-f]{56}$/)
    expect((await open(link.verify)).location).toBe(`${world.site}/`)
    const user = await world.db.selectFrom('auth_users').selectAll().executeTakeFirstOrThrow()
    expect([user.email_proven_at, user.email_confirmed_at]).toEqual([expect.any(Date), expect.any(Date)])
    expect(await world.db.selectFrom('auth_sessions').select('id').execute()).toEqual([])
    expect(await world.db.selectFrom('auth_codes').select('code_hash').execute()).toEqual([])
  })

  it('takes 30 openings in five minutes from one address', async () => {
    const limited = await createAuthWorld({ limits: true })
    const statuses: number[] = []
    for (let n = 0; n < 31; n++)
      statuses.push((await open(`${limited.url}/verify?token=${n}&type=magiclink`)).status)
    expect(statuses).toEqual([...Array(30).fill(303), 429])
    await limited.close()
  })
})

describe('accounts.unproven-cleaned: an account made in advance by somebody else', () => {
  /** A stranger has signed up with asha's address, proven a phone of theirs and kept a session. */
  async function madeByStranger() {
    const stranger = world.browser()
    await stranger.signUp({ ...asha, options: { data: { full_name: 'Stranger' } } })
    await world.db
      .updateTable('user_profiles')
      .set({ phone: '+919812345678', phone_verified: true, phone_verified_at: new Date() })
      .execute()
    const { data } = await stranger.getSession()
    return { stranger, session: data.session! }
  }
  const strangersToken = (token: string) =>
    world.app.inject({ url: '/auth/v1/user', headers: { authorization: `Bearer ${token}` } })

  it.each(['otp', 'recover'] as const)(
    'is taken over clean by whoever opens a link of /%s: sessions, password and phone are gone',
    async (call) => {
      const { stranger, session } = await madeByStranger()
      const link = await mailed(call)
      expect((await strangersToken(session.access_token)).statusCode).toBe(200)
      const code = (await open(link.verify)).url?.searchParams.get('code')
      expect((await exchange(world, code, link.verifier)).body.user).toMatchObject({ id: session.user.id })

      expect((await strangersToken(session.access_token)).json()).toMatchObject({
        error_code: 'session_not_found',
      })
      expect((await stranger.refreshSession({ refresh_token: session.refresh_token })).error?.code).toBe(
        'refresh_token_not_found',
      )
      expect((await stranger.signInWithPassword(asha)).error?.code).toBe('invalid_credentials')
      const profile = await world.db.selectFrom('user_profiles').selectAll().executeTakeFirstOrThrow()
      expect(profile).toMatchObject({ phone: null, phone_verified: false, phone_verified_at: null })
    },
  )

  it('a proven account loses nothing', async () => {
    const browser = world.browser()
    await browser.signUp(asha)
    await world.db.updateTable('auth_users').set({ email_proven_at: new Date() }).execute()
    await world.db
      .updateTable('user_profiles')
      .set({ phone: '+919812345678', phone_verified: true, phone_verified_at: new Date() })
      .execute()
    await open((await mailed('otp')).verify)
    expect((await browser.getUser()).error).toBeNull()
    expect((await world.browser().signInWithPassword(asha)).error).toBeNull()
    const profile = await world.db.selectFrom('user_profiles').selectAll().executeTakeFirstOrThrow()
    expect(profile.phone_verified).toBe(true)
  })

  it("leaves other people's sessions and phones alone", async () => {
    await madeByStranger()
    const his = world.browser()
    await his.signUp(rohan)
    await open((await mailed('otp')).verify)
    expect((await his.getUser()).error).toBeNull()
    expect((await world.browser().signInWithPassword(rohan)).error).toBeNull()
  })

  it('holds against a stranger who signs in at the very moment', async () => {
    for (let round = 0; round < 5; round++) {
      await world.database.pool.query('TRUNCATE auth_users, rate_limits, outbox_messages CASCADE')
      await world.signUp(asha)
      const link = await mailed('otp')
      await Promise.all([
        open(link.verify),
        ...Array.from({ length: 4 }, () => world.browser().signInWithPassword(asha)),
      ])
      expect(await world.db.selectFrom('auth_sessions').select('id').execute()).toEqual([])
    }
  })
})

it('the button of the mail works for the newest mail', async () => {
  await ask(world, 'otp', { email: asha.email })
  expect(await pressButton(world, asha.email)).toHaveLength(43)
})
