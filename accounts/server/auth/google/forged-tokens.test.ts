import { createHash } from 'node:crypto'
import { decodeJwt, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoogleWorld, type GoogleWorld } from './google-browser.fixture.ts'

let world: GoogleWorld
let stranger: CryptoKeyPair
beforeAll(async () => {
  world = await createGoogleWorld()
  stranger = (await generateKeyPair('RS256', { extractable: true })) as CryptoKeyPair
})
afterAll(() => world?.close())
beforeEach(() => world.database.pool.query('TRUNCATE auth_users, auth_oauth_states CASCADE'))

const now = () => Math.floor(Date.now() / 1000)
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const header = { alg: 'RS256', kid: 'provider-key' }
const signed = (
  claims: JWTPayload,
  key: Parameters<SignJWT['sign']>[0] = world.provider.keys.privateKey,
  head: object = {},
) => new SignJWT(claims).setProtectedHeader({ ...header, ...head }).sign(key)
const with_ = (changes: JWTPayload) => (token: string) => signed({ ...decodeJwt(token), ...changes })
const publicKeyText = () => exportSPKI(world.provider.keys.publicKey as CryptoKey)

/** Each makes another token of the true one. */
const forgeries: [what: string, forge: (token: string) => string | Promise<string>][] = [
  ['is not signed: alg none', (token) => `${encoded({ alg: 'none' })}.${token.split('.')[1]}.`],
  ['is not signed: alg nOnE', (token) => `${encoded({ ...header, alg: 'nOnE' })}.${token.split('.')[1]}.`],
  ['has its signature cut off', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
  [
    'has another person in its claims',
    (token) => {
      const [head, , signature] = token.split('.')
      return `${head}.${encoded({ ...decodeJwt(token), email: 'meera@example.com' })}.${signature}`
    },
  ],
  ["is signed with a stranger's key", (token) => signed(decodeJwt(token), stranger.privateKey)],
  [
    'is signed with a key it brings along',
    async (token) => {
      const jwk = await crypto.subtle.exportKey('jwk', stranger.publicKey)
      return signed(decodeJwt(token), stranger.privateKey, { jwk, kid: undefined })
    },
  ],
  ['names an unknown key', (token) => signed(decodeJwt(token), stranger.privateKey, { kid: 'unknown' })],
  [
    'is signed with the public key as a password: HS256',
    async (token) => signed(decodeJwt(token), Buffer.from(await publicKeyText()), { alg: 'HS256' }),
  ],
  [
    'is signed with the client secret: HS256',
    (token) => signed(decodeJwt(token), Buffer.from(world.provider.settings.clientSecret), { alg: 'HS256' }),
  ],
  ['is for another client', with_({ aud: 'another-client' })],
  ['is for several clients, none of them ours', with_({ aud: ['a', 'b'] })],
  ['is from another issuer', with_({ iss: 'https://accounts.google.com.evil.example' })],
  ['is from no issuer', with_({ iss: undefined as unknown as string })],
  ['is over', with_({ exp: now() - 3600, iat: now() - 7200 })],
  ['has no end', with_({ exp: undefined as unknown as number })],
  ['is not valid yet', with_({ nbf: now() + 3600 })],
  ['has another nonce', with_({ nonce: 'another' })],
  ['has no nonce', with_({ nonce: undefined })],
  [
    'belongs to another access token',
    with_({ at_hash: createHash('sha256').update('x').digest('base64url').slice(0, 22) }),
  ],
  ['names nobody', with_({ sub: undefined as unknown as string })],
  ['names somebody with control characters', with_({ sub: 'a\u0000b' })],
  ['is not a token', () => 'not.a.token'],
  ['is empty', () => ''],
]

describe('auth-protocol.google-identity: an ID token', () => {
  it.each(forgeries)('that %s gives no account', async (_what, forge) => {
    const { callback } = await world.comeBack('asha@example.com', {
      redirect_to: `${world.site}/auth/callback`,
    })
    world.provider.faults.idToken = forge
    const { status, url } = await world.onward(callback)
    world.provider.faults.idToken = undefined
    expect([status, url.pathname]).toEqual([302, '/auth/callback'])
    expect([url.searchParams.get('error'), url.searchParams.get('error_code')]).toEqual([
      'server_error',
      'unexpected_failure',
    ])
    expect(await world.db.selectFrom('auth_users').select('id').execute()).toEqual([])
  })

  it('that is true gives one, also when it is signed again with the right key', async () => {
    world.provider.faults.idToken = with_({ name: 'Asha Rao' })
    const { url } = await world.arrive('asha@example.com')
    world.provider.faults.idToken = undefined
    expect(url.searchParams.has('code')).toBe(true)
    expect(await world.db.selectFrom('auth_users').select('email').execute()).toEqual([
      { email: 'asha@example.com' },
    ])
  })
})
