import type { WebSocket } from 'ws'
import { liveClose } from '../../contract/live-calls.ts'
import type { Member } from '../feature/handlers.ts'
import { type Rate, TokenBucket } from './token-bucket.ts'

export interface ConnectionFacts {
  readonly userId: string
  readonly sessionId: string
  readonly personId: string | null | undefined
  readonly address: string
  readonly openedAt: number
}

export interface LiveCounts {
  connections: number
  opened: number
  refused: number
  framesIn: number
  framesOut: number
  tooSlow: number
}

const maxBuffered = 1024 * 1024

/** A member's open socket. There are thousands, so it holds no timer or closure. */
export class LiveConnection {
  readonly userId: string
  readonly sessionId: string
  readonly personId: string | null | undefined
  readonly address: string
  readonly openedAt: number
  lastTrafficAt: number
  pingedAt: number
  closedAt: number | undefined
  readonly bucket: TokenBucket
  waiting: unknown[] | undefined
  #socket: WebSocket
  #counts: LiveCounts

  constructor(socket: WebSocket, facts: ConnectionFacts, rate: Rate, counts: LiveCounts) {
    const now = performance.now()
    this.userId = facts.userId
    this.sessionId = facts.sessionId
    this.personId = facts.personId
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

  /** Whose budgets a frame spends. */
  get caller(): Member {
    const { address, sessionId: id, userId, personId } = this
    return { address, session: { id, userId, personId } }
  }

  /** Sends a JSON frame; cuts off clients that read too slowly. */
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

  close(code: number, reason = ''): void {
    if (this.closedAt !== undefined) return
    this.closedAt = performance.now()
    this.#socket.close(code, reason)
  }

  cut(): void {
    this.closedAt ??= performance.now()
    this.#socket.terminate()
  }
}
