import { type QueueState, readQueueState } from '@basera/platform/server/jobs'
import { Gauge, type Registry } from '@prometheus-io/client'
import type { Pool } from 'pg'

/** Milliseconds: all processes read the same table. */
const goodFor = 10_000

/** Metrics of the job queue, which all processes share. */
export function registerQueueMetrics(registry: Registry, pool: Pool): void {
  let read: { readonly at: number; readonly state: Promise<QueueState | undefined> } | undefined
  const state = () => {
    if (!read || performance.now() - read.at > goodFor)
      // A missing database must not take the other metrics along.
      read = { at: performance.now(), state: readQueueState(pool).catch(() => undefined) }
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
