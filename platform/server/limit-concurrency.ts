import { Problem } from '@basera/platform/contract'

/**
 * Runs at most `atOnce` tasks at a time, the others in order; with `maxWaiting` of them in the queue the next is refused
 * with `service_unavailable`.
 */
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
      // A task that ends hands its slot to the next in the queue: `running` stays as it is.
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
