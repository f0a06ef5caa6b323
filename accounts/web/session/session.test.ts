import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { returnMessage } from '../sign-in/walk.ts'
import { ashaSession, json, openTab } from './browser.fixture.ts'

const silent = () => new Promise<Response>(() => undefined)
const asha = { id: 'a5a00000-0000-4000-8000-000000000001', email: 'asha@demo.basera.test' }

/** Opens a tab and starts the session as a page does. */
async function start(path: string, stored: unknown, answer: Parameters<typeof openTab>[2] = silent) {
  const tab = await openTab(path, stored, answer)
  const { fetchApi } = await import('@basera/platform/web')
  tab.session.prepareSession('/auth/v1')
  tab.session.connectSession(tab.page)
  return { ...tab, fetchApi, read: tab.session.readSession }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the session of a visitor', () => {
  it('is ready at once and asks nobody', async () => {
    const { read, sent } = await start('/', undefined)
    expect(read()).toEqual({ status: 'ready', user: null })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toEqual([])
  })

  it.each([['access_token'], ['refresh_token'], ['expires_at']])(
    'accounts.stored-session: a stored session without %s is none',
    async (missing) => {
      const { read, fetchApi, sent } = await start('/', ashaSession(3600, { [missing]: undefined }), () =>
        json({}),
      )
      await vi.advanceTimersByTimeAsync(10)
      expect(read()).toEqual({ status: 'ready', user: null })
      await fetchApi('GET /api/rooms', {})
      expect(sent.at(-1)).toMatchObject({ address: '/api/rooms', authorization: null })
    },
  )

  it.each(['{', 'null', '[]', '"text"', '7'])('odd storage counts as none: %s', async (stored) => {
    const { read } = await start('/', stored)
    await vi.advanceTimersByTimeAsync(10)
    expect(read()).toEqual({ status: 'ready', user: null })
  })
})

describe('the session of a member', () => {
  it('is known from the storage, and calls carry its token', async () => {
    const { read, fetchApi, sent } = await start('/', ashaSession(), () => json({ items: [] }))
    await vi.advanceTimersByTimeAsync(10)
    expect(read()).toEqual({ status: 'ready', user: asha })
    await fetchApi('GET /api/rooms', {})
    expect(sent.at(-1)).toMatchObject({ address: '/api/rooms', authorization: 'Bearer asha-access' })
  })

  it('accounts.session-lookup-limit: a look-up that takes longer than 3 s counts as initialised, with nobody', async () => {
    const { read } = await start('/', ashaSession(-10))
    await vi.advanceTimersByTimeAsync(2900)
    expect(read().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(200)
    expect(read()).toEqual({ status: 'ready', user: null })
  })

  it('is refreshed where its token is over, before a call carries it', async () => {
    const fresh = { ...ashaSession(), access_token: 'asha-new', refresh_token: 'asha-next' }
    const { read, fetchApi, sent } = await start('/', ashaSession(30), (address) =>
      json(address.includes('/token') ? fresh : { items: [] }),
    )
    await fetchApi('GET /api/rooms', {})
    expect(sent.map(({ address }) => address)).toEqual([
      '/auth/v1/token?grant_type=refresh_token',
      '/api/rooms',
    ])
    expect(sent.at(-1)?.authorization).toBe('Bearer asha-new')
    await vi.advanceTimersByTimeAsync(10)
    expect(read()).toEqual({ status: 'ready', user: asha })
  })

  it('ends in this browser when the API and the auth service know it no longer', async () => {
    const { read, fetchApi, local } = await start('/', ashaSession(), (address) =>
      address.includes('/user')
        ? json({ code: 'session_not_found', message: 'gone' }, 403)
        : json({ code: 'no_session', detail: 'Please sign in.' }, 401),
    )
    await vi.advanceTimersByTimeAsync(10)
    expect(read().user).toEqual(asha)
    await expect(fetchApi('GET /api/me/profile', {})).rejects.toMatchObject({ code: 'no_session' })
    await vi.advanceTimersByTimeAsync(10)
    expect(read()).toEqual({ status: 'ready', user: null })
    expect(local.kept.has('basera-auth')).toBe(false)
  })

  it('trust.person-suspended: ends and says why when the account was suspended', async () => {
    const { read, fetchApi, asked } = await start('/', ashaSession(), (address) =>
      address.includes('/user')
        ? json({ code: 'user_banned', message: 'User is banned' }, 403)
        : json({ code: 'no_session', detail: 'x' }, 401),
    )
    await expect(fetchApi('GET /api/me/profile', {})).rejects.toMatchObject({ code: 'no_session' })
    await vi.advanceTimersByTimeAsync(10)
    expect(read()).toEqual({ status: 'ready', user: null })
    expect(asked.map(returnMessage)).toEqual([expect.stringMatching(/^This account is suspended\./)])
  })

  it('goes on with a new token where the clock of the device took an old one for good', async () => {
    const renewed = { ...ashaSession(), access_token: 'asha-renewed' }
    const { read, fetchApi, sent } = await start('/', ashaSession(), (address, authorization) => {
      if (address.includes('/user')) return json({ code: 'bad_jwt', message: 'expired' }, 403)
      if (address.includes('/token')) return json(renewed)
      return authorization === 'Bearer asha-renewed'
        ? json({ id: asha.id })
        : json({ code: 'no_session', detail: 'x' }, 401)
    })
    const calls = [fetchApi('GET /api/me/profile', {}), fetchApi('GET /api/me/profile', {})]
    await vi.advanceTimersByTimeAsync(50)
    expect(await Promise.all(calls)).toEqual([{ id: asha.id }, { id: asha.id }])
    expect(read().user).toEqual(asha)
    expect(sent.filter(({ address }) => address.includes('/user'))).toHaveLength(1)
  })

  it('stays when a call is refused and the auth service cannot be reached', async () => {
    const { read, fetchApi } = await start('/', ashaSession(), (address) =>
      address.includes('/user') ? json({}, 503) : json({ code: 'no_session', detail: 'x' }, 401),
    )
    await expect(fetchApi('GET /api/me/profile', {})).rejects.toMatchObject({ code: 'no_session' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read().user).toEqual(asha)
  })
})

describe('several tabs', () => {
  const change = async (tab: Awaited<ReturnType<typeof start>>, key: string | null) => {
    tab.window.dispatchEvent(new tab.storageEvent('storage', { key }))
    await vi.advanceTimersByTimeAsync(10)
  }

  it('a sign-in in one shows in another that never fetched auth-js', async () => {
    const tab = await start('/', undefined)
    tab.local.setItem('basera-auth', JSON.stringify(ashaSession()))
    await change(tab, 'basera-auth')
    expect(tab.read()).toEqual({ status: 'ready', user: asha })
  })

  it.each(['basera-auth', null])('a sign-out in one shows in another (storage key %s)', async (key) => {
    const tab = await start('/', ashaSession())
    await vi.advanceTimersByTimeAsync(10)
    tab.local.clear()
    await change(tab, key)
    expect(tab.read()).toEqual({ status: 'ready', user: null })
  })

  it('other keys change nothing', async () => {
    const tab = await start('/', undefined)
    tab.local.setItem('basera-auth', JSON.stringify(ashaSession()))
    await change(tab, 'favourite-rooms')
    expect(tab.read().user).toBeNull()
  })
})

describe('an address that brings a sign-in', () => {
  const verifier = '"v/magic"'
  const withVerifier = async (path: string, answer: Parameters<typeof openTab>[2], kind = verifier) => {
    const tab = await openTab(path, undefined, answer)
    tab.local.setItem('basera-auth-code-verifier', kind)
    tab.session.prepareSession('/auth/v1')
    tab.session.connectSession(tab.page)
    await vi.advanceTimersByTimeAsync(50)
    return tab
  }
  const profile = (more: object) => ({ id: asha.id, full_name: 'Asha', age: 29, ...more })
  const answers = (own: object) => (address: string) => json(address.includes('/token') ? ashaSession() : own)

  it('signs in, cleans the address and goes to the page first asked for', async () => {
    const tab = await openTab('/?code=abc', undefined, answers(profile({})))
    tab.local.setItem('basera-auth-code-verifier', verifier)
    tab.local.setItem('basera-return', JSON.stringify({ path: '/browse-profiles?q=a', at: Date.now() }))
    tab.session.prepareSession('/auth/v1')
    tab.session.connectSession(tab.page)
    await vi.advanceTimersByTimeAsync(50)
    expect(tab.session.readSession()).toEqual({ status: 'ready', user: asha })
    expect(tab.location.href).toBe('https://basera.example/')
    expect(tab.gone).toEqual(['/browse-profiles?q=a'])
    expect(tab.asked).toEqual([])
  })

  it('newcomers by link fill in their profile first', async () => {
    const tab = await withVerifier('/?code=abc', answers(profile({ full_name: null, age: null })))
    expect(tab.asked).toEqual([{ step: 'profile' }])
  })

  it('accounts.password-recovery: PASSWORD_RECOVERY opens the new-password form, once', async () => {
    const tab = await withVerifier('/?code=abc', answers(profile({})), '"v/recovery"')
    await vi.advanceTimersByTimeAsync(5000)
    expect(tab.asked).toEqual([{ step: 'new-password' }])
  })

  it('without the verifier says so and cleans the address', async () => {
    const { asked, location, read } = await start('/?code=abc&q=1', undefined)
    await vi.advanceTimersByTimeAsync(50)
    expect(asked.map(returnMessage)).toEqual(['No session found. Please try signing in again.'])
    expect(location.search).toBe('?q=1')
    expect(read()).toEqual({ status: 'ready', user: null })
  })

  it('with a code that is too old says so', async () => {
    const tab = await withVerifier('/?code=abc', () =>
      json({ code: 'flow_state_expired', message: 'old' }, 422),
    )
    expect(tab.asked.map(returnMessage)).toEqual(['Authentication failed. Please try again.'])
    expect(tab.location.search).toBe('')
  })

  it('auth-protocol.failure-in-fragment: a failure in the fragment alone is moved to where Home reads it', async () => {
    const failure = 'error=access_denied&error_code=otp_expired&error_description=Email+link'
    const only = await start(`/#${failure}&sb=`, undefined)
    expect(only.location.href).toBe(`https://basera.example/?${failure}`)
    const both = await start(`/?${failure}#${failure}&sb=`, undefined)
    expect(both.location.href).toBe(`https://basera.example/?${failure}`)
  })
})

describe('the profile row after a sign-in', () => {
  it('accounts.profile-after-sign-in: is looked for after 1 s and created if missing', async () => {
    const { sent } = await start('/', ashaSession(), (address) =>
      address.includes('/api/me/profile') ? json({ code: 'not_found', detail: 'none' }, 404) : json({}),
    )
    await vi.advanceTimersByTimeAsync(900)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(sent.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'GET /api/me/profile',
      'PATCH /api/me/profile',
    ])
    await vi.advanceTimersByTimeAsync(5000)
    // Failure to create is only logged.
    expect(console.warn).toHaveBeenCalled()
  })
})

it("accounts.provider-required: 'useAuth must be used within an AuthProvider'", async () => {
  const { session } = await openTab('/', undefined, silent)
  await expect(session.loadAuthClient()).rejects.toThrow('useAuth must be used within an AuthProvider')
})
