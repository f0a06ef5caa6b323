import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, json, queryOf, value } from './hostile-input.fixture.ts'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

/** Generated requests a call gets. */
const requests = 250

const calls = [
  'POST /signup',
  'POST /token?grant_type=password',
  'POST /token?grant_type=refresh_token',
  'POST /token?grant_type=pkce',
  'POST /token',
  'POST /otp',
  'POST /recover',
  'GET /verify',
  'GET /authorize',
  'GET /callback',
  'GET /user',
  'PUT /user',
  'POST /logout',
  'GET /.well-known/jwks.json',
  'GET /settings',
  'GET /health',
  'POST /admin/users',
  'DELETE /user',
]

const fields = [
  'email',
  'password',
  'phone',
  'data',
  'create_user',
  'gotrue_meta_security',
  'code_challenge',
  'code_challenge_method',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'app_metadata',
  'role',
  'id',
]
const parameters = [
  'redirect_to',
  'token',
  'type',
  'provider',
  'state',
  'code',
  'error',
  'scope',
  'grant_type',
  'scopes',
]

const person = { email: 'asha@example.com', password: 'monsoon lamp 41' }
const payload = fc.oneof(
  bodyOf(fields),
  json.map((data) => JSON.stringify({ ...person, data })),
  value,
)
const version = fc.constantFrom('2024-01-01', '2023-01-01', '', 'soon', '9999-99-99')

let whole: WholeApp
let token: string
beforeAll(async () => {
  whole = await createWholeApp({ CAPTCHA: 'off', EMAIL_COOLDOWN_S: '1' })
  const answer = await whole.app.inject({ method: 'POST', url: '/auth/v1/signup', payload: person })
  token = answer.json().access_token
})
afterAll(() => whole?.close())

/** Answers are JSON with a code, or lead on: never the site's page (`auth-protocol.base-path`). */
function expectWire(status: number, type: unknown, body: string): void {
  expect(status).toBeLessThan(500)
  if (status === 204 || (status >= 300 && status < 400)) return
  expect(String(type)).toMatch(/^application\/json/)
  expect(() => JSON.parse(body)).not.toThrow()
}

describe('hostile requests to the auth service', () => {
  it.each(calls)('auth-protocol.bad-input: %s never fails', { timeout: 300_000 }, async (call) => {
    const [method = '', path = ''] = call.split(' ')
    const from = fc.constantFrom(undefined, `Bearer ${token}`, 'Bearer', 'bearer  x', `Basic ${token}`)
    const property = fc.asyncProperty(
      queryOf(parameters),
      payload,
      version,
      from,
      async (search, body, asked, who) => {
        const answer = await whole.app.inject({
          method: method as 'POST',
          url: `/auth/v1${path}${path.includes('?') ? search.replace('?', '&') : search}`,
          headers: {
            'content-type': 'application/json;charset=UTF-8',
            'x-supabase-api-version': asked,
            ...(who && { authorization: who }),
          },
          ...(method !== 'GET' && { payload: body }),
        })
        expectWire(answer.statusCode, answer.headers['content-type'], answer.body)
      },
    )
    await fc.assert(property, { numRuns: requests })
  })
})
