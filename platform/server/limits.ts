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

/** One named limit: at most `points` uses per key in `seconds`. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

export interface Limits {
  /** Spends one point of `name` for `key`; throws `too_many_requests` when none is left. Unknown names are a fault. */
  spend(name: string, key: string): Promise<void>
}

/** The sentence of a spent limit. */
export const tooMany = 'Too many requests. Please wait before trying again.'

/** No limits at all: development load tests only (`LIMITS=off`). */
export const noLimits: LimitRegistry = { spend: async () => undefined, add: () => undefined }

/** Counted in PostgreSQL (table `rate_limits`); each process counts alone while the table cannot be reached. */
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

/** What the limiter asks of a client of Redis. */
const limiterClient = (redis: Redis) => ({
  get isReady() {
    return redis.isThere
  },
  eval: (script: string, given: { readonly keys: string[]; readonly arguments: string[] }) =>
    redis.run(script, given.keys, given.arguments),
})

/** Counted in Redis, and by `insuranceLimiter` while Redis is away. */
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

/** Milliseconds by which processes' clocks may differ. */
const clockSlack = 60_000

const isTooLong = ({ duration }: RateLimiterAbstract, kept: RateLimiterRes | null): boolean =>
  (kept?.msBeforeNext ?? 0) > duration * 1000 + clockSlack

/** Counts that are being reset, by limiter and key: once for all callers that find them wrong. */
const resets = new Map<string, Promise<void>>()

async function resetCount(limiter: RateLimiterStoreAbstract, key: string): Promise<void> {
  // Another process may have done it, while this one still blocks the key from memory.
  if (isTooLong(limiter, await limiter.get(key))) await limiter.delete(key)
  else limiter.deleteInMemoryBlockedAll()
}

/**
 * Spends a point. A count that ends later than any can was begun while a clock was wrong, and would lock its key until the
 * time it shows: it is reset.
 */
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

/** Named limits that are made known one table after the other. */
export interface LimitRegistry extends Limits {
  /** Makes the limits of a table known. Throws for a name that is known already. */
  add(table: Readonly<Record<string, Limit>>): void
}

/**
 * The named limits of the product, counted where all processes share them: in Redis where there is one, else, and while
 * Redis is away, in PostgreSQL. A count starts from zero in the store it moves to, so a client may use a limit twice in
 * between. A key far over its limit is refused from memory.
 */
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
