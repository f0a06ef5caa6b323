import { Problem } from '@basera/platform/contract'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

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
export const noLimits: Limits = { spend: async () => undefined }

/**
 * The named limits of the product, counted in PostgreSQL (table `rate_limits`) so that all processes share them.
 * A key far over its limit is refused from memory, and if the table cannot be reached each process counts alone.
 */
export function openLimits(pool: Pool, table: Readonly<Record<string, Limit>>): Limits {
  const limiters = new Map(
    Object.entries(table).map(([name, { points, seconds }]) => {
      const rule = { keyPrefix: name, points, duration: seconds }
      const options = {
        ...rule,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
      }
      const insuranceLimiter = new RateLimiterMemory(rule)
      return [
        name,
        new RateLimiterPostgres({ ...options, inMemoryBlockOnConsumed: points + 1, insuranceLimiter }),
      ]
    }),
  )
  return {
    async spend(name, key) {
      const limiter = limiters.get(name)
      if (!limiter) throw new Error(`No limit is named ${name}`)
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new Problem('too_many_requests', tooMany)
        throw refusal
      }
    },
  }
}
