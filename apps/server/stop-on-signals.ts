import type { RunningServer } from './start.ts'

/** Longest wait for requests under way, in milliseconds, once no more are taken. */
const timeout = 15_000

/** Ctrl-C and SIGTERM stop the server cleanly; a second Ctrl-C, or running out of time, stops it at once. */
export function stopOnSignals(server: RunningServer): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), server.drainSeconds * 1000 + timeout).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
