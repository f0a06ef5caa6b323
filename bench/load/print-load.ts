import { type OpenLoopResult, printTable } from '@basera/testkit/load'
import { type Kind, kinds } from './mix.ts'
import type { Tried } from './sustainable.ts'

export const ms = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(0))

export function printKinds({ kinds: results, all }: OpenLoopResult): void {
  const ordered = Object.keys(kinds).filter((kind) => kind in results) as Kind[]
  const rows = [...ordered.map((kind) => [kind, results[kind]] as const), ['**all**', all] as const]
  printTable(
    [
      'requests',
      'sent',
      'served',
      'refused',
      'failed',
      'p50 ms',
      'p95',
      'p99',
      'p95 may be',
      'refused in, p95 ms',
    ],
    rows.flatMap(([kind, one]) => {
      if (!one) return []
      const times = [one.p50, one.p95, one.p99].map(ms)
      const limit = kind === '**all**' ? '' : kinds[kind].limit
      return [[kind, one.count, one.ok, one.refused, one.failed, ...times, limit, ms(one.refusals.p95)]]
    }),
  )
}

export function printTried(tried: readonly Tried<OpenLoopResult>[]): void {
  printTable(
    ['requests/s', 'served/s', 'p95 ms', 'client late by, ms', ''],
    tried.map(({ rate, why, result }) => [
      rate.toFixed(0),
      result.goodput.toFixed(0),
      ms(result.all.p95),
      ms(result.worstLateness),
      why ?? 'sustained',
    ]),
  )
}
