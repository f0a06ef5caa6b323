import { createLogger } from '@basera/platform/server/logger'
import { type PubSub, redisPubSub } from '@basera/platform/server/pubsub'
import { openRedis, type Redis } from '@basera/platform/server/redis'
import { type RedisServer, redisProgram, startRedisServer, withRedis } from '@basera/platform/testing/redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, rohan } from '../chat-world.fixture.ts'
import { type LiveProcess, type LiveWorld, liveWorld } from './live-world.fixture.ts'

const logger = createLogger('silent')

describe.skipIf(!redisProgram)(withRedis('live messages over two processes with Redis'), () => {
  let world: LiveWorld
  let server: RedisServer
  let links: Redis[]
  let one: LiveProcess
  let two: LiveProcess
  let chat: string
  let sent = 0

  async function startProcess(): Promise<LiveProcess> {
    const redis = await openRedis(server.url, logger)
    links.push(redis)
    return world.startProcess({ pubSub: (real: PubSub) => redisPubSub(redis, real, logger) })
  }
  async function say(from: LiveProcess): Promise<number> {
    const message = { client_id: `redis-${sent++}`, content: 'Is the room free?' }
    const answer = await from.post(asha, `/api/chats/${chat}/messages`, message)
    expect(answer.statusCode).toBeLessThan(300)
    return answer.json().seq
  }

  beforeAll(async () => {
    world = await liveWorld()
    server = await startRedisServer()
    links = []
    for (const person of [asha, rohan]) await world.signIn(person)
    ;[one, two] = [await startProcess(), await startProcess()]
    chat = await world.startedChat()
  })
  afterAll(async () => {
    await world?.close()
    for (const link of links ?? []) await link.close()
    await server?.close()
  })

  it('chats.no-lost-message: arrive once and in order while Redis is there, is away and comes back', async () => {
    const rohans = await two.connect(rohan)
    await rohans.follow(chat, 1_000_000)
    const seqs: number[] = []
    for (let n = 0; n < 20; n++) seqs.push(await say(one))
    await rohans.hear('message', (frame) => frame.seq === seqs.at(-1))
    await server.kill()
    for (let n = 0; n < 20; n++) seqs.push(await say(one))
    await rohans.hear('message', (frame) => frame.seq === seqs.at(-1))
    await server.start()
    await expect.poll(() => links.every(({ isThere }) => isThere)).toBe(true)
    for (let n = 0; n < 20; n++) seqs.push(await say(one))
    await rohans.hear('message', (frame) => frame.seq === seqs.at(-1))
    // The greeting may be told to who connects at once after it.
    expect(rohans.seqs(chat, 2)).toEqual(seqs)
    await rohans.close()
  })

  it('chats.session-end: a session that ends on one process ends connections of the other, without Redis too', async () => {
    const rohans = await two.connect(rohan)
    await server.kill()
    await world.query('DELETE FROM auth_sessions WHERE id = $1', [rohan.id])
    expect(await rohans.closed).toMatchObject({ code: 4401 })
    await server.start()
  })
})
