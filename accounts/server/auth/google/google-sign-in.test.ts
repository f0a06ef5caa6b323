import { noGoogleEmail } from '@basera/accounts/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '../auth-world.fixture.ts'
import { ask, exchange, pressButton } from '../links/link-mails.fixture.ts'
import { createGoogleWorld, type GoogleWorld } from './google-browser.fixture.ts'

let world: GoogleWorld
beforeAll(async () => {
  world = await createGoogleWorld()
})
afterAll(() => world?.close())
beforeEach(() => world.database.pool.query('TRUNCATE auth_users, auth_oauth_states, rate_limits CASCADE'))
afterEach(() => {
  world.provider.faults.answer = undefined
  world.provider.people.clear()
})

const { asha, rohan } = people
const ashaAtGoogle = {
  sub: '1180001',
  email: 'Asha@Example.com',
  email_verified: true,
  name: 'Asha Rao',
  picture: 'https://pictures.example/asha.png',
}
const users = () => world.db.selectFrom('auth_users').selectAll().execute()
const profile = () => world.db.selectFrom('user_profiles').selectAll().executeTakeFirstOrThrow()
const identities = () => world.db.selectFrom('auth_identities').selectAll().orderBy('created_at').execute()
/** Comes back from Google five times while `statement` holds them all up; then they race. */
async function fiveAtOnceBehind(statement: string) {
  const back = await Promise.all(Array.from({ length: 5 }, () => world.comeBack(ashaAtGoogle)))
  const holder = await world.database.pool.connect()
  await holder.query('BEGIN')
  await holder.query(statement)
  const arriving = Promise.all(back.map(({ callback }) => world.onward(callback)))
  const waiting = `SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  try {
    const held = async () => (await world.database.pool.query(waiting)).rowCount
    await expect.poll(held).toBe(5)
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
  return (await arriving).map(({ url }) => url.searchParams.has('code'))
}
const signUpAsha = () => world.signUp(asha)
const prove = () => world.db.updateTable('auth_users').set({ email_proven_at: new Date() }).execute()

describe('auth-protocol.google-request: /authorize', () => {
  it('sends the browser to Google with what the service says itself', async () => {
    const { address } = world.authorizeAddress({
      ...{ access_type: 'offline', prompt: 'consent', login_hint: 'asha@example.com', scopes: 'calendar' },
      ...{ client_id: 'evil', client_secret: 'evil', redirect_uri: 'https://evil.example', state: 'evil' },
      ...{ nonce: 'evil', scope: 'evil', response_type: 'token', request_uri: 'https://evil.example/r' },
      ...{ grant_type: 'evil', code_verifier: 'evil', response_mode: 'fragment', request: 'evil' },
    })
    const { status, url } = await world.onward(address)
    expect([status, url.origin, url.pathname]).toEqual([302, world.provider.issuer, '/auth'])
    const sent = Object.fromEntries(url.searchParams)
    expect(sent).toEqual({
      access_type: 'offline',
      prompt: 'consent',
      login_hint: 'asha@example.com',
      client_id: world.provider.settings.clientId,
      redirect_uri: `${world.url}/callback`,
      response_type: 'code',
      scope: 'openid email profile calendar',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(sent.code_challenge).not.toBe(new URL(address).searchParams.get('code_challenge'))
    const kept = await world.db.selectFrom('auth_oauth_states').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(kept)).not.toContain(sent.state)
  })

  it.each([
    ['no provider', { provider: '' }],
    ['another provider', { provider: 'facebook' }],
    ['a short challenge', { code_challenge: 'x' }],
    ['an unknown method', { code_challenge_method: 's512' }],
  ])('%s: 400 validation_failed in the older form', async (_what, query) => {
    const answer = await fetch(world.authorizeAddress(query).address, { redirect: 'manual' })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 400, error_code: 'validation_failed', msg: expect.any(String) },
    ])
  })

  it('a provider that cannot be reached is told as a failed sign-in, and asked again next time', async () => {
    const fresh = await createGoogleWorld()
    fresh.provider.faults.answer = { path: '/.well-known/openid-configuration', status: 503 }
    const { address } = fresh.authorizeAddress({ redirect_to: `${fresh.site}/auth/callback` })
    const { status, url } = await fresh.onward(address)
    expect([status, url.origin + url.pathname]).toEqual([302, `${fresh.site}/auth/callback`])
    expect(url.searchParams.get('error_code')).toBe('unexpected_failure')
    fresh.provider.faults.answer = undefined
    expect((await fresh.onward(address)).url.origin).toBe(fresh.provider.issuer)
    await fresh.close()
  })
})

describe('auth-protocol.google-account: the account, with the real client', () => {
  it('is made for a new address, with profile, and gets Google tokens once', async () => {
    const { session, url, client } = await world.signIn(ashaAtGoogle)
    expect(url.href).toMatch(new RegExp(`^${world.site}/auth/callback\\?code=`))
    expect(session?.provider_token).toBeTruthy()
    expect(session?.provider_refresh_token).toBeTruthy()
    expect(session?.user).toMatchObject({
      email: asha.email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: {
        full_name: 'Asha Rao',
        name: 'Asha Rao',
        avatar_url: ashaAtGoogle.picture,
        picture: ashaAtGoogle.picture,
        email: asha.email,
        email_verified: true,
      },
    })
    expect(session?.user.identities).toMatchObject([
      { provider: 'google', id: '1180001', user_id: session?.user.id, email: asha.email },
    ])
    const claims = JSON.parse(Buffer.from(session!.access_token.split('.')[1]!, 'base64url').toString())
    expect(claims.amr[0].method).toBe('oauth')
    expect(await profile()).toMatchObject({
      id: session?.user.id,
      email: asha.email,
      full_name: 'Asha Rao',
      avatar_url: ashaAtGoogle.picture,
      profile_picture_url: ashaAtGoogle.picture,
      is_roommate_profile_enabled: false,
    })
    const refreshed = await client.refreshSession()
    expect(refreshed.data.session?.provider_token).toBeUndefined()
    expect((await users())[0]?.email_proven_at).not.toBeNull()
  })

  it('keeps no provider token in the clear', async () => {
    const { url } = await world.arrive(ashaAtGoogle)
    expect(url.searchParams.has('code')).toBe(true)
    const { sealed_provider_tokens: sealed } = await world.db
      .selectFrom('auth_codes')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(sealed).not.toContain('provider_token')
    expect(Object.keys(JSON.parse(world.secrets.open(sealed!)))).toEqual([
      'provider_token',
      'provider_refresh_token',
    ])
  })

  it('is found by Google’s id, whatever the address says now; its own address stays', async () => {
    const first = await world.signIn(ashaAtGoogle)
    await world.signUp(rohan)
    const moved = { ...ashaAtGoogle, email: rohan.email, email_verified: false, name: 'Asha Iyer' }
    const second = await world.signIn(moved)
    expect(second.session?.user.id).toBe(first.session?.user.id)
    expect(second.session?.user.email).toBe(asha.email)
    expect(second.session?.user.user_metadata).toMatchObject({ full_name: 'Asha Iyer' })
    expect(second.session?.user.identities).toMatchObject([{ identity_data: { full_name: 'Asha Iyer' } }])
  })

  it('of a proven mailbox gets the identity; password and sessions stay', async () => {
    const own = world.browser()
    await own.signUp({ ...asha, options: { data: { full_name: 'Asha', city: 'Pune' } } })
    await prove()
    const { session } = await world.signIn(ashaAtGoogle)
    expect(session?.user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] })
    expect(session?.user.user_metadata).toMatchObject({ full_name: 'Asha Rao', city: 'Pune' })
    expect((await own.getUser()).data.user?.id).toBe(session?.user.id)
    expect((await world.browser().signInWithPassword(asha)).error).toBeNull()
  })

  it('accounts.unproven-cleaned: made in advance by a stranger is made clean: password, sessions, data and phone are gone', async () => {
    const stranger = world.browser()
    await stranger.signUp({ ...asha, options: { data: { planted: 'by a stranger' } } })
    const before = await stranger.getSession()
    const phone = { phone: '+919812345678', phone_verified: true, phone_verified_at: new Date() }
    await world.db.updateTable('user_profiles').set(phone).execute()

    const { session } = await world.signIn(ashaAtGoogle)
    expect(session?.user.id).toBe(before.data.session?.user.id)
    expect(session?.user.app_metadata).toEqual({ provider: 'google', providers: ['google'] })
    expect(JSON.stringify(session?.user)).not.toContain('planted')
    expect((await stranger.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await world.browser().signInWithPassword(asha)).error?.code).toBe('invalid_credentials')
    expect(await profile()).toMatchObject({ phone: null, phone_verified: false, phone_verified_at: null })
  })

  it('made by a magic link that was never opened is made clean as well', async () => {
    await ask(world, 'otp', { email: asha.email, data: { planted: 'by a stranger' } })
    const { session } = await world.signIn(ashaAtGoogle)
    expect(JSON.stringify(session?.user)).not.toContain('planted')
    expect(session?.user.email_confirmed_at).toBeTruthy()
  })

  it('first proven by link, then by Google, keeps everything', async () => {
    const { verifier } = await ask(world, 'otp', { email: asha.email, data: { city: 'Pune' } })
    const own = await exchange(world, await pressButton(world, asha.email), verifier)
    const { session } = await world.signIn(ashaAtGoogle)
    expect(session?.user.user_metadata.city).toBe('Pune')
    const still = await world.app.inject({
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${own.body.access_token}` },
    })
    expect(still.statusCode).toBe(200)
  })

  it('is one for five callbacks of one new person at the same moment', async () => {
    const holdUp = `INSERT INTO auth_users (email) VALUES ('${asha.email}')`
    expect(await fiveAtOnceBehind(holdUp)).toEqual(Array(5).fill(true))
    expect(await users()).toHaveLength(1)
    expect(await identities()).toHaveLength(1)
  })

  it('links once when five callbacks find the same proven account', async () => {
    await world.signUp(asha)
    await prove()
    expect(await fiveAtOnceBehind('SELECT id FROM auth_users FOR UPDATE')).toEqual(Array(5).fill(true))
    expect((await identities()).map(({ provider }) => provider)).toEqual(['email', 'google'])
  })

  it.each([
    ['a new address', [], 0],
    ['a proven account', [signUpAsha, prove], 1],
    ['an unproven account', [signUpAsha], 1],
  ])('is not given for an address Google has not verified: %s', async (_what, before, count) => {
    for (const prepare of before) await prepare()
    const { url, location, status } = await world.arrive({ ...ashaAtGoogle, email_verified: false })
    expect(status).toBe(302)
    expect(url.searchParams.get('error')).toBe('access_denied')
    expect(url.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    expect(location.split('#')[1]).toMatch(/^error=access_denied&error_code=provider_email_.*&sb=$/)
    expect(await users()).toHaveLength(count)
    expect((await identities()).filter(({ provider }) => provider === 'google')).toEqual([])
  })

  it('is not given without an address', async () => {
    const { url } = await world.arrive({ sub: '1180002', email_verified: true, name: 'Nobody' })
    expect(url.searchParams.get('error_code')).toBe('unexpected_failure')
    expect(url.searchParams.get('error_description')).toBe(noGoogleEmail)
    expect(await users()).toEqual([])
  })

  it.each([
    ['known by identity', async () => void (await world.signIn(ashaAtGoogle))],
    ['known by address', async () => void (await world.signUp(asha))],
  ])('is not given to a suspended account: %s', async (_what, prepare) => {
    await prepare()
    await world.db.updateTable('auth_users').set({ banned_at: new Date() }).execute()
    const { url } = await world.arrive(ashaAtGoogle)
    expect([url.searchParams.get('error'), url.searchParams.get('error_code')]).toEqual([
      'access_denied',
      'user_banned',
    ])
  })

  it('accounts.one-profile: a profile under another id with the address leads to /?error=email_exists', async () => {
    await world.signUp(rohan)
    await world.db.updateTable('user_profiles').set({ email: asha.email }).execute()
    const { location } = await world.arrive(ashaAtGoogle)
    expect(location).toBe(`${world.site}/?error=email_exists&email=asha%40example.com`)
    expect(await users()).toHaveLength(1)
  })

  it('accounts.name-own: keeps what is a name of what Google says, and lets everybody in', async () => {
    const names = { 'Asha Rao 🌸': 'Asha Rao', 'Basera Support': null }
    for (const [name, kept] of Object.entries(names)) {
      await world.db.deleteFrom('auth_users').execute()
      const { session } = await world.signIn({ ...ashaAtGoogle, name })
      expect(session).not.toBeNull()
      expect((await profile()).full_name).toBe(kept)
    }
  })

  it('keeps no picture that is not https, and no more of a name than fits', async () => {
    const odd = { ...ashaAtGoogle, name: `  Asha\u0000\n${'अ'.repeat(300)}`, picture: 'javascript:alert(1)' }
    const { session } = await world.signIn(odd)
    expect(session?.user.user_metadata.picture).toBeUndefined()
    const { full_name, avatar_url } = await profile()
    expect([full_name?.length, avatar_url]).toEqual([60, null])
  })
})
