import type { Connections } from './connections.ts'

/**
 * Milliseconds: between checks, without traffic before a client is pinged, before it counts as dead, and that it may take
 * to agree to being closed.
 */
export interface HeartbeatTimes {
  readonly check: number
  readonly ping: number
  readonly dead: number
  readonly closing: number
}

/** Pings the clients of this process and cuts off those that no longer answer. */
export function heartbeat({ all }: Connections, { ping, dead, closing }: HeartbeatTimes): void {
  const now = performance.now()
  for (const connection of all) {
    const { lastTrafficAt, pingedAt, closedAt } = connection
    if (now - lastTrafficAt >= dead || now - (closedAt ?? now) >= closing) connection.cut()
    else if (now - pingedAt >= ping) connection.ping(now)
  }
}
