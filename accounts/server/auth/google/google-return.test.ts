import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exchange } from '../links/link-mails.fixture.ts'
import { createGoogleWorld, type GoogleWorld, walkThroughProvider } from './google-browser.fixture.ts'

let world: GoogleWorld
beforeAll(async () => {
  world = await createGoogleWorld({ settings: { allowedRedirects: ['https://partner.example/app'] } })
})
afterAll(() => world?.close())
beforeEach(() => world.database.pool.query('TRUNCATE auth_users, auth_oauth_states CASCADE'))
afterEach(() => {
  world.provider.faults.answer = undefined
})

const email = 'asha@example.com'
const users = () => world.db.selectFrom('auth_users').select('id').execute()
const changed = (address: string, changes: Record<string, string | null>) => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(changes))
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  return url.href
}
/** The failure an address tells, in the query and in the fragment alike. */
function failureAt(location: string) {
  const url = new URL(location)
  const inFragment = new URLSearchParams(url.hash.slice(1))
  expect(url.hash.endsWith('&sb=')).toBe(true)
  const told = ['error', 'error_code', 'error_description'].map((name) => {
    expect(inFragment.get(name)).toBe(url.searchParams.get(name))
    return url.searchParams.get(name)
  })
  return { place: url.origin + url.pathname, told }
}
const back = () => `${world.site}/auth/callback`

describe('auth-protocol.google-state: /callback', () => {
  it.each([
    ['no state', { state: null }, 'bad_oauth_callback'],
    ['an empty state', { state: '' }, 'bad_oauth_callback'],
    ['a malformed state', { state: "x' OR 1=1" }, 'bad_oauth_state'],
    ['an unknown state', { state: 'A'.repeat(43) }, 'bad_oauth_state'],
  ])('%s: 303 to the site', async (_what, changes, code) => {
    const { callback } = await world.comeBack(email, { redirect_to: back() })
    const { status, location } = await world.onward(changed(callback, changes))
    expect(status).toBe(303)
    expect(failureAt(location)).toEqual({
      place: `${world.site}/`,
      told: ['invalid_request', code, expect.stringMatching(/./)],
    })
    expect(await users()).toEqual([])
  })

  it('a state given twice is none', async () => {
    const { callback } = await world.comeBack(email)
    const { location } = await world.onward(`${callback}&state=${'A'.repeat(43)}`)
    expect(failureAt(location).told[1]).toBe('bad_oauth_state')
  })

  it('a state that is over', async () => {
    const { callback } = await world.comeBack(email)
    await world.db.updateTable('auth_oauth_states').set({ expires_at: new Date() }).execute()
    const { status, location } = await world.onward(callback)
    expect([status, failureAt(location).told[1]]).toEqual([303, 'bad_oauth_state'])
    expect(await users()).toEqual([])
  })

  it('a state works once, also with a fresh code, also for ten callbacks at once', async () => {
    const [first, second] = [await world.comeBack(email), await world.comeBack(email)]
    const fresh = new URL(second.callback).searchParams.get('code')
    const all = await Promise.all(Array.from({ length: 10 }, () => world.onward(first.callback)))
    expect(all.filter(({ url }) => url.searchParams.has('code'))).toHaveLength(1)
    const { status, location } = await world.onward(changed(first.callback, { code: fresh }))
    expect([status, failureAt(location).told[1]]).toEqual([303, 'flow_state_already_used'])
  })

  it("hands Google's own failure through to where the person wanted to go", async () => {
    const { address } = world.authorizeAddress({ redirect_to: `${back()}?next=1` })
    const callback = await walkThroughProvider(address, { answer: 'cancel' })
    const { status, location, url } = await world.onward(callback)
    expect(status).toBe(302)
    expect(failureAt(location)).toEqual({
      place: back(),
      told: ['access_denied', null, 'The person said no'],
    })
    expect(url.searchParams.get('next')).toBe('1')
  })

  it('a failure Google words oddly is handed through as text alone', async () => {
    const { callback } = await world.comeBack(email, { redirect_to: back() })
    const odd = { code: null, error: 'x"><script>\r\nSet-Cookie: a=b', error_description: 'y'.repeat(3000) }
    const { status, location } = await world.onward(changed(callback, odd))
    expect(status).toBe(302)
    expect(location).toMatch(/^[\x21-\x7e]+$/)
    expect(failureAt(location).told[2]).toHaveLength(500)
  })

  it('no code: bad_oauth_callback where the person wanted to go', async () => {
    const { callback } = await world.comeBack(email, { redirect_to: back() })
    const { status, location } = await world.onward(changed(callback, { code: null }))
    expect(status).toBe(302)
    expect(failureAt(location)).toMatchObject({
      place: back(),
      told: ['invalid_request', 'bad_oauth_callback', /./],
    })
  })

  it.each([
    ['refuses the code', { path: '/token', status: 400 as const, body: '{"error":"invalid_grant"}' }],
    ['is down', { path: '/token', status: 503 as const }],
    ['answers rubbish', { path: '/token', status: 200 as const, body: '<html>' }],
    [
      'gives no ID token',
      { path: '/token', status: 200 as const, body: '{"access_token":"a","token_type":"bearer"}' },
    ],
    ['never answers', { path: '/token', status: 'hang' as const }],
  ])('when Google %s: server_error, unexpected_failure, no account', async (_what, answer) => {
    const { callback } = await world.comeBack(email, { redirect_to: back() })
    world.provider.faults.answer = answer
    const { status, location } = await world.onward(callback)
    expect(status).toBe(302)
    expect(failureAt(location)).toMatchObject({
      place: back(),
      told: ['server_error', 'unexpected_failure', 'Unable to exchange external code'],
    })
    expect(await users()).toEqual([])
  })

  it('when Google hides its keys no token counts as signed', async () => {
    const fresh = await createGoogleWorld()
    const { callback } = await fresh.comeBack(email)
    fresh.provider.faults.answer = { path: '/jwks', status: 500 }
    expect(failureAt((await fresh.onward(callback)).location).told[1]).toBe('unexpected_failure')
    expect(await fresh.db.selectFrom('auth_users').select('id').execute()).toEqual([])
    await fresh.close()
  })

  it("a code of Google's that belongs to another state is refused", async () => {
    const [hers, his] = [await world.comeBack(email), await world.comeBack('rohan@example.com')]
    const stolen = new URL(his.callback).searchParams.get('code')
    const { location } = await world.onward(changed(hers.callback, { code: stolen }))
    expect(failureAt(location).told[1]).toBe('unexpected_failure')
    expect(await users()).toEqual([])
  })

  it('checks where to go again when it is used', async () => {
    const { callback } = await world.comeBack(email, { redirect_to: 'https://partner.example/app' })
    await world.db.updateTable('auth_oauth_states').set({ redirect_to: 'https://evil.example/' }).execute()
    expect((await world.onward(callback)).url.origin).toBe(world.site)
    const allowed = await world.arrive(email, { redirect_to: 'https://partner.example/app?a=1' })
    expect(allowed.url.origin + allowed.url.pathname).toBe('https://partner.example/app')
  })

  it('without a challenge of the browser nobody is signed in, and no token is in an address', async () => {
    const callback = await walkThroughProvider(`${world.url}/authorize?provider=google`, { email })
    const { location } = await world.onward(callback)
    expect(failureAt(location).told.slice(0, 2)).toEqual(['invalid_request', 'validation_failed'])
    expect(location).not.toContain('token')
  })

  it('the code is worth nothing without the verifier of the browser that began', async () => {
    const { url, verifier } = await world.arrive(email)
    const code = url.searchParams.get('code')
    expect((await exchange(world, code, 'f'.repeat(112))).body.code).toBe('bad_code_verifier')
    expect((await exchange(world, code, verifier)).status).toBe(200)
  })

  it('heads open nothing', async () => {
    const { callback } = await world.comeBack(email)
    expect((await fetch(callback, { method: 'HEAD', redirect: 'manual' })).status).not.toBe(302)
    expect((await world.onward(callback)).url.searchParams.has('code')).toBe(true)
  })
})

describe('accounts.google-configured: Google is off unless configured', () => {
  it('then both addresses refuse, in JSON', async () => {
    const off = await createGoogleWorld({ settings: { google: undefined } })
    const authorize = await fetch(off.authorizeAddress().address, { redirect: 'manual' })
    expect([authorize.status, (await authorize.json()).error_code]).toEqual([400, 'validation_failed'])
    const callback = await fetch(`${off.url}/callback?state=${'A'.repeat(43)}&code=x`, { redirect: 'manual' })
    expect([callback.status, callback.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ])
    await off.close()
  })
})
