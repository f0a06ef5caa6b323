import { Problem } from '@basera/platform/contract'
import { commonRefusals } from './sentences.ts'

/** Runs at most `atOnce` tasks at a time, in order; refuses with `service_unavailable` when `maxWaiting` wait. */
export function limitConcurrency(
  atOnce: number,
  maxWaiting: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []
  return async (task) => {
    if (running >= atOnce) {
      if (queue.length >= maxWaiting) throw new Problem('service_unavailable', commonRefusals.busy)
      await new Promise<void>((start) => queue.push(start))
    } else running++
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
