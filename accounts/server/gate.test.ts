import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Calls, Problem } from '@basera/platform/contract'
import { defineFeature } from '@basera/platform/server/feature'
import { mountFeatures } from '@basera/platform/server/http'
import { noLimits } from '@basera/platform/server/limits'
import type { FastifyInstance } from 'fastify'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AuthWorld, createAuthWorld, people, type TestSession } from './auth/auth-world.fixture.ts'
import { foreignMembers } from './auth/sessions/foreign-members.ts'
import { type FindMember, ownMembers } from './auth/sessions/members.ts'
import { sessionGate } from './gate.ts'
import { noNumberRecords } from './phone/no-number-records.fixture.ts'

const who = z.object({ user_id: z.string().nullable() })
const calls = {
  'GET /api/open': { summary: 'Open', access: 'public', response: who },
  'GET /api/search': { summary: 'Search', access: 'room-search', response: who },
  'GET /api/own': { summary: 'Own', access: 'signed-in', response: who },
  'GET /api/guarded': { summary: 'Guarded', access: 'verified', response: who },
} satisfies Calls
const answer = async (_input: unknown, caller: { readonly session?: { readonly userId: string } }) => ({
  user_id: caller.session?.userId ?? null,
})
const feature = defineFeature({
  name: 'things',
  calls,
  handlers: {
    'GET /api/open': answer,
    'GET /api/search': answer,
    'GET /api/own': answer,
    'GET /api/guarded': answer,
  },
})

function serve(app: FastifyInstance, findMember: FindMember, roomSearch: 'public' | 'members' = 'public') {
  void mountFeatures(app, [feature], { gate: sessionGate({ findMember, roomSearch }), limits: noLimits })
}
const ask = async (app: FastifyInstance, path: string, authorization?: string) => {
  const reply = await app.inject({ url: path, headers: authorization ? { authorization } : {} })
  return [reply.statusCode, reply.json().code ?? reply.json().user_id]
}

let world: AuthWorld
let asha: TestSession
const bearer = (session: TestSession) => `Bearer ${session.access_token}`
const verify = (id: string) =>
  world.db
    .updateTable('user_profiles')
    .set({ phone: '+919876543210', phone_verified: true, phone_verified_at: new Date() })
    .where('id', '=', id)
    .execute()

beforeAll(async () => {
  world = await createAuthWorld({
    before: (app, { db, tokens }) => serve(app, ownMembers(db, tokens.access, noNumberRecords)),
  })
})
afterAll(() => world?.close())

let count = 0
beforeEach(async () => {
  asha = await world.signUp({ ...people.asha, email: `asha${count++}@example.com` })
})

describe('accounts.access-checked: the guard is enforced on the server', () => {
  it('visitors make open calls; the rest answers 401 no_session', async () => {
    for (const authorization of [undefined, 'Basic eDp5', 'Bearer', 'Bearer rubbish']) {
      expect(await ask(world.app, '/api/open', authorization)).toEqual([200, null])
      expect(await ask(world.app, '/api/search', authorization)).toEqual([200, null])
      expect(await ask(world.app, '/api/own', authorization)).toEqual([401, 'no_session'])
      expect(await ask(world.app, '/api/guarded', authorization)).toEqual([401, 'no_session'])
    }
  })

  it('members are known everywhere; a phone that is not verified answers 403 phone_not_verified', async () => {
    expect(await ask(world.app, '/api/open', bearer(asha))).toEqual([200, asha.user.id])
    expect(await ask(world.app, '/api/search', bearer(asha))).toEqual([200, asha.user.id])
    expect(await ask(world.app, '/api/own', bearer(asha))).toEqual([200, asha.user.id])
    expect(await ask(world.app, '/api/guarded', bearer(asha))).toEqual([403, 'phone_not_verified'])
    await verify(asha.user.id)
    expect(await ask(world.app, '/api/guarded', bearer(asha))).toEqual([200, asha.user.id])
    await world.db.deleteFrom('user_profiles').where('id', '=', asha.user.id).execute()
    expect(await ask(world.app, '/api/guarded', bearer(asha))).toEqual([403, 'phone_not_verified'])
  })

  it('a session that ended is none, at once', async () => {
    await world.call('POST', '/logout', { token: asha.access_token })
    expect(await ask(world.app, '/api/own', bearer(asha))).toEqual([401, 'no_session'])
    expect(await ask(world.app, '/api/open', bearer(asha))).toEqual([200, null])
  })

  it('barred and deleted people have none', async () => {
    await verify(asha.user.id)
    await world.db
      .updateTable('auth_users')
      .set({ banned_at: new Date() })
      .where('id', '=', asha.user.id)
      .execute()
    expect(await ask(world.app, '/api/guarded', bearer(asha))).toEqual([401, 'no_session'])
    await world.db.deleteFrom('auth_users').where('id', '=', asha.user.id).execute()
    expect(await ask(world.app, '/api/own', bearer(asha))).toEqual([401, 'no_session'])
  })

  it('accounts.room-search-open: ROOM_SEARCH=members puts room search behind the guard', async () => {
    const closed = await createAuthWorld({
      before: (app, { db, tokens }) => serve(app, ownMembers(db, tokens.access, noNumberRecords), 'members'),
    })
    const rohan = await closed.signUp(people.rohan)
    expect(await ask(closed.app, '/api/search')).toEqual([401, 'no_session'])
    expect(await ask(closed.app, '/api/search', bearer(rohan))).toEqual([403, 'phone_not_verified'])
    expect(await ask(closed.app, '/api/open')).toEqual([200, null])
    await closed.close()
  })

  it('a token in the query, a cookie or another header is no session', async () => {
    const reply = await world.app.inject({
      url: `/api/own?access_token=${asha.access_token}`,
      headers: { apikey: asha.access_token, cookie: `basera-auth=${asha.access_token}` },
    })
    expect(reply.statusCode).toBe(401)
  })

  it('asks the database once', async () => {
    let queries = 0
    const counting = world.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries++
        return result
      },
    })
    expect(await ownMembers(counting, world.tokens.access, noNumberRecords)(asha.access_token)).toMatchObject(
      {
        userId: asha.user.id,
      },
    )
    expect(queries).toBe(1)
  })
})

describe('accounts.foreign-auth: AUTH_URL points at another server', () => {
  let server: Server
  let issuer: string
  let key: CryptoKey
  let findMember: FindMember
  const id = '7b0c3f52-2f5e-4a3c-9a56-0d1f6d2f9b11'

  beforeAll(async () => {
    const pair = await generateKeyPair('RS256')
    key = pair.privateKey
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'theirs', alg: 'RS256', use: 'sig' }
    server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
    }).listen(0, '127.0.0.1')
    await new Promise((resume) => server.once('listening', resume))
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`
    findMember = foreignMembers(world.db, `${issuer}/`, noNumberRecords)
  })
  afterAll(() => new Promise((resume) => server.close(resume)))

  const token = (changes: Record<string, unknown> = {}, by: CryptoKey | Uint8Array = key, alg = 'RS256') =>
    new SignJWT({
      iss: issuer,
      aud: 'authenticated',
      sub: id,
      email: 'Abroad@example.com',
      exp: Math.floor(Date.now() / 1000) + 60,
      ...changes,
    })
      .setProtectedHeader({ alg, kid: 'theirs' })
      .sign(by)

  it('takes its tokens, and makes the missing profile row', async () => {
    const found = await Promise.all(Array.from({ length: 5 }, async () => findMember(await token())))
    expect(found).toEqual(
      Array(5).fill({ id, userId: id, phoneVerified: false, numberLeft: false, personId: null }),
    )
    const profile = await world.db.selectFrom('user_profiles').selectAll().where('id', '=', id).execute()
    expect(profile).toMatchObject([{ email: 'abroad@example.com', phone_verified: false }])
    await verify(id)
    expect(await findMember(await token())).toMatchObject({ phoneVerified: true })
  })

  it('refuses what is expired, of another issuer or audience, of nobody, forged, or ours', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const tokens = await Promise.all([
      token({ exp: Math.floor(Date.now() / 1000) - 1 }),
      token({ exp: undefined }),
      token({ iss: 'https://other.example/auth/v1' }),
      token({ aud: 'admin' }),
      token({ sub: 'somebody' }),
      token({ email: undefined }),
      token({}, privateKey),
      token({}, new TextEncoder().encode('x'.repeat(32)), 'HS256'),
      'rubbish',
    ])
    for (const one of [...tokens, asha.access_token]) expect(await findMember(one)).toBeUndefined()
  })

  it('an address that belongs to another id is a conflict, not a fault', async () => {
    const other = token({ sub: '7b0c3f52-2f5e-4a3c-9a56-0d1f6d2f9b12', email: asha.user.email })
    await expect(findMember(await other)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('a server that cannot be reached answers 503, and open calls go on', async () => {
    const nowhere = foreignMembers(world.db, 'http://127.0.0.1:9/auth/v1', noNumberRecords)
    const { app, close } = await createAuthWorld({ before: (root) => serve(root, nowhere) })
    const authorization = `Bearer ${await token()}`
    expect(await ask(app, '/api/own', authorization)).toEqual([503, 'service_unavailable'])
    expect(await ask(app, '/api/open', authorization)).toEqual([200, null])
    await expect(nowhere(await token())).rejects.toBeInstanceOf(Problem)
    await close()
  })
})
