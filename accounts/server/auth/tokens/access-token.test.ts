import { createHmac } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTHeaderParameters, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people, type TestSession } from '../auth-world.fixture.ts'

let world: AuthWorld
let session: TestSession
let kid: string

beforeAll(async () => {
  world = await createAuthWorld()
  session = await world.signUp(people.asha)
  kid = parts(session.access_token).header.kid
})
afterAll(() => world?.close())

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
function parts(token: string) {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
  return { header: read(header), payload: read(payload), signature }
}
const getUser = (headers: Record<string, string>, path = '/user') => world.call('GET', path, { headers })
const codeOf = async (token: string): Promise<string> =>
  (await getUser({ authorization: `Bearer ${token}` })).json.code ?? 'accepted'
/** A token signed as the service does, with other claims. */
async function signed(changes: Record<string, unknown>, header: Partial<JWTHeaderParameters> = {}) {
  const { key } = await world.tokens.access.keys.signing()
  const claims = { ...parts(session.access_token).payload, ...changes }
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...header }).sign(key)
}

describe('auth-protocol.token-claims: the access token', () => {
  it('is good as it is, and only in the Authorization header', async () => {
    const token = session.access_token
    expect(await codeOf(token)).toBe('accepted')
    for (const authorization of [`bearer ${token}`, `BEARER ${token}`])
      expect((await getUser({ authorization })).status).toBe(200)
    for (const headers of [
      {},
      { authorization: token },
      { authorization: 'Bearer' },
      { authorization: 'Bearer ' },
      { authorization: `Bearer  ${token}` },
      { authorization: `Bearer ${token} x` },
      { authorization: `Bearer ${token}, Bearer ${token}` },
      { authorization: `Basic ${token}` },
      { apikey: token },
      { cookie: `access_token=${token}` },
    ] as Record<string, string>[]) {
      const answer = await getUser(headers, `/user?access_token=${token}&apikey=${token}`)
      expect([answer.status, answer.json.code]).toEqual([401, 'no_authorization'])
    }
  })

  it('names the key, the session and nothing secret', () => {
    const { header, payload } = parts(session.access_token)
    expect(Object.keys(header).sort()).toEqual(['alg', 'kid', 'typ'])
    expect(payload.session_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(payload.aud).toBe('authenticated')
    expect(session.access_token.length).toBeLessThan(2000)
  })

  it.each([
    ['expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['without an end', { exp: undefined }],
    ['for another audience', { aud: 'admin' }],
    ['for no audience', { aud: undefined }],
    ['of another issuer', { iss: 'https://other.example/auth/v1' }],
    ['of nobody', { sub: undefined }],
    ['with a subject that is no id', { sub: "x' OR 1=1" }],
    ['without a session', { session_id: undefined }],
    ['with a session that is no id', { session_id: 5 }],
  ])('is refused when it is %s', async (_what, changes) => {
    expect(await codeOf(await signed(changes))).toBe('bad_jwt')
  })

  it('is refused for users and sessions that are gone, barred or of somebody else', async () => {
    const rohan = await world.signUp(people.rohan)
    const other = parts(rohan.access_token).payload
    expect(await codeOf(await signed({ session_id: other.session_id }))).toBe('session_not_found')
    expect(await codeOf(await signed({ sub: rohan.user.id }))).toBe('session_not_found')
    expect(await codeOf(await signed({ sub: '00000000-0000-4000-8000-000000000000' }))).toBe('user_not_found')
    await world.db
      .updateTable('auth_users')
      .set({ banned_at: new Date() })
      .where('id', '=', rohan.user.id)
      .execute()
    expect(await codeOf(rohan.access_token)).toBe('user_banned')
    await world.db.deleteFrom('auth_users').where('id', '=', rohan.user.id).execute()
    expect(await codeOf(rohan.access_token)).toBe('user_not_found')
  })
})

describe('auth-protocol.token-checked: forged tokens', () => {
  it.each(['none', 'None', 'NONE', 'nOnE', ''])('alg %j, with and without a signature', async (alg) => {
    const { payload, signature } = parts(session.access_token)
    const body = `${encode({ alg, typ: 'JWT', kid })}.${encode({ ...payload, email: 'admin@example.com' })}`
    for (const end of ['', signature]) expect(await codeOf(`${body}.${end}`)).toBe('bad_jwt')
  })

  it('HS256, HS384 and HS512 signed with the public key in every spelling', async () => {
    const [jwk] = (await world.call('GET', '/.well-known/jwks.json')).json.keys
    const publicKey = await importJWK({ ...jwk, ext: true }, 'ES256', { extractable: true })
    const pem = await exportSPKI(publicKey as CryptoKey)
    const { payload } = parts(session.access_token)
    for (const [alg, hash] of [
      ['HS256', 'sha256'],
      ['HS384', 'sha384'],
      ['HS512', 'sha512'],
    ] as const)
      for (const secret of [pem, pem.trim(), JSON.stringify(jwk), jwk.x, jwk.x + jwk.y, kid, '']) {
        const body = `${encode({ alg, typ: 'JWT', kid })}.${encode(payload)}`
        const signature = createHmac(hash, secret).update(body).digest('base64url')
        expect(await codeOf(`${body}.${signature}`)).toBe('bad_jwt')
      }
  })

  it('a key brought along, by value or by address, with a known kid, an own one or none', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(publicKey)
    const { payload } = parts(session.access_token)
    for (const brought of [
      { jwk },
      { jku: 'https://evil.example/jwks.json' },
      { x5u: 'https://evil.example/c.pem' },
      { x5c: ['MIIB'] },
    ])
      for (const name of [{ kid }, { kid: 'mine' }, {}]) {
        const header = { alg: 'ES256', typ: 'JWT', ...name, ...brought }
        const token = await new SignJWT(payload).setProtectedHeader(header).sign(privateKey)
        expect(await codeOf(token)).toBe('bad_jwt')
        // Even when the service itself had signed it.
        expect(await codeOf(await signed({}, brought))).toBe('bad_jwt')
      }
  })

  it('another key under our kid; unknown, missing and odd kids; other algorithms', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const { payload } = parts(session.access_token)
    const by = (header: JWTHeaderParameters) =>
      new SignJWT(payload).setProtectedHeader(header).sign(privateKey)
    expect(await codeOf(await by({ alg: 'ES256', kid }))).toBe('bad_jwt')
    expect(await codeOf(await by({ alg: 'ES256' }))).toBe('bad_jwt')
    expect(await codeOf(await by({ alg: 'ES256', kid: "' OR '1'='1" }))).toBe('bad_jwt')
    const rsa = await generateKeyPair('RS256')
    expect(
      await codeOf(await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(rsa.privateKey)),
    ).toBe('bad_jwt')
    const { header } = parts(session.access_token)
    expect(
      await codeOf(
        [encode({ ...header, kid: [kid] }), ...session.access_token.split('.').slice(1)].join('.'),
      ),
    ).toBe('bad_jwt')
    expect(
      await codeOf(
        [encode({ ...header, crit: ['exp'] }), ...session.access_token.split('.').slice(1)].join('.'),
      ),
    ).toBe('bad_jwt')
  })

  it('altered claims, altered signatures, and what is no token at all', async () => {
    const [header = '', payload = '', signature = ''] = session.access_token.split('.')
    const other = encode({ ...parts(session.access_token).payload, email: 'rohan@example.com' })
    const zero = Buffer.alloc(64).toString('base64url')
    for (const token of [
      `${header}.${other}.${signature}`,
      `${header}.${payload}.${zero}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.${signature}`,
      `.${payload}.${signature}`,
      'e30.e30.',
      '..',
      'x'.repeat(5000),
    ])
      expect(await codeOf(token)).toBe('bad_jwt')
  })
})

describe('auth-protocol.key-set: GET /.well-known/jwks.json', () => {
  it('shows public numbers only, may be cached, and needs no headers', async () => {
    const answer = await world.app.inject('/auth/v1/.well-known/jwks.json')
    expect(answer.headers['cache-control']).toBe('public, max-age=600')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    const { keys } = answer.json()
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
    expect(keys[0]).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig', kid })
  })
})
