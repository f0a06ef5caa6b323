import { type Calls, id, line, queryInteger } from '@basera/platform/contract'
import { defineFeature } from '@basera/platform/server/feature'
import { createTestApp, createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openLimits } from '../limits.ts'

const calls = {
  'GET /api/things/{id}': {
    summary: 'One thing',
    access: 'public',
    params: z.strictObject({ id }),
    query: z.strictObject({ size: queryInteger(1, 10).optional() }),
    response: z.object({ id: z.string(), size: z.number() }),
  },
  'POST /api/things': {
    summary: 'A new thing',
    access: 'public',
    body: z.strictObject({ name: line(10) }),
    response: z.object({ name: z.string() }),
    status: 201,
  },
  'GET /api/mine': { summary: 'Members only', access: 'verified', response: z.object({}) },
} satisfies Calls

const feature = defineFeature({
  name: 'things',
  calls,
  handlers: {
    'GET /api/things/{id}': async ({ params, query }) => ({
      id: params.id,
      size: query.size ?? 1,
      secret: 'never',
    }),
    'POST /api/things': async ({ body }) => body,
    'GET /api/mine': async () => ({}),
  },
})

const known = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'
const get = async (url: string) => (await createTestApp([feature])).inject({ url })
const post = async (payload: string, type = 'application/json') =>
  (await createTestApp([feature])).inject({
    method: 'POST',
    url: '/api/things',
    payload,
    headers: { 'content-type': type },
  })

describe('a mounted feature', () => {
  it('answers with the fields of the contract and no others', async () => {
    expect((await get(`/api/things/${known}?size=3`)).json()).toEqual({ id: known, size: 3 })
  })

  it.each([
    [`/api/things/${known}?size=0`, 400, 'validation_failed'],
    [`/api/things/${known}?size=NaN`, 400, 'validation_failed'],
    [`/api/things/${known}?size=1e3`, 400, 'validation_failed'],
    [`/api/things/${known}?size=1&size=2`, 400, 'validation_failed'],
    [`/api/things/${known}?colour=red`, 400, 'validation_failed'],
    ["/api/things/1'%20OR%201=1", 404, 'not_found'],
    ['/api/things/%00', 404, 'not_found'],
    ['/api/mine', 401, 'no_session'],
  ])('refuses %s with a problem document', async (url, status, code) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ status, code, type: 'about:blank' })
  })

  it.each([
    ['{"name":"ok"}', 'application/json', 201, undefined],
    ['{"name":', 'application/json', 400, 'bad_json'],
    ['', 'application/json', 400, 'bad_json'],
    ['[]', 'application/json', 400, 'validation_failed'],
    ['{"name":"much too long a name"}', 'application/json', 400, 'validation_failed'],
    ['{"name":"a\\u0000b"}', 'application/json', 400, 'validation_failed'],
    ['{"name":"ok","admin":true}', 'application/json', 400, 'validation_failed'],
    ['name=ok', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [`{"name":"${'x'.repeat(300_000)}"}`, 'application/json', 413, 'payload_too_large'],
  ])('takes or refuses the body %s', async (payload, type, status, code) => {
    const answer = await post(payload, type)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
  })
})

describe('shell.client-network: limits per client', () => {
  let database: TestDatabase<unknown>
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.close())

  /** How many of these addresses, each making one call, get an answer. */
  async function answered(addresses: readonly string[]): Promise<number> {
    const limits = openLimits(database.pool, { looks: { points: 5, seconds: 3600 } })
    const limited = { ...feature, callLimits: { 'GET /api/things/{id}': 'looks' } }
    const app = await createTestApp([limited], { limits })
    const url = `/api/things/${known}`
    let found = 0
    // As many at once as the pool has connections for.
    for (let from = 0; from < addresses.length; from += 10) {
      const some = addresses.slice(from, from + 10)
      const answers = await Promise.all(some.map((remoteAddress) => app.inject({ url, remoteAddress })))
      found += answers.filter(({ statusCode }) => statusCode === 200).length
    }
    await app.close()
    return found
  }
  const many = (of: (n: number) => string) => Array.from({ length: 330 }, (_, n) => of(n))

  it('count 330 addresses of one IPv6 /64 as one client', async () => {
    expect(await answered(many((n) => `2001:db8:1:2:${n.toString(16)}::1`))).toBe(5)
  })

  it('count an IPv4 address and its mapped spellings as one client', async () => {
    const spellings = ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7']
    expect(await answered([...spellings, ...spellings])).toBe(5)
  })

  it('count the /64s of different households apart', async () => {
    expect(await answered(many((n) => `2001:db8:5:${n.toString(16)}::1`))).toBe(330)
  })
})
