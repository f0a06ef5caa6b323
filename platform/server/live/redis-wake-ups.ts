import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import type { Redis } from '../redis/redis-link.ts'
import type { WakeUps } from './wake-ups.ts'

/** Milliseconds in which notes are gathered into one message. */
const gatherMs = 2

/** All notes of a product go over one channel. */
const channel = 'basera:notes'

type Told = readonly [topic: string, note: unknown]
type Listeners = Map<string, ((note: unknown) => void)[]>

function handOut(listeners: Listeners, logger: Pick<Logger, 'error'>, text: string): void {
  try {
    for (const [topic, note] of JSON.parse(text) as Told[])
      for (const listener of listeners.get(topic) ?? []) listener(note)
  } catch (err) {
    logger.error({ err }, 'a note between processes was not understood')
  }
}

/**
 * Notes by way of Redis, and by way of `others` while Redis is away. What `others` tell is always heard: a process may have
 * lost Redis where the next one has not, and triggers of the database tell of sign-outs and blocks there alone.
 */
export function redisWakeUps(redis: Redis, others: WakeUps, logger: Pick<Logger, 'error'>): WakeUps {
  const listeners: Listeners = new Map()
  const connected: (() => void)[] = []
  let waiting: Told[] = []
  let telling: Promise<void> | undefined
  let stopped = false

  async function flush(): Promise<void> {
    await sleep(gatherMs)
    const taken = waiting
    waiting = []
    try {
      await redis.publish(channel, JSON.stringify(taken))
    } catch {
      for (const [topic, note] of taken) others.tell(topic, note)
    }
  }
  const tellSoon = () => {
    telling ??= flush().finally(() => {
      telling = undefined
      if (waiting.length > 0) tellSoon()
    })
  }
  return {
    tell(topic, note) {
      if (!redis.isThere) return others.tell(topic, note)
      waiting.push([topic, note])
      tellSoon()
    },
    hear(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
      others.hear(topic, listener)
    },
    onConnected(listener) {
      connected.push(listener)
      others.onConnected(listener)
    },
    async start() {
      await others.start()
      await redis.hear(channel, (text) => {
        if (!stopped) handOut(listeners, logger, text)
      })
      redis.onConnected(() => {
        if (!stopped) for (const listener of connected) listener()
      })
    },
    async stop() {
      while (telling) await telling
      stopped = true
      await others.stop()
    },
  }
}
