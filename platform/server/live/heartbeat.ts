import type { Connections } from './connections.ts'

/** Milliseconds between checks, until a quiet client is pinged, until it counts as dead, and to agree to a close. */
export interface HeartbeatTimes {
  readonly check: number
  readonly ping: number
  readonly dead: number
  readonly closing: number
}

export function heartbeat({ all }: Connections, { ping, dead, closing }: HeartbeatTimes): void {
  const now = performance.now()
  for (const connection of all) {
    const { lastTrafficAt, pingedAt, closedAt } = connection
    if (now - lastTrafficAt >= dead || now - (closedAt ?? now) >= closing) connection.cut()
    else if (now - pingedAt >= ping) connection.ping(now)
  }
}
