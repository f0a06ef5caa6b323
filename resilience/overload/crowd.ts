import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { percentile } from '@basera/testkit/load'

interface Where {
  readonly address: string
  readonly rooms: readonly string[]
}

export type ToVisitors =
  | ({ readonly kind: 'wait'; readonly clients: number; readonly seconds: number } & Where)
  | ({ readonly kind: 'come'; readonly rate: number } & Where)

/** Answers that came in one second: how many by status (0 for none), and milliseconds of those that were served. */
export interface VisitorsSecond {
  readonly statuses: Record<number, number>
  readonly ms: number[]
}

export interface Fared {
  readonly servedASecond: number
  readonly p95: number
  readonly statuses: Readonly<Record<number, number>>
}

export interface VisitorCrowd {
  readonly now: number
  /** How they fared from one second to another, the last one left out. */
  fared(from: number, to: number): Fared
  close(): void
}

const openProcess = () =>
  fork(join(import.meta.dirname, 'visitors.ts'), { serialization: 'advanced', detached: true })

/** Answers a second that so many visitors get who each wait for an answer before they ask again. */
export async function findPeak(where: Where, clients: number, seconds: number): Promise<number> {
  const child = openProcess()
  child.send({ kind: 'wait', clients, seconds, ...where } satisfies ToVisitors)
  const [{ served }] = (await once(child, 'message')) as [{ served: number }]
  child.disconnect()
  return served
}

export function openVisitors(where: Where, rate: number): VisitorCrowd {
  const child = openProcess()
  const seconds: VisitorsSecond[] = []
  child.on('message', (second: VisitorsSecond) => seconds.push(second))
  child.send({ kind: 'come', rate, ...where } satisfies ToVisitors)
  return {
    get now() {
      return seconds.length
    },
    fared(from, to) {
      const some = seconds.slice(from, to)
      const statuses: Record<number, number> = {}
      for (const [status, count] of some.flatMap((one) => Object.entries(one.statuses)))
        statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
      const ms = some.flatMap((one) => one.ms)
      return {
        servedASecond: (statuses[200] ?? 0) / Math.max(1, some.length),
        p95: ms.length > 0 ? percentile(ms, 0.95) : Number.NaN,
        statuses,
      }
    },
    close: () => child.disconnect(),
  }
}
