import type { RunningServer } from './start.ts'

/** Milliseconds for running requests. */
const timeout = 15_000

/** On Ctrl-C and SIGTERM; a second Ctrl-C or the timeout stops at once. */
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
