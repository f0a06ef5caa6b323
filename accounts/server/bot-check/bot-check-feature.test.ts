import { openBotCheck } from '@basera/platform/server/bot-check'
import { openLimits } from '@basera/platform/server/limits'
import { openSecrets } from '@basera/platform/server/secrets'
import { createTestApp, createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { botCheckFeature, botCheckLimits } from './bot-check-feature.ts'

const secrets = openSecrets('a secret of one installation, long enough')
const url = '/api/captcha/challenge'
let database: TestDatabase<unknown>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())

describe('accounts.bot-check-providers: challenges of the self-hosted bot check', () => {
  it('are different every time, kept by nobody, and good for one pass', async () => {
    const app = await createTestApp([botCheckFeature({ secrets, kind: 'altcha' })])
    const replies = await Promise.all([app.inject({ url }), app.inject({ url })])
    expect(replies.map((reply) => reply.headers['cache-control'])).toEqual(['no-store', 'no-store'])
    const challenge = replies[0].json() as Challenge
    expect(replies[1].json()).not.toMatchObject({ parameters: { nonce: challenge.parameters.nonce } })
    expect(challenge).toMatchObject({ expires_in: 600, signature: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const solution = await solveChallenge({ challenge, deriveKey })
    const token = btoa(JSON.stringify({ challenge, solution }))
    const check = openBotCheck({ kind: 'altcha' }, { db: database.db, secrets })
    expect([await check.passes(token, '::1'), await check.passes(token, '::1')]).toEqual([true, false])
    await app.close()
  })

  it.each(['turnstile', 'hcaptcha', 'off'] as const)('are not there where the check is %s', async (kind) => {
    const app = await createTestApp([botCheckFeature({ secrets, kind })])
    expect((await app.inject({ url })).statusCode).toBe(404)
    await app.close()
  })

  it('are limited per address', async () => {
    const limits = openLimits(database.pool, botCheckLimits)
    const app = await createTestApp([botCheckFeature({ secrets, kind: 'altcha' })], { limits })
    const statuses = await Promise.all(
      Array.from({ length: 310 }, async () => (await app.inject({ url })).statusCode),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(300)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const elsewhere = await app.inject({ url, remoteAddress: '198.51.100.9' })
    expect(elsewhere.statusCode).toBe(200)
    await app.close()
  })
})
