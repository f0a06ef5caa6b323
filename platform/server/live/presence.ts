import { randomUUID } from 'node:crypto'
import type { QueryExecutorProvider } from 'kysely'
import type { Periodic } from '../periodic.ts'
import type { PubSub } from '../pubsub/pubsub.ts'
import type { Connections } from './connections.ts'
import { forgetDead, noteArrived, noteLeft, readOnline, sayAlive, sayLeaving } from './presence-rows.ts'

/** Milliseconds. */
export interface PresenceTimes {
  /** Between notes of who came and went, gathered for the whole process. */
  readonly gather: number
  /** Between signs of life of the process, and how long each holds. */
  readonly beat: number
  readonly alive: number
  /** That somebody may be away, as while a page is loaded anew, without being taken for gone. */
  readonly grace: number
}

export interface Presence {
  /** Whether somebody is connected to this very process. */
  isHere(userId: string): boolean
  /** Which of these people are connected, to whatever process. */
  online(userIds: readonly string[]): Promise<Set<string>>
  /** Hears that somebody came or went, on whatever process. Such a sign may be lost: `online` tells the truth. */
  onChange(listener: (userId: string, online: boolean) => void): void
  readonly work: readonly Periodic[]
  start(): Promise<void>
  stop(): Promise<void>
}

const topic = 'live_presence'

interface PresenceNeeds {
  readonly db: QueryExecutorProvider
  readonly pubSub: PubSub
  readonly connections: Connections
  readonly times: PresenceTimes
}

/** Keeps in the database who is connected to this process, for as long as the process lives. */
export function openPresence({ db, pubSub, connections, times }: PresenceNeeds): Presence {
  const processId = randomUUID()
  const listeners: ((userId: string, online: boolean) => void)[] = []
  let arriving = new Set<string>()
  const leaving = new Map<string, number>()

  const hand = (userId: string, online: boolean) => {
    // Signs of several processes come in any order; who is here is not gone.
    if (!online && connections.has(userId)) return
    for (const listener of listeners) listener(userId, online)
  }
  const announce = (userIds: readonly string[], online: boolean) => {
    for (const userId of userIds) {
      hand(userId, online)
      pubSub.publish(topic, [userId, online])
    }
  }
  pubSub.subscribe(topic, (note) => {
    const [userId, online] = note as [string, boolean]
    hand(userId, online)
  })
  connections.listen({
    onArrive: (userId) => {
      if (!leaving.delete(userId)) arriving.add(userId)
    },
    onLeave: (userId) => {
      if (!arriving.delete(userId)) leaving.set(userId, performance.now() + times.grace)
    },
  })

  async function noteArrivals(): Promise<void> {
    if (arriving.size === 0) return
    const users = [...arriving]
    arriving = new Set()
    try {
      announce(await noteArrived(db, processId, users), true)
    } catch (error) {
      for (const user of users) if (connections.has(user)) arriving.add(user)
      throw error
    }
  }
  async function noteDepartures(): Promise<void> {
    const now = performance.now()
    const users = [...leaving].flatMap(([userId, due]) => (due <= now ? [userId] : []))
    if (users.length === 0) return
    for (const user of users) leaving.delete(user)
    try {
      announce(await noteLeft(db, processId, users), false)
    } catch (error) {
      for (const user of users) if (!connections.has(user)) leaving.set(user, now)
      throw error
    }
  }
  async function beat(): Promise<void> {
    const fresh = await sayAlive(db, processId, times.alive)
    // Taken for dead after a long pause, or the database came back from a crash without this table's rows.
    if (fresh) for (const user of connections.users()) arriving.add(user)
    await forgetDead(db)
  }
  const gather = async () => {
    await noteArrivals()
    await noteDepartures()
  }
  return {
    isHere: (userId) => connections.has(userId),
    online: (userIds) => readOnline(db, userIds),
    onChange: (listener) => void listeners.push(listener),
    work: [
      { name: 'live-presence', every: times.gather, run: gather },
      { name: 'live-beat', every: times.beat, run: beat },
    ],
    start: beat,
    stop: () => sayLeaving(db, processId, times.grace),
  }
}
