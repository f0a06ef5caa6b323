import { type CaseTimes, readCaseTimes } from '@basera/trust/server'
import { Gauge, type Registry } from '@prometheus-io/client'
import type { QueryExecutorProvider } from 'kysely'

/** Milliseconds: all processes read the same tables. */
const goodFor = 10_000

/** Metrics of the safety desk, which all processes share; `NaN` when they cannot be read. */
export function registerCaseMetrics(registry: Registry, db: QueryExecutorProvider): void {
  let read: { readonly at: number; readonly times: Promise<CaseTimes | undefined> } | undefined
  const times = () => {
    if (!read || performance.now() - read.at > goodFor)
      // A missing database must not take the other metrics along.
      read = { at: performance.now(), times: readCaseTimes(db).catch(() => undefined) }
    return read.times
  }
  const registers = [registry]
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
