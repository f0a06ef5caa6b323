import { createLogger } from '@basera/platform/server/logger'
import { GoTrueClient } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

/** What a person types or is sent in this test. Each is told apart from everything else a line could hold. */
const email = 'planted.person@secret-mailbox.example'
const newcomer = 'planted.newcomer@secret-mailbox.example'
const password = 'planted-password-8841'
const phone = '+919812345670'

let lines: string[]
let whole: WholeApp
let site: string
/** Tokens and codes that came along the way. */
const given = new Map<string, string>()

beforeAll(async () => {
  lines = []
  const logger = createLogger('trace', { write: (line) => void lines.push(line) })
  whole = await createWholeApp({ CAPTCHA: 'off', EMAIL_COOLDOWN_S: '1' }, { logger })
  site = await whole.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => whole?.close())

function browser(): GoTrueClient {
  const kept = new Map<string, string>()
  return new GoTrueClient({
    url: `${site}/auth/v1`,
    flowType: 'pkce',
    autoRefreshToken: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  })
}

const outbox = async (to: string) =>
  (await (await fetch(`${site}/dev/outbox.json?to=${encodeURIComponent(to)}`)).json()) as {
    links: string[]
    code: string | null
  }[]

const call = (method: string, path: string, token: string, body?: object) =>
  fetch(site + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

function keep(name: string, value: string | undefined | null): string {
  expect(value, name).toBeTruthy()
  given.set(name, value ?? '')
  return value ?? ''
}

async function signUpAndVerify(): Promise<string> {
  const { data } = await browser().signUp({ email, password })
  const token = keep('access token', data.session?.access_token)
  keep('refresh token', data.session?.refresh_token)
  await call('POST', '/api/me/phone/code', token, { phone })
  const code = keep('phone code', (await outbox(phone))[0]?.code)
  const wrong = code === '111111' ? '222222' : '111111'
  expect((await call('POST', '/api/me/phone/verify', token, { code: wrong })).status).toBe(400)
  expect((await call('POST', '/api/me/phone/verify', token, { code })).status).toBe(200)
  return token
}

async function comeByMailedLink(): Promise<void> {
  const person = browser()
  await person.signInWithOtp({ email, options: { emailRedirectTo: site } })
  const link = new URL(
    keep(
      'mailed link',
      (await outbox(email))[0]?.links.find((one) => one.includes('token=')),
    ),
  )
  const token = keep('link token', link.searchParams.get('token'))
  await fetch(site + link.pathname + link.search)
  const opened = await fetch(`${site}/auth/v1/verify?${link.searchParams}`, { redirect: 'manual' })
  const code = new URL(opened.headers.get('location') ?? '').searchParams.get('code')
  await person.exchangeCodeForSession(keep('authorization code', code))
  await fetch(`${site}/auth/v1/verify?token=${token}&type=magiclink`, { redirect: 'manual' })
  await fetch(`${site}/?code=${code}`)
}

async function makeMistakes(token: string): Promise<void> {
  await browser().signInWithPassword({ email, password: `${password}x` })
  await browser().signUp({ email, password })
  await call('GET', '/auth/v1/user', `${token}x`)
  await call('GET', '/api/me/profile', `${token.slice(0, -3)}abc`)
  await fetch(`${site}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: given.get('refresh token'), email }),
  })
  await fetch(`${site}/auth/v1/signup`, {
    method: 'POST',
    body: `{"email":"${email}","password":"${password}"`,
  })
  await call('DELETE', '/api/me', token, { confirm_email: `x${email}` })
  await fetch(`${site}/?error=email_exists&email=${encodeURIComponent(email)}`)
}

/** Faults of ours are logged whole: with the database gone, every call is one. */
async function meetFaults(token: string): Promise<void> {
  const { pool } = whole.database
  // PostgreSQL tells the whole row that breaks a rule.
  await pool.query('ALTER TABLE auth_users ADD CONSTRAINT auth_users_none CHECK (false) NOT VALID')
  await browser().signUp({ email: newcomer, password })
  await pool.query('ALTER TABLE auth_users RENAME TO auth_users_away')
  await pool.query('ALTER TABLE user_profiles RENAME TO user_profiles_away')
  await browser().signUp({ email, password })
  await browser().signInWithPassword({ email, password })
  await browser().signInWithOtp({ email })
  await call('GET', '/api/me/profile', token)
  await call('POST', '/api/me/phone/code', token, { phone })
}

describe('the log', () => {
  it('holds who signed in by id and refusals by address, no e-mail, password, phone number, code or token', async () => {
    const token = await signUpAndVerify()
    await comeByMailedLink()
    await makeMistakes(token)
    await meetFaults(token)
    const log = lines.join('')
    expect(log).toContain('failed')
    const signIns = lines.map((line) => JSON.parse(line)).filter(({ way }) => way !== undefined)
    const member = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
    expect(signIns).toContainEqual(expect.objectContaining({ way: 'sign-up', outcome: 'ok', member }))
    expect(signIns).toContainEqual(expect.objectContaining({ way: 'code', outcome: 'ok', member }))
    expect(signIns).toContainEqual(
      expect.objectContaining({ way: 'password', outcome: 'invalid_credentials', address: '127.0.0.1' }),
    )
    expect(given.size).toBe(6)
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'refused', route: '/api/me/phone/verify', status: 400, member }),
    )
    const planted = {
      email,
      newcomer,
      password,
      phone,
      'phone digits': phone.slice(3),
      ...Object.fromEntries(given),
    }
    for (const [name, value] of Object.entries(planted)) expect(log.includes(value), name).toBe(false)
  })
})
