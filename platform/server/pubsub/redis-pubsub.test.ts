import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { type RedisServer, redisProgram, startRedisServer, withRedis } from '@basera/platform/testing/redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { openRedis, type Redis } from '../redis/redis-link.ts'
import { postgresPubSub } from './postgres-pubsub.ts'
import type { PubSub } from './pubsub.ts'
import { redisPubSub } from './redis-pubsub.ts'

const logger = createLogger('silent')

interface Process {
  readonly redis: Redis
  readonly pubSub: PubSub
  readonly heard: unknown[]
  /** Times at which notes may have been lost before. */
  connections: number
}

describe.skipIf(!redisProgram)(withRedis('notes by way of Redis'), () => {
  let test: TestDatabase<unknown>
  let server: RedisServer
  let asha: Process
  let rohan: Process
  /** What of the others' notes went by the database. */
  let byDatabase: unknown[]

  async function start(): Promise<Process> {
    const redis = await openRedis(server.url, logger)
    const others = postgresPubSub({ url: test.url, logger })
    const spied: PubSub = {
      ...others,
      publish: (topic, message) => {
        byDatabase.push(message)
        others.publish(topic, message)
      },
    }
    const pubSub = redisPubSub(redis, spied, logger)
    const process: Process = { redis, pubSub, heard: [], connections: 0 }
    pubSub.subscribe('topic', (note) => process.heard.push(note))
    pubSub.onConnected(() => process.connections++)
    await pubSub.start()
    return process
  }

  beforeAll(async () => {
    test = await createTestDatabase()
    server = await startRedisServer()
    byDatabase = []
    ;[asha, rohan] = [await start(), await start()]
  })
  afterAll(async () => {
    for (const one of [asha, rohan]) {
      await one?.pubSub.stop()
      await one?.redis.close()
    }
    await server?.close()
    await test?.close()
  })

  it('reach the others, once, in order, and not the one who told them', async () => {
    for (let n = 0; n < 500; n++) asha.pubSub.publish('topic', { n })
    asha.pubSub.publish('nobody hears', {})
    await expect.poll(() => rohan.heard.length).toBe(500)
    expect(rohan.heard).toEqual(Array.from({ length: 500 }, (_, n) => ({ n })))
    expect(asha.heard).toEqual([])
    expect(byDatabase).toEqual([])
  })

  it('that the database itself tells are heard all the same', async () => {
    await test.pool.query(`SELECT pg_notify('topic', '["told by a trigger"]')`)
    for (const one of [asha, rohan]) await expect.poll(() => one.heard).toContain('told by a trigger')
  })

  it('go by the database while Redis is away, and by Redis when it is back, which is told as a loss', async () => {
    const before = rohan.connections
    await server.kill()
    asha.pubSub.publish('topic', 'just when it went')
    await expect.poll(() => rohan.heard).toContain('just when it went')
    await expect.poll(() => [asha.redis.isThere, rohan.redis.isThere]).toEqual([false, false])
    asha.pubSub.publish('topic', 'while away')
    await expect.poll(() => rohan.heard).toContain('while away')
    expect(byDatabase).toContain('while away')
    await server.start()
    await expect.poll(() => [asha.redis.isThere, rohan.redis.isThere]).toEqual([true, true])
    expect(rohan.connections).toBe(before + 1)
    asha.pubSub.publish('topic', 'back')
    await expect.poll(() => rohan.heard).toContain('back')
    expect(byDatabase).not.toContain('back')
  })

  it('from a process that has lost Redis reach one that has not', async () => {
    await asha.redis.close()
    asha.pubSub.publish('topic', 'cut off')
    await expect.poll(() => rohan.heard).toContain('cut off')
  })
})
