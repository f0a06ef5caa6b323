import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openGoogleProvider } from './google-provider.ts'
import { type OpenIdProvider, startOpenIdProvider } from './openid-provider.fixture.ts'

let provider: OpenIdProvider
beforeAll(async () => {
  provider = await startOpenIdProvider({ redirects: ['http://127.0.0.1:9/auth/v1/callback'] })
})
afterAll(() => provider?.close())
beforeEach(() => {
  provider.faults.answer = undefined
  provider.requests.length = 0
})

const description = '/.well-known/openid-configuration'

describe("auth-protocol.google-identity: the provider's description", () => {
  it('is read when it is first needed, once for many who need it', async () => {
    const google = openGoogleProvider(provider.settings)
    expect(provider.requests).toEqual([])
    await Promise.all(Array.from({ length: 10 }, () => google.configuration()))
    await google.configuration()
    expect(provider.requests).toEqual([`GET ${description}`])
  })

  it.each([
    ['an error', { path: description, status: 503 as const }],
    ['rubbish', { path: description, status: 200 as const, body: '<html>' }],
    [
      "another issuer's",
      { path: description, status: 200 as const, body: '{"issuer":"https://evil.example"}' },
    ],
  ])('that is %s is a fault, and read again the next time', async (_what, answer) => {
    const google = openGoogleProvider(provider.settings)
    provider.faults.answer = answer
    await expect(google.configuration()).rejects.toThrow()
    provider.faults.answer = undefined
    await expect(google.configuration()).resolves.toBeDefined()
  })

  it.each(['http://issuer.example', 'http://127.0.0.1.evil.example', 'http://localhost.example'])(
    'is not read over plain http from %s',
    async (issuer) => {
      await expect(openGoogleProvider({ ...provider.settings, issuer }).configuration()).rejects.toThrow(
        'only requests to HTTPS are allowed',
      )
    },
  )
})
