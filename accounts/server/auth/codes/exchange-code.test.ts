import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people } from '../auth-world.fixture.ts'
import { ask, exchange, newChallenge, pressButton } from '../links/link-mails.fixture.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await createAuthWorld()
})
afterAll(() => world?.close())
beforeEach(() => world.database.pool.query('TRUNCATE auth_users, rate_limits, outbox_messages CASCADE'))

const { asha } = people
async function newCode(body: object = {}) {
  await world.database.pool.query('TRUNCATE rate_limits')
  const { verifier } = await ask(world, 'otp', { email: asha.email, ...body })
  return { verifier, code: await pressButton(world, asha.email) }
}
const sessions = () => world.db.selectFrom('auth_sessions').selectAll().execute()

describe('auth-protocol.code-exchange: code exchange', () => {
  it('gives a session, once', async () => {
    const { code, verifier } = await newCode()
    const { status, body } = await exchange(world, code, verifier)
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email: asha.email } })
    expect(Object.keys(body).toSorted()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'].toSorted(),
    )
    expect(await exchange(world, code, verifier)).toMatchObject({
      status: 404,
      body: { code: 'flow_state_not_found' },
    })
    expect(await sessions()).toHaveLength(1)
  })

  it('gives one session for twenty exchanges at once', async () => {
    const { code, verifier } = await newCode()
    const asked = await Promise.all(Array.from({ length: 20 }, () => exchange(world, code, verifier)))
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(404)])
    expect(await sessions()).toHaveLength(1)
  })

  it.each([
    ['no code', undefined, 'x', 'validation_failed'],
    ['an empty code', '', 'x', 'validation_failed'],
    ['null', null, 'x', 'validation_failed'],
    ['no verifier', 'x', undefined, 'validation_failed'],
    ['an empty verifier', 'x', '', 'validation_failed'],
    ['a number', 7, 'x', 'bad_json'],
    ['a list', ['x'], 'x', 'bad_json'],
    ['an object as verifier', 'x', {}, 'bad_json'],
    ['NUL', 'x\0', 'x', 'bad_json'],
  ])('%s: 400', async (_what, code, verifier, expected) => {
    expect(await exchange(world, code, verifier)).toMatchObject({ status: 400, body: { code: expected } })
  })

  it('an old code: 422 flow_state_expired', async () => {
    const { code, verifier } = await newCode()
    await world.db.updateTable('auth_codes').set({ expires_at: new Date() }).execute()
    expect(await exchange(world, code, verifier)).toMatchObject({
      status: 422,
      body: { code: 'flow_state_expired' },
    })
  })

  it.each([
    ['another verifier', () => newChallenge().verifier],
    ['the challenge itself', (_verifier: string, challenge: string) => challenge],
    ['the verifier cut short', (verifier: string) => verifier.slice(1)],
    ['the verifier in capitals', (verifier: string) => verifier.toUpperCase()],
  ])('%s does not fit: 400 bad_code_verifier; the right one still does', async (_what, wrong) => {
    const { verifier, fields } = newChallenge()
    await ask(world, 'otp', { email: asha.email, ...fields })
    const code = await pressButton(world, asha.email)
    expect(await exchange(world, code, wrong(verifier, fields.code_challenge))).toMatchObject({
      status: 400,
      body: { code: 'bad_code_verifier' },
    })
    expect(await sessions()).toEqual([])
    expect((await exchange(world, code, verifier)).status).toBe(200)
  })

  it('plain challenges are the verifier itself', async () => {
    const plain = 'p'.repeat(43)
    const { code } = await newCode({ code_challenge: plain, code_challenge_method: 'PLAIN' })
    expect((await exchange(world, code, `${plain}p`)).body.code).toBe('bad_code_verifier')
    expect((await exchange(world, code, plain)).status).toBe(200)
  })

  it('two flows of one account do not disturb each other', async () => {
    const [first, second] = [await newCode(), await newCode()]
    expect((await exchange(world, first.code, second.verifier)).body.code).toBe('bad_code_verifier')
    expect((await exchange(world, second.code, second.verifier)).status).toBe(200)
    expect((await exchange(world, first.code, first.verifier)).status).toBe(200)
  })

  it('a suspended account gets none', async () => {
    const { code, verifier } = await newCode()
    await world.db.updateTable('auth_users').set({ banned_at: new Date() }).execute()
    expect(await exchange(world, code, verifier)).toMatchObject({
      status: 403,
      body: { code: 'user_banned' },
    })
    expect(await sessions()).toEqual([])
  })

  it('guessing finds nothing, and the table holds no code', async () => {
    const { code, verifier } = await newCode()
    const { code_hash } = await world.db.selectFrom('auth_codes').selectAll().executeTakeFirstOrThrow()
    expect(code_hash).not.toContain(code)
    const guesses = [
      code_hash,
      code.slice(1),
      `${code}=`,
      ...Array.from({ length: 20 }, () => randomBytes(32).toString('base64url')),
    ]
    for (const guess of guesses)
      expect((await exchange(world, guess, verifier)).body.code).toBe('flow_state_not_found')
  })
})
