import type { Connections, LiveConnection } from '@basera/platform/server/live'
import type { Logger } from '@basera/platform/server/logger'
import type { Database } from '../database.ts'
import type { MessageRow } from '../messages/post-message.ts'
import { ackFrame, messageFrame } from './frame-text.ts'
import type { Follow, Lane, Lanes } from './lanes.ts'
import { type NewsRow, newsMax, readNews } from './read-news.ts'

/** A message that a connection is sending right now. */
export interface Sending {
  readonly chatId: string
  readonly clientId: string
  /** What was known of blocks when it began. */
  readonly changes: number
  isAcked: boolean
}

interface DeliveryNeeds {
  readonly db: Database
  readonly logger: Logger
  readonly connections: Connections
  readonly lanes: Lanes
  /** Told of a follower that has to be sent earlier messages first. */
  readonly onBehind: (follow: Follow) => void
}

/** Conversations of one reading. */
const batch = 100

/** Milliseconds for which a message may have been on its way into the database when a connection was opened. */
const underWay = 250

/**
 * Hands messages to the connections of their two people: of each conversation in order, each once. What this process has
 * committed itself is handed out as it is, if it is the next one; all else is read from the database, for many
 * conversations at a time. Positions are moved without a pause between look and send, so nothing comes in between.
 */
export class Deliveries {
  readonly #needs: DeliveryNeeds
  readonly #wanted = new Map<Lane, (() => void)[]>()
  readonly #sending = new Map<LiveConnection, Sending>()
  #reading = false
  /** Counts what may hide a conversation: what was read before such a change is read again. */
  #changes = 0
  /** Messages handed to connections. */
  delivered = 0

  constructor(needs: DeliveryNeeds) {
    this.#needs = needs
  }

  /** To be called as soon as it is known that two people no longer see each other. */
  changed(): void {
    this.#changes++
  }

  beginSending(connection: LiveConnection, chatId: string, clientId: string): Sending {
    const sending = { chatId, clientId, changes: this.#changes, isAcked: false }
    this.#sending.set(connection, sending)
    return sending
  }

  endSending(connection: LiveConnection): void {
    this.#sending.delete(connection)
  }

  /** Hands out a message that this process has just committed. */
  async posted(message: MessageRow, sending?: Sending): Promise<void> {
    const { lanes } = this.#needs
    const members = [message.sender_id, message.other_id] as const
    if (!lanes.isWanted(members)) return
    const lane = lanes.open(message.chat_id, members)
    if (lane.seq !== undefined && message.seq <= lane.seq) return
    const isNext = lane.seq !== undefined && message.seq === lane.seq + 1
    if (isNext && sending?.changes === this.#changes) this.#deliver(lane, message)
    else await this.#want(lane)
  }

  /** Hands out what there is of a conversation, as there is said to be a message `seq`. */
  heard(chatId: string, seq: number, members: readonly [string, string]): void {
    const { lanes } = this.#needs
    if (!lanes.isWanted(members)) return
    const lane = lanes.open(chatId, members)
    if (lane.seq === undefined || lane.seq < seq) void this.#want(lane)
  }

  #want(lane: Lane): Promise<void> {
    return new Promise((done) => {
      const waiting = this.#wanted.get(lane)
      if (waiting) waiting.push(done)
      else this.#wanted.set(lane, [done])
      if (!this.#reading) void this.#readAll()
    })
  }

  async #readAll(): Promise<void> {
    this.#reading = true
    // What is wanted within this turn is read together.
    await Promise.resolve()
    while (this.#wanted.size > 0) {
      const taken = [...this.#wanted].slice(0, batch)
      for (const [lane] of taken) this.#wanted.delete(lane)
      await this.#read(taken.map(([lane]) => lane))
      for (const [, waiting] of taken) for (const done of waiting) done()
    }
    this.#reading = false
  }

  async #read(lanes: readonly Lane[]): Promise<void> {
    const { db, logger } = this.#needs
    const before = this.#changes
    const asked = lanes.map((lane) => ({ chatId: lane.chatId, after: lane.seq, since: this.#horizon(lane) }))
    try {
      const found = await readNews(db, asked)
      if (before !== this.#changes) return await this.#read(lanes)
      for (const lane of lanes) {
        if (this.#isGone(lane)) continue
        const news = found.get(lane.chatId)
        if (!news) continue
        for (const message of news.messages)
          if (lane.seq === undefined || message.seq > lane.seq) this.#deliver(lane, message)
        lane.seq ??= news.lastSeq
        if (news.messages.length === newsMax) void this.#want(lane)
      }
    } catch (err) {
      // Looked for again before long, like all that was not told.
      logger.warn({ err }, 'messages could not be read for live connections')
    }
  }

  /**
   * Whether everybody left while a lane was read. Who has come since may follow in another lane, and be handed all of it
   * there: what this one holds would come twice.
   */
  #isGone(lane: Lane): boolean {
    const { lanes } = this.#needs
    const isWanted = lanes.isWanted(lane.members)
    const current = isWanted ? lanes.open(lane.chatId, lane.members) : undefined
    if (current && current !== lane) void this.#want(current)
    return current !== lane
  }

  /** Messages before this moment are nobody's news: those connected have asked for them when they came. */
  #horizon({ members }: Lane): number {
    let earliest = Number.POSITIVE_INFINITY
    for (const member of members)
      for (const { openedAt } of this.#needs.connections.of(member)) earliest = Math.min(earliest, openedAt)
    return Number.isFinite(earliest) ? earliest - underWay : Date.now()
  }

  #deliver(lane: Lane, message: NewsRow): void {
    lane.seq = message.seq
    const frame = messageFrame(message)
    for (const member of lane.members)
      for (const connection of this.#needs.connections.of(member))
        this.#hand(connection, lane, message, frame)
  }

  #hand(connection: LiveConnection, lane: Lane, message: NewsRow, frame: Buffer): void {
    const follow = lane.followers.get(connection)
    if (follow && !this.#isNext(follow, message.seq)) return
    if (!follow && message.created_at.getTime() < connection.openedAt - underWay) return
    const sending = this.#sending.get(connection)
    if (sending && isSending(sending, connection, message)) {
      if (!sending.isAcked) connection.send(ackFrame(message))
      sending.isAcked = true
      return
    }
    this.delivered++
    connection.send(frame)
  }

  #isNext(follow: Follow, seq: number): boolean {
    follow.known = Math.max(follow.known, seq)
    if (!follow.isLive || seq <= follow.seq) return false
    if (seq === follow.seq + 1) {
      follow.seq = seq
      return true
    }
    follow.isLive = false
    this.#needs.onBehind(follow)
    return false
  }

  /** Sends a follower what it lacks, where it was not told of it. */
  checkFollow(follow: Follow): void {
    if (!follow.isLive || follow.seq >= (follow.lane.seq ?? 0)) return
    follow.isLive = false
    this.#needs.onBehind(follow)
  }

  /** Acknowledges a message that was not handed out in its turn: one sent again, or to a follower that is behind. */
  acknowledge(connection: LiveConnection, message: MessageRow, sending: Sending): void {
    if (sending.isAcked) return
    sending.isAcked = true
    const follow = this.#needs.lanes.get(message.chat_id)?.followers.get(connection)
    if (follow?.isLive && follow.seq === message.seq - 1) follow.seq = message.seq
    connection.send(ackFrame(message))
  }
}

const isSending = (sending: Sending, { userId }: LiveConnection, message: NewsRow): boolean =>
  sending.chatId === message.chat_id && sending.clientId === message.client_id && userId === message.sender_id
