import { type RedisServer, redisProgram, startRedisServer, withRedis } from '@basera/platform/testing/redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRedis, type Redis } from './redis-link.ts'

const quiet = { info: () => undefined, warn: () => undefined }

describe('a Redis that is not there at the start', () => {
  it('is told of, and does not stop it', async () => {
    const told: string[] = []
    const redis = await openRedis('redis://127.0.0.1:9', {
      ...quiet,
      warn: (_: object, text: string) => told.push(text),
    } as never)
    expect(redis.isThere).toBe(false)
    expect(told).toEqual([expect.stringMatching(/^Redis cannot be reached/)])
    await expect(redis.run('return 1', [], [])).rejects.toThrow('Redis is away')
    await expect(redis.publish('c', 'x')).rejects.toThrow('Redis is away')
    await redis.close()
  })
})

describe.skipIf(!redisProgram)(withRedis('Redis'), () => {
  let server: RedisServer
  const opened: Redis[] = []
  const open = async (url = server.url) => {
    const redis = await openRedis(url, quiet)
    opened.push(redis)
    return redis
  }
  beforeAll(async () => {
    server = await startRedisServer()
  })
  afterAll(async () => {
    await Promise.all(opened.map((one) => one.close()))
    await server?.close()
  })

  it('carries scripts, and messages to all others but not to oneself', async () => {
    const [one, two] = [await open(), await open()]
    expect(await one.run("return redis.call('incrby', KEYS[1], ARGV[1])", ['k'], ['4'])).toBe(4)
    const heard: string[] = []
    await one.subscribe('c', (text) => heard.push(`one ${text}`))
    await two.subscribe('c', (text) => heard.push(`two ${text}`))
    await one.publish('c', 'नमस्ते')
    await two.publish('c', 'back')
    await expect.poll(() => heard.toSorted()).toEqual(['one back', 'two नमस्ते'])
  })

  it('is found again by itself after it was away, with its subscriptions', async () => {
    const [one, two] = [await open(), await open()]
    const heard: string[] = []
    let connections = 0
    await two.subscribe('again', (text) => heard.push(text))
    two.onConnected(() => connections++)
    await server.kill()
    await expect.poll(() => [one.isThere, two.isThere]).toEqual([false, false])
    await expect(one.publish('again', 'lost')).rejects.toThrow()
    await server.start()
    await expect.poll(() => [one.isThere, two.isThere]).toEqual([true, true])
    expect(connections).toBe(1)
    await one.publish('again', 'heard')
    await expect.poll(() => heard).toEqual(['heard'])
  })

  it('that hangs counts as away within seconds, and is found again', async () => {
    const redis = await open()
    server.freeze()
    try {
      const start = performance.now()
      await expect(redis.run('return 1', [], [])).rejects.toThrow('did not answer')
      expect(performance.now() - start).toBeLessThan(5000)
      expect(redis.isThere).toBe(false)
    } finally {
      server.thaw()
    }
    await expect.poll(() => redis.isThere).toBe(true)
  })

  it('that hangs is noticed also where nobody asks', async () => {
    const redis = await open()
    server.freeze()
    try {
      await expect.poll(() => redis.isThere).toBe(false)
    } finally {
      server.thaw()
    }
    await expect.poll(() => redis.isThere).toBe(true)
  })

  it('that refuses the password stops the start with one sentence, which does not hold the password', async () => {
    const locked = await startRedisServer('right')
    try {
      const refused = await openRedis(locked.url.replace('right', 'wrong'), quiet).catch(
        (error: Error) => error,
      )
      expect(String(refused)).toMatch(/^Error: REDIS_URL cannot be used\. Redis said: WRONGPASS/)
      expect(String(refused)).not.toContain('wrong:')
      expect((await open(locked.url)).isThere).toBe(true)
    } finally {
      await locked.close()
    }
  })

  it('answers a script that fails without being lost', async () => {
    const redis = await open()
    await expect(redis.run("return redis.call('incr')", [], [])).rejects.toThrow()
    expect(redis.isThere).toBe(true)
  })
})
