import type { WebSocket } from 'ws'
import { liveClose } from '../../contract/live-calls.ts'
import { type Rate, TokenBucket } from './token-bucket.ts'

/** What is known of the client. */
export interface ConnectionFacts {
  readonly userId: string
  readonly sessionId: string
  /** Client address, as the named limits know it. */
  readonly address: string
  /** When it was opened, in milliseconds of the database's clock. */
  readonly openedAt: number
}

/** Counts of a process since its start; `connections` is now. */
export interface LiveCounts {
  connections: number
  opened: number
  refused: number
  framesIn: number
  framesOut: number
  tooSlow: number
}

/** Bytes that may wait for a client that reads slowly. */
const maxBuffered = 1024 * 1024

/**
 * One open socket of a member. There are many thousands: it holds no timer and no closure of its own, and what only some
 * of them need is made when it is needed.
 */
export class LiveConnection {
  readonly userId: string
  readonly sessionId: string
  readonly address: string
  readonly openedAt: number
  /** In milliseconds of the process's clock: when something was received last, and when a ping was sent last. */
  lastTrafficAt: number
  pingedAt: number
  /** When it was closed from here; the client has yet to agree. */
  closedAt: number | undefined
  readonly bucket: TokenBucket
  /** Frames that came and have not been handled yet. */
  waiting: unknown[] | undefined
  #socket: WebSocket
  #counts: LiveCounts

  constructor(socket: WebSocket, facts: ConnectionFacts, rate: Rate, counts: LiveCounts) {
    const now = performance.now()
    this.userId = facts.userId
    this.sessionId = facts.sessionId
    this.address = facts.address
    this.openedAt = facts.openedAt
    this.lastTrafficAt = now
    this.pingedAt = now
    this.bucket = new TokenBucket(rate, now)
    this.closedAt = undefined
    this.waiting = undefined
    this.#socket = socket
    this.#counts = counts
  }

  get isOpen(): boolean {
    return this.closedAt === undefined && this.#socket.readyState === 1
  }

  /** Sends a frame, given as JSON. A client that does not read as fast as it is written to is cut off. */
  send(frame: string | Buffer): void {
    if (!this.isOpen) return
    if (this.#socket.bufferedAmount > maxBuffered) {
      this.#counts.tooSlow++
      this.close(liveClose.tooSlow, 'too slow')
      return
    }
    this.#counts.framesOut++
    this.#socket.send(frame, { binary: false })
  }

  ping(now: number): void {
    this.pingedAt = now
    if (this.isOpen) this.#socket.ping()
  }

  /** Closes it with a reason, once what was sent before has gone out. */
  close(code: number, reason = ''): void {
    if (this.closedAt !== undefined) return
    this.closedAt = performance.now()
    this.#socket.close(code, reason)
  }

  /** Ends it without a close frame: the other end is gone. */
  cut(): void {
    this.closedAt ??= performance.now()
    this.#socket.terminate()
  }
}
