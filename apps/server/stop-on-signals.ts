import type { RunningServer } from './start.ts'

/** Milliseconds for running requests. */
const timeout = 15_000
/** Milliseconds that a hurried stop may take. */
const hurryTimeout = 5000

/**
 * SIGTERM, SIGHUP and a first Ctrl-C stop the server; before it serves, they end its start. A repeated SIGTERM changes
 * nothing, since a process group and its launcher both deliver it. A second Ctrl-C, or the timeout, cuts off running
 * requests. Returns a function to call once the server serves.
 */
export function stopOnSignals(): (server: RunningServer) => void {
  let server: RunningServer | undefined
  let stopping = false
  let exitCode = 0
  const hurry = () => {
    exitCode = 1
    setTimeout(() => process.exit(exitCode), hurryTimeout).unref()
    server?.hurry()
  }
  const stop = () => {
    if (stopping) return
    stopping = true
    if (!server) process.exit(1)
    setTimeout(hurry, server.drainSeconds * 1000 + timeout).unref()
    server.stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  process.on('SIGINT', () => (stopping ? hurry() : stop()))
  return (started) => {
    server = started
  }
}
