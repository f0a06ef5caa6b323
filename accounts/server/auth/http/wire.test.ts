import { AuthApiError, AuthRetryableFetchError, GoTrueClient } from '@supabase/auth-js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AuthWorld,
  createAuthWorld,
  memoryStorage,
  people,
  type TestSession,
} from '../auth-world.fixture.ts'

let world: AuthWorld
let session: TestSession
beforeAll(async () => {
  world = await createAuthWorld()
  session = await world.signUp(people.asha)
})
afterAll(() => world?.close())

const wrong = { body: { email: 'asha@example.com', password: 'wrong' } }
const wrongSignIn = (headers: Record<string, string>) =>
  world.call('POST', '/token?grant_type=password', { ...wrong, headers })

describe('auth-protocol.two-error-forms: two forms of errors', () => {
  it.each(['2024-01-01', '2024-01-02', '2026-12-31', '9999-01-01'])(
    '%s gives the newer form',
    async (version) => {
      const { json, headers } = await wrongSignIn({ 'x-supabase-api-version': version })
      expect(json).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
      expect(headers['x-supabase-api-version']).toBe('2024-01-01')
      expect(headers['x-sb-error-code']).toBe('invalid_credentials')
      expect(headers['content-type']).toMatch(/^application\/json/)
    },
  )

  it.each([
    '',
    '2023-12-31',
    'latest',
    '2024-13-01',
    '2024-02-30',
    '20240101',
    '2024-01-01T00:00',
    '2024-1-1',
  ])('%j gives the older form', async (version) => {
    const { json, headers } = await wrongSignIn({ 'x-supabase-api-version': version })
    expect(json).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
    expect(headers).not.toHaveProperty('x-supabase-api-version')
    expect(headers['x-sb-error-code']).toBe('invalid_credentials')
  })

  it('the client reads the code in both', async () => {
    const { error } = await world.browser().signInWithPassword({ ...people.asha, password: 'wrong' })
    expect(error).toBeInstanceOf(AuthApiError)
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    const older = new GoTrueClient({
      url: world.url,
      storage: memoryStorage(),
      autoRefreshToken: false,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers)
        headers.delete('x-supabase-api-version')
        return fetch(input, { ...init, headers })
      },
    })
    const { error: told } = await older.signInWithPassword({ ...people.asha, password: 'wrong' })
    expect(told).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  it('weak passwords carry their reasons in both', async () => {
    const body = { email: 'new@example.com', password: 'abc' }
    const newer = await world.call('POST', '/signup', { body })
    expect(newer.json).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    })
    const older = await world.call('POST', '/signup', { body, headers: { 'x-supabase-api-version': '' } })
    expect(older.json).toMatchObject({
      code: 422,
      error_code: 'weak_password',
      weak_password: { reasons: ['length'] },
    })
  })

  it('a fault of ours is a 5xx that tells nothing, and the client tries again later', async () => {
    const broken = await createAuthWorld()
    await broken.database.pool.query('ALTER TABLE auth_users RENAME TO elsewhere')
    const { error } = await broken.browser().signInWithPassword(people.asha)
    await broken.database.pool.query('ALTER TABLE elsewhere RENAME TO auth_users')
    await broken.close()
    expect(error).toBeInstanceOf(AuthRetryableFetchError)
    expect(error?.status).toBe(500)
    expect(error?.message).not.toMatch(/auth_users|relation/)
  })
})

describe('auth-protocol.base-path: what is under the service and what is not', () => {
  it.each([
    ['GET', '/nothing', 404],
    ['GET', '', 404],
    ['GET', '/', 404],
    ['POST', '/signup/', 404],
    ['POST', '/admin/users', 404],
    ['GET', '/admin/users', 404],
    ['POST', '/invite', 404],
    ['POST', '/resend', 404],
    ['GET', '/reauthenticate', 404],
    ['POST', '/sso', 404],
    ['POST', '/factors', 404],
    ['GET', '/user/identities/authorize', 404],
    ['DELETE', '/user', 405],
    ['GET', '/signup', 405],
    ['GET', '/token?grant_type=password', 405],
    ['PUT', '/token', 405],
    ['POST', '/user', 405],
    ['POST', '/.well-known/jwks.json', 405],
    ['DELETE', '/logout', 405],
  ] as const)('%s %s answers %i as JSON, also to members', async (method, path, status) => {
    for (const options of [{}, { token: session.access_token, ...(method === 'POST' ? { body: {} } : {}) }]) {
      const answer = await world.call(method, path, options)
      expect(answer.status).toBe(status)
      expect(answer.json.code).toBe(status === 404 ? 'not_found' : 'method_not_allowed')
    }
  })

  it('auth-protocol.not-offered: does not know the grant of other providers', async () => {
    const { status } = await world.call('POST', '/token?grant_type=id_token', { body: { id_token: 'x' } })
    expect(status).toBe(400)
  })

  it('tells its health and settings', async () => {
    expect((await world.call('GET', '/health')).json).toMatchObject({
      name: expect.any(String),
      version: expect.any(String),
    })
    expect((await world.call('GET', '/settings')).json).toMatchObject({
      external: { email: true, google: false, phone: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    })
  })
})

describe('auth-protocol.cross-origin: cross-origin use', () => {
  it('answers preflights, and lets pages read the version header', async () => {
    const preflight = await world.app.inject({
      method: 'OPTIONS',
      url: '/auth/v1/token?grant_type=password',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,content-type,x-client-info,x-supabase-api-version',
      },
    })
    expect(preflight.statusCode).toBe(204)
    const list = (name: string) => String(preflight.headers[name]).toLowerCase().split(', ').sort()
    expect(list('access-control-allow-methods')).toEqual(['get', 'post', 'put'])
    expect(list('access-control-allow-headers')).toEqual([
      'apikey',
      'authorization',
      'content-type',
      'x-client-info',
      'x-supabase-api-version',
    ])
    const { headers } = await wrongSignIn({ origin: 'https://app.example' })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-expose-headers']).toBe('X-Supabase-Api-Version')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })
})

const bodyCalls = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['PUT', '/user'],
] as const
const send = (method: 'POST' | 'PUT', path: string, body: object | string) =>
  world.call(method, path, { body, token: session.access_token })

describe.each(bodyCalls)('hostile bodies: %s %s', (method, path) => {
  it.each([
    '',
    '{',
    'null',
    '5',
    '"text"',
    '[]',
    '{"email":"a@b.in",}',
    "{'email':1}",
    '\u0000',
    '{"email":"a\\u0000@b.in","password":"a quiet harbour","refresh_token":"\\u0000"}',
    '{"data":{"\\u0000":1}}',
    '{"data":{"name":"\\ud800"}}',
    '{"data":{"\\udc00":1}}',
    `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    `{"data":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
  ])('%.60j is bad_json', async (body) => {
    const { status, json } = await send(method, path, body)
    expect([status, json.code]).toEqual([400, 'bad_json'])
  })

  it('over 1 MB is refused with 413, under it is not', async () => {
    const over = await send(method, path, { pad: 'x'.repeat(1_048_576) })
    expect([over.status, over.json.code]).toEqual([413, 'request_entity_too_large'])
    const under = await send(method, path, { pad: 'x'.repeat(900_000) })
    expect(under.status).not.toBe(413)
  })

  it('auth-protocol.bad-input: no field of any type gives a 5xx or a page', async () => {
    const names = [
      'email',
      'password',
      'data',
      'phone',
      'refresh_token',
      'auth_code',
      'code_verifier',
      'code_challenge',
      'code_challenge_method',
      'gotrue_meta_security',
      'create_user',
    ]
    const fields = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue(), {
      maxKeys: 6,
    })
    await fc.assert(
      fc.asyncProperty(fields, async (body) => {
        const answer = await send(method, path, body)
        expect(answer.status).toBeLessThan(500)
        expect(answer.json).toBeTypeOf('object')
      }),
      { numRuns: 60 },
    )
  })
})

describe('auth-protocol.body-limits: unknown fields and other content types', () => {
  it('are taken as the client sends them', async () => {
    // Not the one whose password the bodies above may have changed.
    const someone = { email: 'someone@example.com', password: people.asha.password }
    await world.signUp(someone)
    const body = JSON.stringify({ ...someone, whatever: { x: 1 }, captcha: 'x' })
    for (const type of ['application/json', 'application/json;charset=UTF-8', 'text/plain'])
      expect(
        (await world.call('POST', '/token?grant_type=password', { body, headers: { 'content-type': type } }))
          .status,
      ).toBe(200)
    const form = await world.call('POST', '/token?grant_type=password', {
      body: 'email=asha%40example.com',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([form.status, form.json.code]).toEqual([400, 'bad_json'])
  })
})
