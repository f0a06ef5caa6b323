export const noConnection = 'timeout exceeded when trying to connect'

/** Timeouts, no disk space or connection, shutdown or start-up, deadlocks and serialization failures. */
const passing = /^(57014|55P03|53...|57P0[1-5]|08...|40001|40P01|25P0[34])$/

/** Connection faults; the driver has no codes for most of them. */
const cutOff =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/
const unreachable = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/
const lost = /^(connect|read|write)$/

interface Fault {
  readonly code?: unknown
  readonly message?: unknown
  readonly syscall?: unknown
  readonly severity?: unknown
}

/** Whether the database is busy or away, rather than the request or the code wrong. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, syscall, severity }: Fault = error
  if (severity !== undefined) return passing.test(String(code))
  return cutOff.test(String(message)) || (lost.test(String(syscall)) && unreachable.test(String(code)))
}
