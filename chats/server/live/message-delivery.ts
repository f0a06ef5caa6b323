import type { Connections, LiveConnection } from '@basera/platform/server/live'
import type { Logger } from '@basera/platform/server/logger'
import type { Pair } from '../chats.queries.ts'
import type { Database } from '../database.ts'
import type { SentMessage, StoredMessage } from '../messages/messages.queries.ts'
import type { ChannelSubscription, ChatChannel, ChatChannels } from './chat-channels.ts'
import { findNewMessages, newMessagesMax } from './new-messages.queries.ts'
import { ackFrame, messageFrame } from './server-frames.ts'

export interface OngoingSend {
  readonly chatId: string
  readonly clientId: string
  readonly visibilityVersion: number
  isAcked: boolean
}

interface DeliveryNeeds {
  readonly db: Database
  readonly logger: Logger
  readonly connections: Connections
  readonly channels: ChatChannels
  /** The subscription must get earlier messages first. */
  readonly onBehind: (subscription: ChannelSubscription) => void
}

const batch = 100

/** Milliseconds that a commit may have been under way when a connection was opened. */
const commitGrace = 250

/**
 * Delivers each message once and in order to both members' connections: committed here at once, others from the
 * database. Positions are checked and moved without an await in between, so nothing overtakes.
 */
export class MessageDelivery {
  readonly #needs: DeliveryNeeds
  readonly #scheduled = new Map<ChatChannel, (() => void)[]>()
  readonly #sending = new Map<LiveConnection, OngoingSend>()
  #isReading = false
  /** Counts blocks and ended chats: earlier reads are repeated. */
  #visibilityVersion = 0
  delivered = 0

  constructor(needs: DeliveryNeeds) {
    this.#needs = needs
  }

  /** Call it as soon as a block or an ended chat is known. */
  onVisibilityChanged(): void {
    this.#visibilityVersion++
  }

  beginSending(connection: LiveConnection, chatId: string, clientId: string): OngoingSend {
    const sending = { chatId, clientId, visibilityVersion: this.#visibilityVersion, isAcked: false }
    this.#sending.set(connection, sending)
    return sending
  }

  endSending(connection: LiveConnection): void {
    this.#sending.delete(connection)
  }

  /** Delivers a message that this process has just committed. */
  async deliverCommitted(message: SentMessage, sending?: OngoingSend): Promise<void> {
    const channel = this.#channelOf(message.chat_id, [message.sender_id, message.other_id])
    if (!channel) return
    if (channel.deliveredSeq !== undefined && message.seq <= channel.deliveredSeq) return
    const isNext =
      channel.deliveredSeq === undefined
        ? this.#isFirst(channel, message)
        : message.seq === channel.deliveredSeq + 1
    if (isNext && sending?.visibilityVersion === this.#visibilityVersion) this.#deliver(channel, message)
    else await this.#scheduleRead(channel)
  }

  /** From the database, up to at least `seq`. */
  deliverUpTo(chatId: string, seq: number, members: Pair): void {
    const channel = this.#channelOf(chatId, members)
    if (channel && (channel.deliveredSeq === undefined || channel.deliveredSeq < seq))
      void this.#scheduleRead(channel)
  }

  resendIfBehind(subscription: ChannelSubscription): void {
    if (!subscription.isLive || subscription.seq >= (subscription.channel.deliveredSeq ?? 0)) return
    subscription.isLive = false
    this.#needs.onBehind(subscription)
  }

  /** For a message sent again, or on a subscription that is behind. */
  acknowledge(connection: LiveConnection, message: SentMessage, sending: OngoingSend): void {
    if (sending.isAcked) return
    sending.isAcked = true
    const subscription = this.#needs.channels.get(message.chat_id)?.subscriptions.get(connection)
    if (subscription?.isLive && subscription.seq === message.seq - 1) subscription.seq = message.seq
    connection.send(ackFrame(message))
  }

  #channelOf(chatId: string, members: Pair): ChatChannel | undefined {
    const { channels } = this.#needs
    return channels.hasConnected(members) ? channels.open(chatId, members) : undefined
  }

  #scheduleRead(channel: ChatChannel): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#scheduled.get(channel)
      if (waiting) waiting.push(resolve)
      else this.#scheduled.set(channel, [resolve])
      if (!this.#isReading) void this.#readScheduled()
    })
  }

  async #readScheduled(): Promise<void> {
    this.#isReading = true
    await Promise.resolve()
    while (this.#scheduled.size > 0) {
      const taken = [...this.#scheduled].slice(0, batch)
      for (const [channel] of taken) this.#scheduled.delete(channel)
      await this.#readAndDeliver(taken.map(([channel]) => channel))
      for (const [, waiting] of taken) for (const resolve of waiting) resolve()
    }
    this.#isReading = false
  }

  async #readAndDeliver(channels: readonly ChatChannel[]): Promise<void> {
    const { db, logger } = this.#needs
    const versionBefore = this.#visibilityVersion
    const requests = channels.map((channel) => ({
      chatId: channel.chatId,
      afterSeq: channel.deliveredSeq,
      since: this.#connectedSince(channel),
    }))
    try {
      const found = await findNewMessages(db, requests)
      if (versionBefore !== this.#visibilityVersion) return await this.#readAndDeliver(channels)
      for (const channel of channels) {
        if (this.#isReplaced(channel)) continue
        const chat = found.get(channel.chatId)
        if (!chat) continue
        for (const message of chat.messages)
          if (channel.deliveredSeq === undefined || message.seq > channel.deliveredSeq)
            this.#deliver(channel, message)
        channel.deliveredSeq ??= chat.lastSeq
        if (chat.messages.length === newMessagesMax) void this.#scheduleRead(channel)
      }
    } catch (err) {
      // The periodic look for missed messages finds them.
      logger.warn({ err }, 'messages could not be read for live connections')
    }
  }

  /** Whoever came back since uses a new channel, which delivers everything: this one would repeat it. */
  #isReplaced(channel: ChatChannel): boolean {
    const current = this.#channelOf(channel.chatId, channel.members)
    if (current && current !== channel) void this.#scheduleRead(current)
    return current !== channel
  }

  /** Whether all before it are older than what the channel delivers. */
  #isFirst(channel: ChatChannel, { seq, previous_at: previous }: SentMessage): boolean {
    return seq === 1 || (previous?.getTime() ?? Number.POSITIVE_INFINITY) < this.#connectedSince(channel)
  }

  /** Milliseconds since 1970; clients fetched earlier messages themselves. */
  #connectedSince({ members }: ChatChannel): number {
    let earliest = Number.POSITIVE_INFINITY
    for (const member of members)
      for (const { openedAt } of this.#needs.connections.of(member)) earliest = Math.min(earliest, openedAt)
    return Number.isFinite(earliest) ? earliest - commitGrace : Date.now()
  }

  #deliver(channel: ChatChannel, message: StoredMessage): void {
    channel.deliveredSeq = message.seq
    // Encoded once for all connections of both, but for a warning.
    const frame = messageFrame(message, message.sender_id)
    for (const member of channel.members) {
      const own = message.warning_kind === null ? frame : messageFrame(message, member)
      for (const connection of this.#needs.connections.of(member))
        this.#sendTo(connection, channel, message, own)
    }
  }

  #sendTo(connection: LiveConnection, channel: ChatChannel, message: StoredMessage, frame: Buffer): void {
    const subscription = channel.subscriptions.get(connection)
    if (subscription && !this.#takeNext(subscription, message.seq)) return
    if (!subscription && message.created_at.getTime() < connection.openedAt - commitGrace) return
    const sending = this.#sending.get(connection)
    if (sending && isSameMessage(sending, connection, message)) {
      if (!sending.isAcked) connection.send(ackFrame(message))
      sending.isAcked = true
      return
    }
    this.delivered++
    connection.send(frame)
  }

  /** False where the subscription has to catch up. */
  #takeNext(subscription: ChannelSubscription, seq: number): boolean {
    subscription.knownSeq = Math.max(subscription.knownSeq, seq)
    if (!subscription.isLive || seq <= subscription.seq) return false
    if (seq === subscription.seq + 1) {
      subscription.seq = seq
      return true
    }
    subscription.isLive = false
    this.#needs.onBehind(subscription)
    return false
  }
}

const isSameMessage = (sending: OngoingSend, { userId }: LiveConnection, message: StoredMessage): boolean =>
  sending.chatId === message.chat_id && sending.clientId === message.client_id && userId === message.sender_id
