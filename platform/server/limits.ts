import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible'
import { budgetHoldersOf } from './budget-holders.ts'
import type { Caller } from './feature/handlers.ts'
import { openNearCounts, type ShareCounts, shareInPostgres } from './near-counts.ts'
import { networkOf } from './network.ts'
import type { Redis } from './redis/redis-link.ts'
import { SpentBudget } from './spent-budget.ts'

export { SpentBudget, tooMany } from './spent-budget.ts'

import { recordEvent } from './telemetry.ts'

export interface Limit {
  readonly points: number
  readonly seconds: number
  /** Counted in the process, and shared a moment later: for reads, of which a few more do no harm. */
  readonly near?: true
}

/**
 * Who or what a point is counted for: a caller, by all that is known of them (trust.person-budgets), or one key. A key
 * that is a client address counts as its network (shell.client-network).
 */
export type Spender = string | Caller

export interface Limits {
  /** False where counts are lifted (`LIMITS=off`). */
  readonly counts: boolean
  /** Throws `too_many_requests` when no point is left, and an error for unknown names. */
  spend(name: string, by: Spender): Promise<void>
  /** Whether no point is left under a key; spends none. */
  isSpent(name: string, key: string): Promise<boolean>
  /** The points that `spend` would still find; spends none. */
  left(name: string, by: Spender): Promise<number>
}

/** No limits, for load tests in development (`LIMITS=off`). */
export const noLimits: LimitRegistry = {
  counts: false,
  spend: async () => undefined,
  isSpent: async () => false,
  left: async () => Number.POSITIVE_INFINITY,
  add: () => undefined,
}

/** Accounts without a proven number share the points of twelve: thousands of phones have one network's address. */
const networkShare = 12
const ofNetworks = (name: string) => `${name}-network`

/** The limits and keys that one use counts against. */
function countersOf(name: string, by: Spender): (readonly [name: string, key: string])[] {
  if (typeof by === 'string') return [[name, networkOf(by)]]
  return budgetHoldersOf(by).map(({ kind, key }) => [
    kind === 'shared-network' ? ofNetworks(name) : name,
    key,
  ])
}

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

const shareInRedis =
  (limiterOf: (name: string) => RateLimiterStoreAbstract): ShareCounts =>
  (counts) =>
    Promise.all(
      counts.map(async ({ key, points }) => {
        const [name = '', ...rest] = key.split(':')
        const { consumedPoints, msBeforeNext } = await limiterOf(name).penalty(rest.join(':'), points)
        return { points: consumedPoints, endsAt: Date.now() + msBeforeNext }
      }),
    )

/** Limits shared by all processes, in Redis or PostgreSQL. Counts restart where Redis goes away. */
export function openLimits(pool: Pool, table: Readonly<Record<string, Limit>>, redis?: Redis): LimitRegistry {
  const rules = new Map<string, Limit>()
  // Made when first spent: each one sweeps the table now and then.
  const limiters = new Map<string, RateLimiterStoreAbstract>()
  function limiterOf(name: string): RateLimiterStoreAbstract {
    const open = limiters.get(name)
    if (open) return open
    const limit = rules.get(name)
    if (!limit) throw new Error(`No limit is named ${name}`)
    const inTable = inPostgres(pool, name, limit)
    const limiter = redis ? inRedis(redis, name, limit, inTable) : inTable
    limiters.set(name, limiter)
    return limiter
  }
  const near = openNearCounts(redis ? shareInRedis(limiterOf) : shareInPostgres(pool))
  function refuse(name: string, wait: number): never {
    recordEvent('limit-hit', name)
    throw new SpentBudget(Math.max(1, Math.ceil(wait / 1000)))
  }
  async function spendOne(name: string, key: string): Promise<void> {
    const limit = rules.get(name)
    if (limit?.near) {
      const wait = await near.spend(`${name}:${key}`, limit)
      return wait === undefined ? undefined : refuse(name, wait)
    }
    const limiter = limiterOf(name)
    try {
      await consume(limiter, key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      refuse(name, refusal.msBeforeNext)
    }
  }
  async function leftOf(name: string, key: string): Promise<number> {
    const limiter = limiterOf(name)
    const spent = (await limiter.get(key))?.consumedPoints ?? 0
    return Math.max(0, limiter.points - spent)
  }
  const registry: LimitRegistry = {
    counts: true,
    add(rows) {
      for (const [name, limit] of Object.entries(rows)) {
        if (rules.has(name)) throw new Error(`There are two limits named ${name}`)
        rules.set(name, limit)
        rules.set(ofNetworks(name), { ...limit, points: limit.points * networkShare })
      }
    },
    async isSpent(name, key) {
      const limiter = limiterOf(name)
      const kept = await limiter.get(networkOf(key))
      return kept !== null && kept.consumedPoints >= limiter.points
    },
    async left(name, by) {
      return Math.min(...(await Promise.all(countersOf(name, by).map(([limit, key]) => leftOf(limit, key)))))
    },
    async spend(name, by) {
      // A refusal waits for the other counts: no write outlives its request.
      const spent = await Promise.allSettled(countersOf(name, by).map(([limit, key]) => spendOne(limit, key)))
      for (const count of spent) if (count.status === 'rejected') throw count.reason
    },
  }
  registry.add(table)
  return registry
}
