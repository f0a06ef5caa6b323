import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, type NumberWorld, newPhone, numberWorld, refusal } from './number-world.fixture.ts'

let world: NumberWorld
beforeAll(async () => {
  world = await numberWorld({ works: true })
})
afterAll(() => world?.close())

/** Somebody who signed in a while ago, such as on a phone that was left lying about. */
async function settled(): Promise<Account> {
  const account = await world.join('asha', newPhone())
  await world.query(
    "UPDATE auth_sessions SET signed_in_at = now() - interval '11 minutes' WHERE user_id = $1",
    [account.id],
  )
  return account
}
const close = (account: Account) =>
  world.call(account, '/api/me', { method: 'DELETE', body: { confirm_email: account.email } })
const again = (account: Account, password: unknown = account.password) =>
  world.post(account, '/api/me/reauthentication', { password })
const needed = [403, 'reauthentication_needed', 'Please sign in again to go on.']

describe('accounts.fresh-sign-in: a token of a sign-in more than 10 minutes ago', () => {
  it('closes no account; the password given again does', async () => {
    const account = await settled()
    expect(refusal(await close(account))).toEqual(needed)
    expect((await again(account, 'guessed')).json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'password', message: 'This is not your password.' }],
    })
    expect(refusal(await close(account))).toEqual(needed)
    expect((await again(account)).statusCode).toBe(204)
    expect((await close(account)).statusCode).toBe(204)
    expect(await world.query('SELECT 1 FROM auth_users WHERE id = $1', [account.id])).toEqual([])
  })

  it('moves no verified phone to another number, and sends nothing', async () => {
    const account = await settled()
    const [{ phone }] = await world.query('SELECT phone FROM user_profiles WHERE id = $1', [account.id])
    const asked = await world.post(account, '/api/me/phone/code', { phone: newPhone() })
    expect(refusal(asked)).toEqual(needed)
    expect(await world.query('SELECT 1 FROM phone_codes WHERE user_id = $1', [account.id])).toEqual([])
    expect(await world.query('SELECT phone FROM user_profiles WHERE id = $1', [account.id])).toEqual([
      { phone },
    ])
  })

  it('proves a first number still', async () => {
    const account = await world.signUp('rohan')
    await world.query("UPDATE auth_sessions SET signed_in_at = now() - interval '1 day' WHERE user_id = $1", [
      account.id,
    ])
    expect((await world.prove(account, newPhone())).statusCode).toBe(200)
  })

  it('guesses ten passwords in a quarter of an hour, and no more', async () => {
    const account = await settled()
    for (let n = 0; n < 10; n++) expect((await again(account, `guess ${n}`)).statusCode).toBe(400)
    expect((await again(account)).statusCode).toBe(429)
  })

  it('of one session says nothing of another', async () => {
    const [one, other] = [await settled(), await settled()]
    expect((await again(one)).statusCode).toBe(204)
    expect(refusal(await close(other))).toEqual(needed)
  })
})

describe('accounts.device-list: ending sessions', () => {
  const signIn = async ({ id, email, password }: Account): Promise<Account> => {
    const body = { email, password }
    const url = '/auth/v1/token?grant_type=password'
    const answer = await world.call(undefined, url, { method: 'POST', body, from: '203.0.113.252' })
    return { id, email, token: answer.json().access_token }
  }
  const sessionsOf = async (account: Account) =>
    (await world.call(account, '/api/me/sessions')).json().items as { id: string; current: boolean }[]
  const end = (account: Account, id = '') =>
    world.call(account, `/api/me/sessions${id && `/${id}`}`, { method: 'DELETE' })
  const statusOf = async (account: Account) => (await world.call(account, '/api/me/phone')).statusCode

  it('ends one, and all others; its tokens are refused at once', async () => {
    const first = await world.signUp('asha')
    const [second, third] = [await signIn(first), await signIn(first)]
    const own = (await sessionsOf(second)).find(({ current }) => current)
    expect((await end(first, own?.id)).statusCode).toBe(204)
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([200, 401, 200])
    expect(refusal(await end(first, own?.id))).toEqual([404, 'not_found', 'This sign-in has ended already.'])
    expect((await end(third)).statusCode).toBe(204)
    expect([await statusOf(first), await statusOf(third)]).toEqual([401, 200])
  })

  it("finds nobody else's", async () => {
    const [asha, rohan] = [await world.signUp('asha'), await world.signUp('rohan')]
    const id = (await sessionsOf(rohan))[0]?.id
    expect((await end(asha, id)).statusCode).toBe(404)
    expect(await statusOf(rohan)).toBe(200)
    expect((await end(asha, 'x')).statusCode).toBe(404)
  })
})
