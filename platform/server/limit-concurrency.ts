import { Problem } from '@basera/platform/contract'

/** Runs at most `atOnce` tasks at a time, in order; refuses with `service_unavailable` when `maxWaiting` wait. */
export function limitConcurrency(
  atOnce: number,
  maxWaiting: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []
  return async (task) => {
    if (running >= atOnce) {
      if (queue.length >= maxWaiting)
        throw new Problem('service_unavailable', 'We are busy right now. Please try again in a moment.')
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
