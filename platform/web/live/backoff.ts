const firstDelay = 500
const maxDelay = 30_000

/** Milliseconds before the next attempt after `failed` in a row: exponential with jitter. */
export function backoffDelay(failed: number, random: () => number = Math.random): number {
  const limit = Math.min(maxDelay, firstDelay * 2 ** Math.max(0, failed - 1))
  return Math.round(limit * (0.5 + random() / 2))
}
