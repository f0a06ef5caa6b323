import type { LiveConnection } from './live-connection.ts'

/** Called for a member's first connection to this process and after the last one. */
export interface ConnectionListener {
  onArrive?(userId: string): void
  onClose?(connection: LiveConnection): void
  onLeave?(userId: string): void
}

const none: ReadonlySet<LiveConnection> = new Set()

export class Connections {
  readonly all = new Set<LiveConnection>()
  readonly #ofUser = new Map<string, Set<LiveConnection>>()
  readonly #fromAddress = new Map<string, number>()
  readonly #listeners: ConnectionListener[] = []

  of(userId: string): ReadonlySet<LiveConnection> {
    return this.#ofUser.get(userId) ?? none
  }

  has(userId: string): boolean {
    return this.#ofUser.has(userId)
  }

  users(): string[] {
    return [...this.#ofUser.keys()]
  }

  countFrom(address: string): number {
    return this.#fromAddress.get(address) ?? 0
  }

  listen(listener: ConnectionListener): void {
    this.#listeners.push(listener)
  }

  add(connection: LiveConnection): void {
    const { userId, address } = connection
    this.all.add(connection)
    this.#fromAddress.set(address, this.countFrom(address) + 1)
    const own = this.#ofUser.get(userId)
    if (own) {
      own.add(connection)
      return
    }
    this.#ofUser.set(userId, new Set([connection]))
    for (const listener of this.#listeners) listener.onArrive?.(userId)
  }

  remove(connection: LiveConnection): void {
    if (!this.all.delete(connection)) return
    const { userId, address } = connection
    const left = this.countFrom(address) - 1
    if (left > 0) this.#fromAddress.set(address, left)
    else this.#fromAddress.delete(address)
    for (const listener of this.#listeners) listener.onClose?.(connection)
    const own = this.#ofUser.get(userId)
    own?.delete(connection)
    if (own?.size !== 0) return
    this.#ofUser.delete(userId)
    for (const listener of this.#listeners) listener.onLeave?.(userId)
  }
}

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
