/** What the pool of database connections says when none became free in time. */
export const noConnection = 'timeout exceeded when trying to connect'

/**
 * What PostgreSQL says when it cannot serve now, and may soon: a statement that ran too long or waited too long for a lock,
 * no room on its disk or for another connection, a server that stops or starts, transactions in each other's way.
 */
const passing = /^(57014|55P03|53...|57P0[1-5]|08...|40001|40P01|25P0[34])$/

/** Of the connection itself; the driver has no codes for most of them. */
const cutOff =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/
const unreachable = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/
/** What the driver was about: a server that ends cuts it off in the middle of any. */
const lost = /^(connect|read|write)$/

interface Fault {
  readonly code?: unknown
  readonly message?: unknown
  /** Only faults of connecting to something have one. */
  readonly syscall?: unknown
  /** Only PostgreSQL's own errors have one. */
  readonly severity?: unknown
}

/** Whether `error` is the database being too busy or away, rather than a fault of the request or of ours. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, syscall, severity }: Fault = error
  if (severity !== undefined) return passing.test(String(code))
  return cutOff.test(String(message)) || (lost.test(String(syscall)) && unreachable.test(String(code)))
}
