import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that asking for a link takes at least: more than any of its cases needs on a quiet server. */
const least = 100

/**
 * Runs `work` and answers no sooner than after a fixed time, whether it succeeds or fails: how long it took must not
 * tell whether an address has an account (auth protocol 5, POST /recover).
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + least
  try {
    return await work()
  } finally {
    await wait(Math.max(0, end - performance.now()))
  }
}
