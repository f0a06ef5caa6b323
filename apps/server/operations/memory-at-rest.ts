import { type EventLoopUtilization, performance } from 'node:perf_hooks'

const lookEvery = 10_000
/** At rest, jobs and health checks take a fifth of it. */
const restful = 0.02
/** A collection holds requests up for 0.2 s. */
const worthIt = 16_000_000
const leastBetween = 300_000

const collectAll = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })

interface Means {
  readonly now: () => number
  readonly used: (since?: EventLoopUtilization) => EventLoopUtilization
  readonly resident: () => number
  readonly collect: () => unknown
}

const own: Means = {
  now: () => performance.now(),
  used: (since) => performance.eventLoopUtilization(since),
  resident: () => process.memoryUsage.rss(),
  collect: collectAll,
}

/** Gives back what the start left, then at rest what work left since. Needs `--expose-gc`. */
export function giveBackMemory({ now, used, resident, collect }: Means = own): void {
  collect()
  let kept = resident()
  let collected = Number.NEGATIVE_INFINITY
  let before = used()
  const look = () => {
    const isAtRest = used(before).utilization < restful
    before = used()
    if (!isAtRest || now() - collected < leastBetween || resident() - kept < worthIt) return
    collect()
    collected = now()
    kept = resident()
  }
  setInterval(look, lookEvery).unref()
}
