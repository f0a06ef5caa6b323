import type { Connections } from './connections.ts'

/**
 * Milliseconds: between looks, without a word before a client is pinged, before it is taken for dead, and that it may take
 * to agree to being closed.
 */
export interface HeartbeatTimes {
  readonly look: number
  readonly ping: number
  readonly dead: number
  readonly closing: number
}

/** Pings the clients of this process and cuts off those that no longer answer; one look for all of them. */
export function heartbeat({ all }: Connections, { ping, dead, closing }: HeartbeatTimes): void {
  const now = performance.now()
  for (const connection of all) {
    const { heardAt, pingedAt, closedAt } = connection
    if (now - heardAt >= dead || now - (closedAt ?? now) >= closing) connection.cut()
    else if (now - pingedAt >= ping) connection.ping(now)
  }
}
