import { liveLimits } from '@basera/chats/contract'
import type { Connections, LiveConnection } from '@basera/platform/server/live'

export type Pair = readonly [string, string]

/** How far one connection has been told of a conversation that it follows. */
export interface Follow {
  readonly connection: LiveConnection
  readonly lane: Lane
  /** The last message it was sent; the next one it is sent has the next number. */
  seq: number
  /** Messages are sent as they come. If not, earlier ones are read first, and `known` says up to where there are some. */
  isLive: boolean
  known: number
  /** When its person was last seen typing, in milliseconds of the process's clock. */
  typedAt: number
}

/** A conversation in which somebody is connected to this process. */
export interface Lane {
  readonly chatId: string
  readonly members: Pair
  /** Up to which message this process has handed them out; unknown until they were first read. */
  seq: number | undefined
  readonly followers: Map<LiveConnection, Follow>
}

const none: ReadonlySet<Lane> = new Set()

/** The conversations that this process hands messages of to somebody. Each lives as long as one of its two is connected. */
export class Lanes {
  readonly #byChat = new Map<string, Lane>()
  readonly #byUser = new Map<string, Set<Lane>>()
  readonly #followed = new WeakMap<LiveConnection, Set<Lane>>()
  readonly #connections: Connections

  constructor(connections: Connections) {
    this.#connections = connections
    connections.listen({
      onClose: (connection) => {
        for (const lane of this.#followed.get(connection) ?? []) lane.followers.delete(connection)
      },
      onLeave: (userId) => {
        for (const lane of this.of(userId)) if (!this.isWanted(lane.members)) this.#drop(lane)
      },
    })
  }

  /** Whether one of the two is connected to this process. */
  isWanted([one, other]: Pair): boolean {
    return this.#connections.has(one) || this.#connections.has(other)
  }

  get(chatId: string): Lane | undefined {
    return this.#byChat.get(chatId)
  }

  of(userId: string): ReadonlySet<Lane> {
    return this.#byUser.get(userId) ?? none
  }

  between([one, other]: Pair): Lane | undefined {
    for (const lane of this.of(one)) if (lane.members.includes(other)) return lane
    return undefined
  }

  followed(): Lane[] {
    return [...this.#byChat.values()].filter(({ followers }) => followers.size > 0)
  }

  open(chatId: string, members: Pair): Lane {
    const known = this.#byChat.get(chatId)
    if (known) return known
    const lane: Lane = { chatId, members, seq: undefined, followers: new Map() }
    this.#byChat.set(chatId, lane)
    for (const member of members) {
      const own = this.#byUser.get(member)
      if (own) own.add(lane)
      else this.#byUser.set(member, new Set([lane]))
    }
    return lane
  }

  /** Makes a connection follow a conversation from after `seq` on; beyond the most it may follow, the oldest one ends. */
  follow(connection: LiveConnection, lane: Lane, seq: number): Follow {
    const lanes = this.#followed.get(connection) ?? new Set()
    this.#followed.set(connection, lanes)
    lanes.delete(lane)
    const [oldest] = lanes
    if (oldest && lanes.size >= liveLimits.subscriptions) this.unfollow(connection, oldest)
    lanes.add(lane)
    const typedAt = lane.followers.get(connection)?.typedAt ?? Number.NEGATIVE_INFINITY
    const follow = { connection, lane, seq, isLive: false, known: 0, typedAt }
    lane.followers.set(connection, follow)
    return follow
  }

  unfollow(connection: LiveConnection, lane: Lane): void {
    lane.followers.delete(connection)
    this.#followed.get(connection)?.delete(lane)
  }

  #drop(lane: Lane): void {
    this.#byChat.delete(lane.chatId)
    for (const member of lane.members) {
      const own = this.#byUser.get(member)
      own?.delete(lane)
      if (own?.size === 0) this.#byUser.delete(member)
    }
  }
}
