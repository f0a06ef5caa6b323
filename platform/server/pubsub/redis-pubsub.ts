import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import type { Redis } from '../redis/redis-link.ts'
import { type PubSub, Subscriptions } from './pubsub.ts'

const gatherMs = 2

const channel = 'basera:notes'

type Published = readonly [topic: string, message: unknown]

function deliver(subscriptions: Subscriptions, logger: Pick<Logger, 'error'>, text: string): void {
  try {
    for (const [topic, message] of JSON.parse(text) as Published[]) subscriptions.deliver(topic, message)
  } catch (err) {
    logger.error({ err }, 'a note between processes was not understood')
  }
}

function publisher(redis: Redis, fallback: PubSub) {
  let pending: Published[] = []
  let sending: Promise<void> | undefined
  async function flush(): Promise<void> {
    await sleep(gatherMs)
    const taken = pending
    pending = []
    try {
      await redis.publish(channel, JSON.stringify(taken))
    } catch {
      for (const [topic, message] of taken) fallback.publish(topic, message)
    }
  }
  const sendSoon = () => {
    sending ??= flush().finally(() => {
      sending = undefined
      if (pending.length > 0) sendSoon()
    })
  }
  return {
    send(topic: string, message: unknown) {
      pending.push([topic, message])
      sendSoon()
    },
    async finish() {
      while (sending) await sending
    },
  }
}

/** Pub/sub over Redis. Messages of `fallback` always count: triggers publish sign-outs and blocks there alone. */
export function redisPubSub(redis: Redis, fallback: PubSub, logger: Pick<Logger, 'error'>): PubSub {
  const subscriptions = new Subscriptions()
  const connected: (() => void)[] = []
  const { send, finish } = publisher(redis, fallback)
  let stopped = false
  return {
    publish(topic, message) {
      if (redis.isThere) send(topic, message)
      else fallback.publish(topic, message)
    },
    subscribe(topic, listener) {
      subscriptions.add(topic, listener)
      fallback.subscribe(topic, listener)
    },
    onConnected(listener) {
      connected.push(listener)
      fallback.onConnected(listener)
    },
    isConnected: () => fallback.isConnected(),
    async start() {
      await fallback.start()
      await redis.subscribe(channel, (text) => {
        if (!stopped) deliver(subscriptions, logger, text)
      })
      redis.onConnected(() => {
        if (!stopped) for (const listener of connected) listener()
      })
    },
    async stop() {
      await finish()
      stopped = true
      await fallback.stop()
    },
  }
}
