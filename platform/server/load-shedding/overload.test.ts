import { describe, expect, it } from 'vitest'
import { adjustEvery, openAdmission, type Rank, sweepEvery } from './admission.ts'
import { ranks } from './waiting-requests.ts'

interface Crowd {
  /** Requests per second. */
  readonly rate: number
  readonly seconds: number
}

/** Milliseconds. */
const refusalCost = 0.15
const databaseWait = 2
const slices = 3

interface Ended {
  readonly at: number
  readonly rank: Rank
  readonly took: number
  readonly served: boolean
}

/**
 * A process whose time is its own: one event loop on which every request takes `cost` ms in three slices with a wait for
 * the database between them, a refusal next to nothing. Nothing here depends on how busy this machine is.
 */
function simulate(cost: number, crowds: readonly Crowd[]): Ended[] {
  let now = 0
  let turn = 0
  const tasks: { readonly ready: number; readonly turn: number; readonly run: () => number }[] = []
  const put = (ready: number, run: () => number) => tasks.push({ ready, turn: turn++, run })
  const admission = openAdmission(() => now)
  const ended: Ended[] = []

  const arrive = (at: number, rank: Rank) =>
    put(at, () => {
      let cpu = 0
      const end = (served: boolean) => ended.push({ at, rank, took: now - at, served })
      const slice = (left: number) => {
        put(now + databaseWait, () => {
          if (left === 1) {
            place.leave()
            end(true)
          } else slice(left - 1)
          return cost / slices
        })
      }
      const place = admission.enter(
        rank,
        () => slice(slices),
        () => {
          cpu = refusalCost
          end(false)
        },
      )
      return cpu
    })

  let begin = 0
  for (const { rate, seconds } of crowds) {
    for (let n = 0; n < rate * seconds; n++)
      arrive(begin + (n * 1000) / rate, ranks[n % ranks.length] as Rank)
    begin += seconds * 1000
  }
  let late = 0
  let looks = 0
  for (let at = 20; at < begin; at += 20)
    put(at, () => {
      late += now - at
      looks++
      return 0
    })
  for (let at = sweepEvery; at < begin; at += sweepEvery)
    put(at, () => {
      admission.sweep()
      return 0
    })
  for (let at = adjustEvery; at < begin; at += adjustEvery)
    put(at, () => {
      admission.adjust({ loopDelay: looks > 0 ? late / looks : 0, databaseIsFull: false })
      late = 0
      looks = 0
      return 0
    })

  // Tasks come in order but for those that tasks put: a bucket for each millisecond keeps them so.
  const buckets = new Map<number, typeof tasks>()
  const sort = () => {
    for (const task of tasks.splice(0)) {
      const key = Math.floor(task.ready)
      buckets.set(key, [...(buckets.get(key) ?? []), task])
    }
  }
  sort()
  for (let ms = 0; ms < begin + 5000; ms++) {
    for (let bucket = buckets.get(ms); bucket && bucket.length > 0; bucket = buckets.get(ms)) {
      const task = bucket.shift()
      if (!task) break
      now = Math.max(now, task.ready)
      now += task.run()
      sort()
    }
    buckets.delete(ms)
  }
  return ended
}

const percentile = (values: readonly number[], p: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(p * values.length)] ?? 0

describe('three times as much as a process can do', () => {
  it.each([
    ['quick requests', 1],
    ['usual requests', 3],
    ['slow requests', 12],
  ])('%s: 80 %% are still served, refusals are quick, and it is over when it is over', (_, cost) => {
    const capacity = 1000 / cost
    const calm = { rate: capacity / 2, seconds: 4 }
    const ended = simulate(cost, [calm, { rate: 3 * capacity, seconds: 10 }, calm])
    const within = (from: number, to: number) => ended.filter(({ at }) => at >= from * 1000 && at < to * 1000)

    const before = within(0, 4)
    expect(before.filter(({ served }) => !served)).toEqual([])

    const crush = within(4, 14)
    const served = crush.filter((one) => one.served)
    expect(served.length / 10 / capacity).toBeGreaterThan(0.8)
    const refusals = crush.filter((one) => !one.served).map(({ took }) => took)
    expect(percentile(refusals, 0.95)).toBeLessThan(50)
    const share = (rank: Rank) => served.filter((one) => one.rank === rank).length
    expect(share('write')).toBeGreaterThan(2 * share('crawler'))

    const after = within(15, 18)
    expect(after.filter((one) => !one.served)).toEqual([])
    const times = (some: readonly Ended[]) => some.map(({ took }) => took)
    expect(percentile(times(after), 0.95)).toBeLessThan(2 * percentile(times(before), 0.95) + 10)
  })
})
