import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people, type TestSession } from '../auth-world.fixture.ts'
import { judgeRefresh } from './refresh-session.ts'
import { readRefreshToken, refreshTokenOf } from './refresh-token.ts'

let world: AuthWorld
let session: TestSession
let sessionId: string

beforeAll(async () => {
  world = await createAuthWorld()
  await world.signUp(people.asha)
})
afterAll(() => world?.close())
beforeEach(async () => {
  session = (await world.call('POST', '/token?grant_type=password', { body: people.asha })).json
  sessionId = claimsOf(session.access_token).session_id
})

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const refresh = (token: unknown) =>
  world.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })
const user = (token: string) => world.call('GET', '/user', { token })
const refreshed = async (token: string): Promise<string> => {
  const answer = await refresh(token)
  expect(answer.status).toBe(200)
  return answer.json.refresh_token
}
/** Moves the last refresh of the session into the past, instead of waiting. */
const age = (seconds: number) =>
  world.database.pool.query(
    'UPDATE auth_sessions SET refreshed_at = clock_timestamp() - make_interval(secs => $2) WHERE id = $1',
    [sessionId, seconds],
  )

describe('auth-protocol.refresh-rotation: what a refresh token does', () => {
  it.each([
    ['R2, the newest', 2, 3600, 'rotate'],
    ['R1, at once', 1, 0, 'repeat'],
    ['R1, at any time', 1, 1e9, 'repeat'],
    ['R0, within the interval', 0, 10, 'repeat'],
    ['R0, after the interval', 0, 10.001, 'reuse'],
    ['a token from the future', 3, 0, 'unknown'],
  ] as const)('%s', (_what, presented, secondsSinceRefresh, verdict) => {
    expect(judgeRefresh({ presented, newest: 2, secondsSinceRefresh, interval: 10 })).toBe(verdict)
  })

  it('rotates: new tokens, same session, same methods; the older access token stays good', async () => {
    const { status, json, headers } = await refresh(session.refresh_token)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(json.refresh_token).not.toBe(session.refresh_token)
    expect(json.access_token).not.toBe(session.access_token)
    const [before, after] = [claimsOf(session.access_token), claimsOf(json.access_token)]
    expect([after.session_id, after.amr]).toEqual([before.session_id, before.amr])
    expect(after.iat).toBeGreaterThanOrEqual(before.iat)
    expect((await user(session.access_token)).status).toBe(200)
    expect((await user(json.access_token)).status).toBe(200)
    expect(json).not.toHaveProperty('provider_token')
  })

  it('R1 gets R2 again at any time while R2 has not been used', async () => {
    const r1 = await refreshed(session.refresh_token)
    const r2 = await refreshed(r1)
    await age(30 * 24 * 3600)
    expect(await refreshed(r1)).toBe(r2)
    await age(30 * 24 * 3600)
    expect(await refreshed(r1)).toBe(r2)
    const r3 = await refreshed(r2)
    expect(r3).not.toBe(r2)
  })

  it('R0 within the interval gets the newest; what it got goes on working', async () => {
    const r1 = await refreshed(session.refresh_token)
    const r2 = await refreshed(r1)
    await age(9)
    expect(await refreshed(session.refresh_token)).toBe(r2)
    expect(await refreshed(r2)).not.toBe(r2)
  })

  it('auth-protocol.refresh-reuse: R0 after the interval ends the session at once, and only this one', async () => {
    const other = (await world.call('POST', '/token?grant_type=password', { body: people.asha })).json
    const r1 = await refreshed(session.refresh_token)
    const r2 = await refreshed(r1)
    await age(11)
    const stolen = await refresh(session.refresh_token)
    expect([stolen.status, stolen.json]).toEqual([
      400,
      { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    ])
    for (const token of [session.refresh_token, r1, r2]) {
      const { status, json } = await refresh(token)
      expect([status, json.code]).toEqual([400, 'refresh_token_not_found'])
    }
    expect((await user(session.access_token)).json.code).toBe('session_not_found')
    expect((await refresh(other.refresh_token)).status).toBe(200)
    expect((await user(other.access_token)).status).toBe(200)
  })

  it('any number of refreshes at the same moment all get the same newest token', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => refresh(session.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
    const newest = new Set(answers.map(({ json }) => json.refresh_token))
    expect(newest.size).toBe(1)
    expect(await refreshed([...newest][0])).not.toBe([...newest][0])
  })

  it('whatever honest tabs do, the session lives and all end with the same token', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 12 }),
        async (turns) => {
          // Three tabs share a storage, but each may act on what it read a refresh ago.
          const stored = [session.refresh_token]
          for (const behind of turns) {
            const token = stored.at(-1 - Math.min(behind, 1, stored.length - 1)) ?? ''
            const next = await refreshed(token)
            if (next !== stored.at(-1)) stored.push(next)
          }
          expect((await user(session.access_token)).status).toBe(200)
          session = { ...session, refresh_token: stored.at(-1) ?? '' }
        },
      ),
      { numRuns: 15 },
    )
  })

  it.each([
    ['missing', undefined, 'validation_failed'],
    ['empty', '', 'validation_failed'],
    ['null', null, 'validation_failed'],
    ['a number', 5, 'bad_json'],
    ['not one of ours', 'abcdefghijkl', 'refresh_token_not_found'],
    ['an access token', 'eyJhbGciOiJub25lIn0.e30.', 'refresh_token_not_found'],
  ])('refuses one that is %s', async (_what, token, code) => {
    const { status, json } = await refresh(token)
    expect([status, json.code]).toEqual([400, code])
  })

  it('refuses well-formed tokens of nobody, altered ones and ones from the future', async () => {
    const { secrets } = world
    const unknown = refreshTokenOf(secrets, { sessionId: '00000000-0000-4000-8000-000000000000', counter: 0 })
    const future = refreshTokenOf(secrets, { sessionId, counter: 9 })
    const text = session.refresh_token
    const altered = Array.from(
      text,
      (letter, at) => `${text.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`,
    )
    for (const token of [unknown, future, ...altered, `${text}A`, text.slice(1)]) {
      const { status, json } = await refresh(token)
      expect([status, json.code]).toEqual([400, 'refresh_token_not_found'])
    }
    expect(await refreshed(text)).toBeTruthy()
  })

  it('suspended people get 400 user_banned, and the session stays as it is', async () => {
    const { db } = world
    await db.updateTable('auth_users').set({ banned_at: new Date() }).execute()
    const answer = await refresh(session.refresh_token)
    await db.updateTable('auth_users').set({ banned_at: null }).execute()
    expect([answer.status, answer.json.code]).toEqual([400, 'user_banned'])
    expect((await refresh(session.refresh_token)).status).toBe(200)
  })

  it('the real client refreshes and keeps its session', async () => {
    const browser = world.browser()
    await browser.signInWithPassword(people.asha)
    const { data, error } = await browser.refreshSession()
    expect(error).toBeNull()
    expect((await browser.getSession()).data.session?.refresh_token).toBe(data.session?.refresh_token)
  })

  it('nothing that is stored gives a refresh token', async () => {
    const { rows } = await world.database.pool.query('SELECT * FROM auth_sessions WHERE id = $1', [sessionId])
    expect(JSON.stringify(rows)).not.toContain(session.refresh_token.slice(30))
  })
})

describe('refresh tokens', () => {
  it('can be read by who made them, for any session and counter', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat({ max: 2 ** 40 }), (id, counter) => {
        const token = { sessionId: id, counter }
        expect(readRefreshToken(world.secrets, refreshTokenOf(world.secrets, token))).toEqual(token)
      }),
    )
  })
})
