import type { Database } from '@basera/database/types'
import { openSecrets } from '@basera/platform/server/secrets'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuthUser } from '../users/users.queries.ts'
import { type AccessTokens, signAccessToken, verifyAccessToken } from './access-token.ts'
import { openSigningKeys, rotateSigningKeys, type SigningKeys } from './signing-keys.ts'

const secrets = openSecrets('a secret of the tests, at least thirty-two characters')
const ttl = 3600
let database: TestDatabase<Database>

beforeAll(async () => {
  database = await createTestDatabase<Database>()
})
afterAll(() => database?.close())
beforeEach(() => database.pool.query('TRUNCATE auth_signing_keys'))

const open = () => openSigningKeys(database.db, secrets, ttl)
const rows = () => database.db.selectFrom('auth_signing_keys').selectAll().execute()
const retireSince = (seconds: number) =>
  database.pool.query(
    'UPDATE auth_signing_keys SET retired_at = now() - make_interval(secs => $1) WHERE retired_at IS NOT NULL',
    [seconds],
  )

const user = {
  id: '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f',
  email: 'asha@example.com',
  user_metadata: {},
  identities: [],
}
const session = { id: '0b2f7f1e-2f7a-4a51-8f34-6c8fb6b3c001', amr: [] }
const tokensOf = (keys: SigningKeys): AccessTokens => ({
  keys,
  issuer: 'https://site.example/auth/v1',
  ttlSeconds: ttl,
})
const sign = async (keys: SigningKeys) =>
  (await signAccessToken(tokensOf(keys), session, user as unknown as AuthUser)).token
const accepts = async (keys: SigningKeys, token: string): Promise<boolean> =>
  verifyAccessToken(tokensOf(keys), token).then(
    () => true,
    () => false,
  )

describe('signing keys', () => {
  it('are made once, however many processes start together', async () => {
    const processes = await Promise.all(Array.from({ length: 8 }, open))
    expect(await rows()).toHaveLength(1)
    const kids = await Promise.all(processes.map(async (keys) => (await keys.signing()).kid))
    expect(new Set(kids).size).toBe(1)
    const [one, two] = processes
    expect(await accepts(two as SigningKeys, await sign(one as SigningKeys))).toBe(true)
  })

  it('keep their private part sealed', async () => {
    await open()
    const [row] = await rows()
    expect(row?.public_jwk).not.toHaveProperty('d')
    expect(row?.sealed_private_jwk).not.toContain('"d"')
    expect(() => JSON.parse(row?.sealed_private_jwk ?? '')).toThrow()
  })

  it('stop the start with one clear sentence under another SECRET_KEY', async () => {
    await open()
    const other = openSecrets('another secret of the tests, thirty-two characters')
    await expect(openSigningKeys(database.db, other, ttl)).rejects.toThrow(/SECRET_KEY is not the one/)
  })

  it('rotate: others learn the new key from its first token, and tokens of the old one stay good', async () => {
    const [here, there] = [await open(), await open()]
    const old = await sign(here)
    await rotateSigningKeys(database.db, secrets)
    const restarted = await open()
    const fresh = await sign(restarted)
    expect(await accepts(there, fresh)).toBe(true)
    expect(await accepts(there, old)).toBe(true)
    expect(await accepts(restarted, old)).toBe(true)
    expect(await restarted.published()).toHaveLength(2)
    expect((await restarted.signing()).kid).not.toBe((await here.signing()).kid)
  })

  it('rotate: the retired key goes when the last token signed with it is over', async () => {
    const old = await sign(await open())
    await rotateSigningKeys(database.db, secrets)
    await retireSince(ttl + 60)
    expect(await accepts(await open(), old)).toBe(true)
    await retireSince(ttl + 121)
    const later = await open()
    expect(await accepts(later, old)).toBe(false)
    expect(await later.published()).toHaveLength(1)
  })

  it('rotations at once leave one key that signs', async () => {
    await open()
    await Promise.all(Array.from({ length: 5 }, () => rotateSigningKeys(database.db, secrets)))
    const all = await rows()
    expect([all.length, all.filter((row) => row.retired_at === null).length]).toEqual([6, 1])
  })

  it('made-up key names cost one look-up a second, not one each', async () => {
    const keys = await open()
    let queries = 0
    const counting = database.db.withPlugin({
      transformQuery: ({ node }) => {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const watched = await openSigningKeys(counting, secrets, ttl)
    queries = 0
    const found = await Promise.all(Array.from({ length: 200 }, (_, n) => watched.verifying(`made up ${n}`)))
    expect(found.every((key) => key === undefined)).toBe(true)
    expect(queries).toBe(1)
    expect(await accepts(watched, await sign(keys))).toBe(true)
  })
})
