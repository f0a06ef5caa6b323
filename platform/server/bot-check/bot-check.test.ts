import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSecrets } from '../secrets/secrets.ts'
import { type AltchaChallenge, altchaBotCheck, altchaChallenge, altchaLifetime } from './altcha.ts'
import { openBotCheck } from './open-bot-check.ts'

const secrets = openSecrets('a secret of one installation, long enough')
const address = '203.0.113.7'
let database: TestDatabase<unknown>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())
beforeEach(() => database.pool.query('TRUNCATE bot_checks_spent'))

const passed = (answers: readonly boolean[]) => answers.filter(Boolean).length
const encode = (token: unknown) => Buffer.from(JSON.stringify(token)).toString('base64')

async function solve(challenge: AltchaChallenge) {
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}

describe('accounts.bot-check-providers: ALTCHA proof of work', () => {
  const check = () => altchaBotCheck({ db: database.db, secrets })

  it('passes a solved challenge once, 100 at the same time included', async () => {
    const token = encode(await solve(await altchaChallenge(secrets)))
    const answers = await Promise.all(Array.from({ length: 100 }, () => check().passes(token, address)))
    expect(passed(answers)).toBe(1)
    expect(await check().passes(token, address)).toBe(false)
  })

  it('knows a used solution again however it is written', async () => {
    const solved = await solve(await altchaChallenge(secrets))
    expect(await check().passes(encode(solved), address)).toBe(true)
    const written = [
      encode({ ...solved, note: 'again' }),
      encode({ solution: { ...solved.solution, time: 1 }, challenge: solved.challenge }),
      encode({ ...solved, solution: { ...solved.solution, counter: 1 } }),
      Buffer.from(` ${JSON.stringify(solved, null, 2)}`).toString('base64url'),
    ]
    for (const token of written) expect(await check().passes(token, address)).toBe(false)
  })

  it('refuses what was not worked for, and leaves the challenge unused', async () => {
    const challenge = await altchaChallenge(secrets)
    const { solution } = await solve(challenge)
    const { parameters } = challenge
    const forged = [
      { challenge, solution: { counter: 0, derivedKey: parameters.keyPrefix } },
      { challenge, solution: { counter: 0, derivedKey: `${parameters.keyPrefix}${'0'.repeat(32)}` } },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } }, solution },
      { challenge: { parameters }, solution },
      { challenge: { parameters, signature: '0'.repeat(64) }, solution },
    ]
    for (const token of forged) expect(await check().passes(encode(token), address)).toBe(false)
    expect(await check().passes(encode({ challenge, solution }), address)).toBe(true)
  })

  it("refuses another installation's challenge", async () => {
    const theirs = openSecrets('a secret of another installation, long too')
    const token = encode(await solve(await altchaChallenge(theirs)))
    expect(await check().passes(token, address)).toBe(false)
  })

  it('refuses a solution after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const token = encode(await solve(await altchaChallenge(secrets)))
      vi.setSystemTime(Date.now() + altchaLifetime * 1000 + 2000)
      expect(await check().passes(token, address)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('answers no to any odd token', async () => {
    const odd = fc.oneof(
      fc.string(),
      fc.json().map((json) => Buffer.from(json).toString('base64')),
      fc.constantFrom(
        '',
        'null',
        'bnVsbA==',
        'A'.repeat(9000),
        Buffer.from('['.repeat(6000)).toString('base64'),
      ),
      fc
        .record({
          challenge: fc.record({ parameters: fc.object(), signature: fc.string() }),
          solution: fc.object(),
        })
        .map(encode),
    )
    await fc.assert(
      fc.asyncProperty(odd, async (token) => {
        expect(await check().passes(token, address)).toBe(false)
      }),
    )
  })

  it('accounts.wrong-passwords: a usual solution is not enough for hard work, a hard one is, once', async () => {
    const few = 20
    const light = altchaBotCheck({ db: database.db, secrets, rounds: few })
    const [usual, hard] = [await altchaChallenge(secrets, few), await altchaChallenge(secrets, few, 'hard')]
    expect(hard.parameters.cost).toBe(4 * few)
    const [cheap, costly] = [encode(await solve(usual)), encode(await solve(hard))]
    expect(await light.passes(cheap, address, 'hard')).toBe(false)
    expect(await light.passes(cheap, address)).toBe(true)
    expect(await light.passes(costly, address, 'hard')).toBe(true)
    expect(await light.passes(costly, address)).toBe(false)
    const { challenge, solution } = await solve(await altchaChallenge(secrets, few))
    const claimed = { ...challenge, parameters: { ...challenge.parameters, cost: 4 * few } }
    expect(await light.passes(encode({ challenge: claimed, solution }), address, 'hard')).toBe(false)
  })

  it('remembers used tokens as hashes, until they have ended anyway', async () => {
    const solved = await solve(await altchaChallenge(secrets))
    await check().passes(encode(solved), address)
    const { rows } = await database.pool.query('SELECT * FROM bot_checks_spent')
    expect(rows).toEqual([
      {
        token_hash: expect.stringMatching(/^[\w-]{43}$/),
        expires_at: new Date((solved.challenge.parameters.expiresAt ?? 0) * 1000),
      },
    ])
  })
})

/** A checking service that honours every token but `no`, again and again, and keeps what it was asked. */
async function openProvider(answer: (response: string) => { status?: number; body: string } | 'nothing') {
  const asked: Record<string, string>[] = []
  const server = createServer((request, reply) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(text))
      asked.push(fields)
      const said = answer(fields.response ?? '')
      if (said === 'nothing') return request.socket.destroy()
      reply.writeHead(said.status ?? 200, { 'content-type': 'application/json' }).end(said.body)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
  return { asked, verifyUrl, close: () => new Promise((closed) => server.close(closed)) }
}

describe.each(['turnstile', 'hcaptcha'] as const)('accounts.bot-check-providers: %s', (kind) => {
  const honours = (response: string) => ({
    body: JSON.stringify(
      response === 'no'
        ? { success: false, 'error-codes': ['invalid-input-response'] }
        : { success: true, hostname: 'basera.example' },
    ),
  })
  const checkAt = (verifyUrl: string) =>
    openBotCheck({ kind, secret: 'the secret', verifyUrl }, { db: database.db, secrets })

  it('asks the provider and passes each token once, even where the provider would honour it again', async () => {
    const provider = await openProvider(honours)
    const check = checkAt(provider.verifyUrl)
    const answers = await Promise.all(Array.from({ length: 100 }, () => check.passes('token 1', address)))
    expect(passed(answers)).toBe(1)
    expect(await check.passes('no', address)).toBe(false)
    expect(await check.passes('token 2', address)).toBe(true)
    expect(await check.passes('x'.repeat(9000), address)).toBe(false)
    expect(provider.asked).toHaveLength(102)
    expect(provider.asked[0]).toEqual({ secret: 'the secret', response: 'token 1', remoteip: address })
    await provider.close()
  })

  it.each([
    ['answers nothing', 'nothing' as const],
    ['is in trouble', { status: 502, body: '{"success":true}' }],
    ['answers something else', { body: '<html>' }],
    ['has no verdict', { body: '{"success":"true"}' }],
    ['refuses our secret', { status: 400, body: '{"success":false,"error-codes":["invalid-input-secret"]}' }],
  ])('throws when the provider %s: nobody is let through', async (_name, said) => {
    const provider = await openProvider(() => said)
    await expect(checkAt(provider.verifyUrl).passes('token', address)).rejects.toThrow()
    await provider.close()
    await expect(checkAt(provider.verifyUrl).passes('token', address)).rejects.toThrow()
    expect((await database.pool.query('SELECT 1 FROM bot_checks_spent')).rows).toEqual([])
  })
})

describe('CAPTCHA=off', () => {
  it('lets everybody through', async () => {
    const check = openBotCheck({ kind: 'off' }, { db: database.db, secrets })
    expect(await check.passes('', address)).toBe(true)
  })
})
