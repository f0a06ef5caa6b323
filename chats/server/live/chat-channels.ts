import { liveLimits } from '@basera/chats/contract'
import type { Connections, LiveConnection } from '@basera/platform/server/live'
import type { Pair } from '../chats.queries.ts'

/** How far one connection has got the messages of a chat that it follows. */
export interface ChannelSubscription {
  readonly connection: LiveConnection
  readonly channel: ChatChannel
  /** The last message that it got; the next one has the next number. */
  seq: number
  /** Messages are sent as they come. If not, earlier ones are read first, at least up to `knownSeq`. */
  isLive: boolean
  knownSeq: number
  /** When its member was last reported as typing, in milliseconds of the process's clock. */
  lastTypingAt: number
}

/** A chat with a member who is connected to this process. */
export interface ChatChannel {
  readonly chatId: string
  readonly members: Pair
  /** The last message that this process has delivered; unknown before the first read. */
  deliveredSeq: number | undefined
  readonly subscriptions: Map<LiveConnection, ChannelSubscription>
}

const none: ReadonlySet<ChatChannel> = new Set()

/** The chat channels of this process. A channel exists while one of its two members is connected. */
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

  /** Whether one of the two members is connected to this process. */
  hasConnected([one, other]: Pair): boolean {
    return this.#connections.has(one) || this.#connections.has(other)
  }

  get(chatId: string): ChatChannel | undefined {
    return this.#byChat.get(chatId)
  }

  ofMember(userId: string): ReadonlySet<ChatChannel> {
    return this.#byUser.get(userId) ?? none
  }

  betweenMembers([one, other]: Pair): ChatChannel | undefined {
    for (const channel of this.ofMember(one)) if (channel.members.includes(other)) return channel
    return undefined
  }

  withSubscriptions(): ChatChannel[] {
    return [...this.#byChat.values()].filter(({ subscriptions }) => subscriptions.size > 0)
  }

  /** The channel of a chat, created where there is none. */
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

  /** Subscribes a connection to the messages after `seq`. Beyond the maximum, its oldest subscription ends. */
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
