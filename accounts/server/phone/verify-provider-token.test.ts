import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openLimits } from '@basera/platform/server/limits'
import fc from 'fast-check'
import { base64url, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { phoneLimits } from './phone-limits.ts'
import { asha, type PhoneApp, type PhoneWorld, phoneWorld, rohan } from './phone-world.fixture.ts'

const number = '+919876543210'
const projectId = 'basera-test'
const unproven = { phone: null, phone_verified: false, phone_verified_at: null }

/** A phone-auth provider with one key, at an address of its own. */
async function openIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const keys: JWK[] = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  const state = { status: 200 }
  const server = createServer((_request, reply) => {
    reply.writeHead(state.status, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    state,
    publicKey,
    privateKey,
    provider: { projectId, issuer, keysUrl: `${issuer}/keys` },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

let world: PhoneWorld
let app: PhoneApp
let issuer: Awaited<ReturnType<typeof openIssuer>>

beforeAll(async () => {
  world = await phoneWorld()
  issuer = await openIssuer()
  app = await world.openApp({ provider: issuer.provider })
})
afterAll(async () => {
  await issuer?.close()
  await world?.close()
})
beforeEach(() => world.reset())

const now = () => Math.floor(Date.now() / 1000)

/** A good token's claims, and what a test changes about them; `undefined` leaves a claim out. */
function claims(changes: Record<string, unknown> = {}) {
  const good = {
    iss: issuer.provider.issuer,
    aud: projectId,
    sub: 'provider-user',
    iat: now() - 5,
    auth_time: now() - 10,
    exp: now() + 3600,
    phone_number: number,
    firebase: { sign_in_provider: 'phone' },
  }
  return { ...good, ...changes }
}
const tokenOf = (changes: Record<string, unknown> = {}, key = issuer.privateKey) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
const verify = (provider_token: string, person = asha) => app.verify(person, { provider_token })
const stateOf = async (person: typeof asha) => (await app.show(person)).json()
const unsigned = (header: object, body: object) =>
  [header, body].map((part) => base64url.encode(JSON.stringify(part))).join('.')

describe("accounts.phone-provider: the phone-auth provider's signed token", () => {
  it('proves the number in it', async () => {
    const reply = await verify(await tokenOf())
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { phone: number, phone_verified: true, phone_verified_at: expect.any(String) },
    ])
    expect(await stateOf(asha)).toEqual(reply.json())
  })

  it('moves a number as a code does', async () => {
    await verify(await tokenOf())
    expect((await verify(await tokenOf({ sub: 'another' }), rohan)).statusCode).toBe(200)
    expect(await stateOf(asha)).toEqual({ ...unproven, number_left: true })
    expect(await world.query('SELECT recipient FROM outbox_messages')).toEqual([
      { recipient: 'asha@example.test' },
    ])
  })

  it('counts once, for whomever, 100 at the same time included', async () => {
    const token = await tokenOf()
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) => verify(token, n % 2 ? asha : rohan)),
    )
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    const again = await verify(token)
    expect(again.json()).toMatchObject({
      status: 400,
      code: 'code_invalid',
      detail: 'Invalid OTP. Please try again.',
    })
  })

  it('is known again when its signature is written in another way', async () => {
    const token = await tokenOf()
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(token.at(-1) ?? '')
    const other = token.slice(0, -1) + alphabet[last + 1]
    const bytes = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url')
    expect(bytes(other)).toEqual(bytes(token))
    expect((await verify(token)).statusCode).toBe(200)
    expect((await verify(other, rohan)).statusCode).toBe(400)
  })

  it.each([
    ['of another project', { aud: 'another' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['without a number', { phone_number: undefined }],
    ['with a number that is none', { phone_number: 919876543210 }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['without an end', { exp: undefined }],
    ['without the time of the sign-in', { auth_time: undefined }],
    ['with a time that is none', { auth_time: 'now' }],
    ['from the future', { auth_time: 4_000_000_000 }],
    ['that is not valid yet', { nbf: 4_000_000_000 }],
    ['of a sign-in by other means', { firebase: { sign_in_provider: 'google.com' } }],
  ])('is refused %s', async (_what, changes) => {
    expect((await verify(await tokenOf(changes))).json()).toMatchObject({ status: 400, code: 'code_invalid' })
    expect(await stateOf(asha)).toEqual(unproven)
  })

  it.each([
    ['that has ended', () => ({ exp: now() - 60 })],
    ['older than five minutes', () => ({ auth_time: now() - 310 })],
  ])("accounts.phone-sentences: 'Code expired. Request new OTP' for one %s", async (_what, changes) => {
    expect((await verify(await tokenOf(changes()))).json()).toMatchObject({
      code: 'code_expired',
      detail: 'Code expired. Request new OTP',
    })
  })

  it('is refused for a landline', async () => {
    const reply = await verify(await tokenOf({ phone_number: '+911123456789' }))
    expect(reply.json().code).toBe('invalid_phone_number')
  })

  it('is refused when signed with another key, by no key, or by the public key as a secret', async () => {
    const theirs = await generateKeyPair('RS256')
    const secret = new TextEncoder().encode(await exportSPKI(issuer.publicKey))
    const good = await tokenOf()
    const forged = [
      await tokenOf({}, theirs.privateKey),
      `${unsigned({ alg: 'none', kid: 'one' }, claims())}.`,
      `${unsigned({ alg: 'none' }, claims())}.${good.split('.')[2]}`,
      await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret),
      `${unsigned({ alg: 'RS256', kid: 'one' }, claims({ phone_number: '+919876500000' }))}.${good.split('.')[2]}`,
      await new SignJWT(claims())
        .setProtectedHeader({ alg: 'RS256', kid: 'unknown' })
        .sign(issuer.privateKey),
      good.slice(0, -8),
    ]
    for (const token of forged)
      expect((await verify(token)).json()).toMatchObject({ status: 400, code: 'code_invalid' })
    expect([await stateOf(asha), await world.query('SELECT 1 FROM bot_checks_spent')]).toEqual([unproven, []])
  })

  it('answers odd tokens with a refusal, never with a fault', async () => {
    const dotted = fc.array(fc.base64String(), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'))
    const objects = fc.tuple(fc.object(), fc.object()).map(([header, body]) => {
      const plain = (value: object) => JSON.parse(JSON.stringify(value))
      return `${unsigned(plain(header), plain(body))}.AAAA`
    })
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), dotted, objects), async (token) => {
        expect((await verify(token)).statusCode).toBe(400)
      }),
    )
  })

  it("lets nobody through while the provider's keys cannot be read, and anybody after", async () => {
    issuer.state.status = 500
    const other = await world.openApp({ provider: issuer.provider })
    const provider_token = await tokenOf()
    expect((await other.verify(asha, { provider_token })).json()).toMatchObject({
      code: 'service_unavailable',
    })
    issuer.state.status = 200
    expect((await other.verify(asha, { provider_token })).statusCode).toBe(200)
    const nowhere = { ...issuer.provider, keysUrl: 'http://127.0.0.1:9/keys' }
    const lost = await world.openApp({ provider: nowhere })
    expect((await lost.verify(asha, { provider_token })).statusCode).toBe(503)
  })

  it('is the only way: this server sends and confirms no code of its own', async () => {
    expect((await app.send(asha, number)).json()).toMatchObject({ status: 400, code: 'validation_failed' })
    expect((await app.verify(asha, { code: '123456' })).json()).toMatchObject({ code: 'validation_failed' })
    expect(world.gateway.handed).toEqual([])
  })

  it('accounts.phone-budgets: proofs are limited per person', async () => {
    const limits = openLimits(world.database.pool, phoneLimits)
    const limited = await world.openApp({ provider: issuer.provider, limits })
    const replies = await Promise.all(
      Array.from({ length: 65 }, () => limited.verify(asha, { provider_token: 'x' })),
    )
    expect(replies.filter((reply) => reply.statusCode === 429)).toHaveLength(5)
    expect((await limited.verify(rohan, { provider_token: 'x' })).statusCode).toBe(400)
  })
})
