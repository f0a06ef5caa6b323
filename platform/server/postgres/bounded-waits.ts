import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { noConnection } from '../http/database-trouble.ts'
import { recordEvent } from '../telemetry.ts'

type Release = (destroy?: boolean | Error) => void
type Taken = (error?: Error, client?: pg.PoolClient, release?: Release) => void

/** Rejects callers that wait over `timeout` ms for a connection; a late connection goes to the next. */
export function boundWaits(pool: pg.Pool, timeout: number): void {
  const take = pool.connect.bind(pool) as (taken: Taken) => void
  const takeInTime = (taken: Taken) => {
    const isFull = pool.totalCount >= pool.options.max
    if (!isFull || (pool.idleCount > 0 && pool.waitingCount === 0)) return take(taken)
    const begun = performance.now()
    let gaveUp = false
    const record = (outcome: 'given' | 'refused') =>
      recordEvent('connection-wait', outcome, (performance.now() - begun) / 1000)
    const timer = setTimeout(() => {
      gaveUp = true
      record('refused')
      taken(new Error(noConnection))
    }, timeout)
    // The releasing caller calls it, but it needs the context of the waiting one.
    const given: Taken = (error, client, release) => {
      clearTimeout(timer)
      if (gaveUp) return release?.()
      record(error ? 'refused' : 'given')
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
