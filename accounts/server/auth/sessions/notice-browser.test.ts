import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people } from '../auth-world.fixture.ts'
import { ask, pressButton } from '../links/link-mails.fixture.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await createAuthWorld()
})
afterAll(() => world?.close())
beforeEach(() => world.database.pool.query('TRUNCATE auth_users, rate_limits, outbox_messages CASCADE'))

const { asha } = people
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'
const newer = firefox.replaceAll('127', '140')
const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'

const using = (userAgent: string) => ({ headers: { 'user-agent': userAgent }, body: asha })
const signUp = () => world.call('POST', '/signup', using(chrome))
const signIn = (userAgent: string) => world.call('POST', '/token?grant_type=password', using(userAgent))
const told = async () =>
  (await world.mails(asha.email)).filter(({ subject }) => subject === 'New sign-in to your Basera account')

describe('accounts.new-browser-told: the mail about a sign-in', () => {
  it('comes for a new browser, once', async () => {
    expect((await signUp()).status).toBe(200)
    expect((await signIn(chrome)).status).toBe(200)
    expect(await told()).toEqual([])
    expect((await signIn(firefox)).status).toBe(200)
    await signIn(newer)
    await signIn(firefox)
    const mails = await told()
    expect(mails.map(({ text }) => text.includes('Firefox on Windows'))).toEqual([true])
  })

  it('does not come for a wrong password', async () => {
    await signUp()
    const wrong = { ...using(firefox), body: { ...asha, password: 'guessed' } }
    expect((await world.call('POST', '/token?grant_type=password', wrong)).status).toBe(400)
    expect(await told()).toEqual([])
  })

  it('comes for a mailed link too', async () => {
    await signUp()
    await world.database.pool.query('UPDATE auth_users SET email_proven_at = now()')
    const { verifier: code_verifier } = await ask(world, 'otp', { email: asha.email })
    const body = { auth_code: await pressButton(world, asha.email), code_verifier }
    const answer = await world.call('POST', '/token?grant_type=pkce', { ...using(firefox), body })
    expect([answer.status, (await told()).length]).toEqual([200, 1])
  })

  it('comes once for ten sign-ins at once', async () => {
    await signUp()
    await Promise.all(Array.from({ length: 10 }, () => signIn(firefox)))
    expect(await told()).toHaveLength(1)
  })
})
