import { Problem } from '@basera/platform/contract'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible'
import type { Redis } from './redis/redis-link.ts'
import { recordEvent } from './telemetry.ts'

export interface Limit {
  readonly points: number
  readonly seconds: number
}

export interface Limits {
  /** Throws `too_many_requests` when no point is left, and an error for unknown names. */
  spend(name: string, key: string): Promise<void>
}

export const tooMany = 'Too many requests. Please wait before trying again.'

/** No limits, for load tests in development (`LIMITS=off`). */
export const noLimits: LimitRegistry = { spend: async () => undefined, add: () => undefined }

/** Counts in PostgreSQL; per process while the table cannot be reached. */
function inPostgres(
  pool: Pool,
  name: string,
  { points, seconds: duration }: Limit,
): RateLimiterStoreAbstract {
  const rule = { keyPrefix: name, points, duration }
  return new RateLimiterPostgres({
    ...rule,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(rule),
  })
}

const limiterClient = (redis: Redis) => ({
  get isReady() {
    return redis.isThere
  },
  eval: (script: string, given: { readonly keys: string[]; readonly arguments: string[] }) =>
    redis.run(script, given.keys, given.arguments),
})

function inRedis(
  redis: Redis,
  name: string,
  limit: Limit,
  insuranceLimiter: RateLimiterAbstract,
): RateLimiterStoreAbstract {
  const { points, seconds: duration } = limit
  return new RateLimiterRedis({
    keyPrefix: `basera:${name}`,
    points,
    duration,
    storeClient: limiterClient(redis),
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter,
  })
}

const clockSlack = 60_000

const isTooLong = ({ duration }: RateLimiterAbstract, kept: RateLimiterRes | null): boolean =>
  (kept?.msBeforeNext ?? 0) > duration * 1000 + clockSlack

/** Running resets by limiter and key, so that callers share one. */
const resets = new Map<string, Promise<void>>()

async function resetCount(limiter: RateLimiterStoreAbstract, key: string): Promise<void> {
  // Another process may have reset it while this one still blocks the key in memory.
  if (isTooLong(limiter, await limiter.get(key))) await limiter.delete(key)
  else limiter.deleteInMemoryBlockedAll()
}

/** A count that ends impossibly late was begun under a wrong clock and would lock its key: it is reset. */
async function consume(limiter: RateLimiterStoreAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes) || !isTooLong(limiter, refusal)) throw refusal
    const id = limiter.getKey(key)
    const reset = resets.get(id) ?? resetCount(limiter, key).finally(() => resets.delete(id))
    resets.set(id, reset)
    await reset
    await limiter.consume(key)
  }
}

export interface LimitRegistry extends Limits {
  add(table: Readonly<Record<string, Limit>>): void
}

/** Limits shared by all processes, in Redis or PostgreSQL. Counts restart where Redis goes away. */
export function openLimits(pool: Pool, table: Readonly<Record<string, Limit>>, redis?: Redis): LimitRegistry {
  const limiters = new Map<string, RateLimiterStoreAbstract>()
  const registry: LimitRegistry = {
    add(rows) {
      for (const [name, limit] of Object.entries(rows)) {
        if (limiters.has(name)) throw new Error(`There are two limits named ${name}`)
        const kept = inPostgres(pool, name, limit)
        limiters.set(name, redis ? inRedis(redis, name, limit, kept) : kept)
      }
    },
    async spend(name, key) {
      const limiter = limiters.get(name)
      if (!limiter) throw new Error(`No limit is named ${name}`)
      try {
        await consume(limiter, key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        recordEvent('limit-hit', name)
        throw new Problem('too_many_requests', tooMany)
      }
    },
  }
  registry.add(table)
  return registry
}
