import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { type RedisServer, redisProgram, startRedisServer, withRedis } from '@basera/platform/testing/redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLimits } from './limits.ts'
import { openRedis, type Redis } from './redis/redis-link.ts'

const table = { few: { points: 3, seconds: 600 } }
const quiet = { info: () => undefined, warn: () => undefined }

describe.skipIf(!redisProgram)(withRedis('named limits in Redis'), () => {
  let test: TestDatabase<unknown>
  let server: RedisServer
  let links: [Redis, Redis]
  beforeAll(async () => {
    test = await createTestDatabase()
    server = await startRedisServer()
    links = [await openRedis(server.url, quiet), await openRedis(server.url, quiet)]
  })
  afterAll(async () => {
    for (const link of links ?? []) await link.close()
    await server?.close()
    await test?.close()
  })

  const twoProcesses = () => links.map((redis) => openLimits(test.pool, table, redis))
  const spendMany = async (key: string, times: number) => {
    const limits = twoProcesses()
    const spent = await Promise.allSettled(
      Array.from({ length: times }, (_, n) => limits[n % 2]?.spend('few', key)),
    )
    return {
      allowed: spent.filter(({ status }) => status === 'fulfilled').length,
      refusals: new Set(spent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))),
    }
  }
  const rows = async () =>
    (await test.pool.query<{ n: number }>('SELECT count(*) AS n FROM rate_limits')).rows[0]?.n

  it('hold exactly over all processes for requests that come at once, and leave the database alone', async () => {
    expect(await spendMany('together', 40)).toEqual({
      allowed: 3,
      refusals: new Set(['too_many_requests']),
    })
    expect(await rows()).toBe(0)
  })

  it('end with their time', async () => {
    await spendMany('ends', 1)
    const lifetime = await links[0].run("return redis.call('ttl', KEYS[1])", ['basera:few:ends'], [])
    expect(lifetime).toBeGreaterThan(590)
    expect(lifetime).toBeLessThanOrEqual(600)
  })

  it('go on in the database while Redis is away: over all processes, without an error, and come back', async () => {
    await server.kill()
    expect(await spendMany('away', 40)).toEqual({ allowed: 3, refusals: new Set(['too_many_requests']) })
    expect(await rows()).toBe(1)
    await server.start()
    await expect.poll(() => links.map(({ isThere }) => isThere)).toEqual([true, true])
    expect(await spendMany('back', 40)).toMatchObject({ allowed: 3 })
    expect(await rows()).toBe(1)
  })

  it('go on in the database while Redis hangs: the first request waits a second, the next ones do not', async () => {
    server.freeze()
    try {
      const [limits] = twoProcesses()
      await limits?.spend('few', 'hangs')
      const start = performance.now()
      await limits?.spend('few', 'hangs')
      await limits?.spend('few', 'hangs')
      await expect(limits?.spend('few', 'hangs')).rejects.toMatchObject({ code: 'too_many_requests' })
      expect(performance.now() - start).toBeLessThan(900)
    } finally {
      server.thaw()
    }
    await expect.poll(() => links[0].isThere).toBe(true)
  })
})
