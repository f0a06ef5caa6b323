import { liveLimits } from '@basera/chats/contract'
import type { Connections, LiveConnection } from '@basera/platform/server/live'
import type { Pair } from '../chats.queries.ts'

/** How far one connection has got with a chat that it follows. */
export interface ChannelSubscription {
  readonly connection: LiveConnection
  readonly channel: ChatChannel
  seq: number
  /** Messages are sent as they come; otherwise earlier ones are read first, up to `knownSeq` at least. */
  isLive: boolean
  knownSeq: number
  lastTypingAt: number
}

export interface ChatChannel {
  readonly chatId: string
  readonly members: Pair
  deliveredSeq: number | undefined
  readonly subscriptions: Map<LiveConnection, ChannelSubscription>
}

const none: ReadonlySet<ChatChannel> = new Set()

/** This process's channels; one exists while a member of the chat is connected. */
export class ChatChannels {
  readonly #byChat = new Map<string, ChatChannel>()
  readonly #byUser = new Map<string, Set<ChatChannel>>()
  readonly #byConnection = new WeakMap<LiveConnection, Set<ChatChannel>>()
  readonly #connections: Connections

  constructor(connections: Connections) {
    this.#connections = connections
    connections.listen({
      onClose: (connection) => {
        for (const channel of this.#byConnection.get(connection) ?? [])
          channel.subscriptions.delete(connection)
      },
      onLeave: (userId) => {
        for (const channel of this.ofMember(userId))
          if (!this.hasConnected(channel.members)) this.#remove(channel)
      },
    })
  }

  hasConnected([one, other]: Pair): boolean {
    return this.#connections.has(one) || this.#connections.has(other)
  }

  get(chatId: string): ChatChannel | undefined {
    return this.#byChat.get(chatId)
  }

  ofMember(userId: string): ReadonlySet<ChatChannel> {
    return this.#byUser.get(userId) ?? none
  }

  /** Connections of others that follow a chat of the member. */
  *followersOf(userId: string): Generator<LiveConnection> {
    for (const { subscriptions } of this.ofMember(userId))
      for (const connection of subscriptions.keys()) if (connection.userId !== userId) yield connection
  }

  isFollowed(userId: string): boolean {
    return this.followersOf(userId).next().done === false
  }

  betweenMembers([one, other]: Pair): ChatChannel | undefined {
    for (const channel of this.ofMember(one)) if (channel.members.includes(other)) return channel
    return undefined
  }

  withSubscriptions(): ChatChannel[] {
    return [...this.#byChat.values()].filter(({ subscriptions }) => subscriptions.size > 0)
  }

  open(chatId: string, members: Pair): ChatChannel {
    const existing = this.#byChat.get(chatId)
    if (existing) return existing
    const channel: ChatChannel = { chatId, members, deliveredSeq: undefined, subscriptions: new Map() }
    this.#byChat.set(chatId, channel)
    for (const member of members) {
      const own = this.#byUser.get(member)
      if (own) own.add(channel)
      else this.#byUser.set(member, new Set([channel]))
    }
    return channel
  }

  /** Beyond the maximum, the oldest subscription ends (chats.live-subscriptions). */
  subscribe(connection: LiveConnection, channel: ChatChannel, seq: number): ChannelSubscription {
    const subscribed = this.#byConnection.get(connection) ?? new Set()
    this.#byConnection.set(connection, subscribed)
    subscribed.delete(channel)
    const [oldest] = subscribed
    if (oldest && subscribed.size >= liveLimits.subscriptions) this.unsubscribe(connection, oldest)
    subscribed.add(channel)
    const lastTypingAt = channel.subscriptions.get(connection)?.lastTypingAt ?? Number.NEGATIVE_INFINITY
    const subscription = { connection, channel, seq, isLive: false, knownSeq: 0, lastTypingAt }
    channel.subscriptions.set(connection, subscription)
    return subscription
  }

  unsubscribe(connection: LiveConnection, channel: ChatChannel): void {
    channel.subscriptions.delete(connection)
    this.#byConnection.get(connection)?.delete(channel)
  }

  #remove(channel: ChatChannel): void {
    this.#byChat.delete(channel.chatId)
    for (const member of channel.members) {
      const own = this.#byUser.get(member)
      own?.delete(channel)
      if (own?.size === 0) this.#byUser.delete(member)
    }
  }
}
