import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { noConnection } from '../http/database-trouble.ts'
import { recordEvent } from '../telemetry.ts'

type Release = (destroy?: boolean | Error) => void
type Taken = (error?: Error, client?: pg.PoolClient, release?: Release) => void

/**
 * Makes nobody wait longer than `patience` milliseconds for a connection of `pool`: whoever does is told so, and a
 * connection that comes later goes to the next. Opening one may take as long as the pool allows.
 */
export function boundWaits(pool: pg.Pool, patience: number): void {
  const take = pool.connect.bind(pool) as (taken: Taken) => void
  const takeInTime = (taken: Taken) => {
    const isFull = pool.totalCount >= pool.options.max
    if (!isFull || (pool.idleCount > 0 && pool.waitingCount === 0)) return take(taken)
    const begun = performance.now()
    let gaveUp = false
    const tell = (outcome: 'given' | 'refused') =>
      recordEvent('connection-wait', outcome, (performance.now() - begun) / 1000)
    const timer = setTimeout(() => {
      gaveUp = true
      tell('refused')
      taken(new Error(noConnection))
    }, patience)
    // Given by whoever lets go of it, but on behalf of who waited.
    const given: Taken = (error, client, release) => {
      clearTimeout(timer)
      if (gaveUp) return release?.()
      tell(error ? 'refused' : 'given')
      taken(error, client, release)
    }
    take(AsyncResource.bind(given))
  }
  const connect = (taken?: Taken) =>
    taken
      ? takeInTime(taken)
      : new Promise((given, refused) =>
          takeInTime((error, client) => (error ? refused(error) : given(client))),
        )
  pool.connect = connect as typeof pool.connect
}
