import { readPhotoQueue } from '@basera/accounts/server'
import { readCaseTimes } from '@basera/trust/server'
import { Gauge, type Registry } from '@prometheus-io/client'
import type { QueryExecutorProvider } from 'kysely'

/** Milliseconds: all processes read the same tables. */
const goodFor = 10_000

type Read<T> = (db: QueryExecutorProvider) => Promise<T>

function readSeldom<T>(db: QueryExecutorProvider, read: Read<T>): () => Promise<T | undefined> {
  let last: { readonly at: number; readonly figures: Promise<T | undefined> } | undefined
  return () => {
    if (!last || performance.now() - last.at > goodFor)
      // A missing database must not take the other metrics along.
      last = { at: performance.now(), figures: read(db).catch(() => undefined) }
    return last.figures
  }
}

function registerPhotoChecks(registers: Registry[], db: QueryExecutorProvider): void {
  const queue = readSeldom(db, readPhotoQueue)
  new Gauge({
    name: 'photo_checks_waiting',
    help: 'Live pictures that wait for a moderator to compare them with the profile photo',
    registers,
    async collect() {
      this.set((await queue())?.waiting ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'photo_check_oldest_seconds',
    help: 'Age of the oldest live picture that waits; it is deleted unseen after 72 hours',
    registers,
    async collect() {
      this.set((await queue())?.oldest_seconds ?? Number.NaN)
    },
  })
}

/** Metrics of the safety desk, which all processes share; `NaN` when they cannot be read. */
export function registerCaseMetrics(registry: Registry, db: QueryExecutorProvider): void {
  const times = readSeldom(db, readCaseTimes)
  const registers = [registry]
  registerPhotoChecks(registers, db)
  new Gauge({
    name: 'cases_open',
    help: 'Open cases of the safety desk, by age: they are due to be looked at within a day and decided within 15 days',
    labelNames: ['age'],
    registers,
    async collect() {
      const { under_day, under_due, overdue } = (await times()) ?? {}
      this.set({ age: 'under-1-day' }, under_day ?? Number.NaN)
      this.set({ age: 'under-15-days' }, under_due ?? Number.NaN)
      this.set({ age: 'over-15-days' }, overdue ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'case_decision_seconds',
    help: 'From the opening of a case to its decision, of those decided in the last 30 days',
    labelNames: ['quantile'],
    registers,
    async collect() {
      const { median_seconds, late_seconds } = (await times()) ?? {}
      this.set({ quantile: '0.5' }, median_seconds ?? Number.NaN)
      this.set({ quantile: '0.9' }, late_seconds ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'case_decisions_reversed_ratio',
    help: 'Share of the decisions of the last 30 days that were taken back on appeal, from 0 to 1',
    registers,
    async collect() {
      const { decided, reversed } = (await times()) ?? {}
      this.set(decided ? (reversed ?? 0) / decided : Number.NaN)
    },
  })
}
