import { Gauge, type Registry } from '@prometheus-io/client'
import type { Pool } from 'pg'

interface QueueState {
  readonly waiting: number
  readonly running: number
  readonly later: number
  readonly given_up: number
  /** Seconds since the longest waiting one could have been done. */
  readonly oldest: number
}

/** Milliseconds for which what was read is good: all processes read the same table. */
const goodFor = 10_000

async function readQueue(pool: Pool): Promise<QueueState> {
  const { rows } = await pool.query<QueueState>(
    `WITH job AS (
       SELECT run_at, locked_at IS NOT NULL AS running, attempts >= max_attempts AS given_up,
         run_at <= now() AS due
       FROM graphile_worker._private_jobs)
     SELECT count(*) FILTER (WHERE due AND NOT running AND NOT given_up) AS waiting,
       count(*) FILTER (WHERE running) AS running,
       count(*) FILTER (WHERE NOT due AND NOT running AND NOT given_up) AS later,
       count(*) FILTER (WHERE given_up AND NOT running) AS given_up,
       coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE due AND NOT running AND NOT given_up)), 0)::float8
         AS oldest
     FROM job`,
  )
  return rows[0] as QueueState
}

/** Metrics of the queue of background jobs, which all processes share: read from the database at most every 10 s. */
export function registerQueueMetrics(registry: Registry, pool: Pool): void {
  let read: { readonly at: number; readonly state: Promise<QueueState | undefined> } | undefined
  const state = () => {
    if (!read || performance.now() - read.at > goodFor)
      // A database that is away must not take the other metrics along.
      read = { at: performance.now(), state: readQueue(pool).catch(() => undefined) }
    return read.state
  }
  new Gauge({
    name: 'job_queue_jobs',
    help: 'Jobs in the queue, by state: due and waiting, running, for later, given up within the last day',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { waiting, running, later, given_up: givenUp } = (await state()) ?? {}
      this.set({ state: 'waiting' }, waiting ?? Number.NaN)
      this.set({ state: 'running' }, running ?? Number.NaN)
      this.set({ state: 'later' }, later ?? Number.NaN)
      this.set({ state: 'given-up' }, givenUp ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'job_queue_oldest_seconds',
    help: 'For how long the longest waiting job could have been done',
    registers: [registry],
    async collect() {
      this.set((await state())?.oldest ?? Number.NaN)
    },
  })
}
