import { randomUUID } from 'node:crypto'
import type { QueryExecutorProvider } from 'kysely'
import { openRest, type Periodic } from '../periodic.ts'
import type { PubSub } from '../pubsub/pubsub.ts'
import type { Connections } from './connections.ts'
import { forgetDead, noteAlive, noteArrived, noteLeaving, noteLeft, readOnline } from './presence-rows.ts'

export interface PresenceTimes {
  readonly flush: number
  readonly beat: number
  readonly alive: number
  /** How long a member may be away, as in a reload, and still count as online. */
  readonly grace: number
}

export interface Presence {
  isHere(userId: string): boolean
  online(userIds: readonly string[]): Promise<Set<string>>
  /** Called when a member connects or leaves on any process. Events may be lost; `online` is the truth. */
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

export function openPresence({ db, pubSub, connections, times }: PresenceNeeds): Presence {
  const processId = randomUUID()
  const listeners: ((userId: string, online: boolean) => void)[] = []
  let arriving = new Set<string>()
  const leaving = new Map<string, number>()
  const { rest, wake } = openRest(() => arriving.size + leaving.size > 0)

  const emit = (userId: string, online: boolean) => {
    // Events of processes arrive in any order; a member connected here is online.
    if (!online && connections.has(userId)) return
    for (const listener of listeners) listener(userId, online)
  }
  const announce = (userIds: readonly string[], online: boolean) => {
    for (const userId of userIds) {
      emit(userId, online)
      pubSub.publish(topic, [userId, online])
    }
  }
  pubSub.subscribe(topic, (message) => {
    const [userId, online] = message as [string, boolean]
    emit(userId, online)
  })
  connections.listen({
    onArrive: (userId) => {
      if (!leaving.delete(userId)) arriving.add(userId)
      wake()
    },
    onLeave: (userId) => {
      if (!arriving.delete(userId)) leaving.set(userId, performance.now() + times.grace)
      wake()
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
    const fresh = await noteAlive(db, processId, times.alive)
    // The others took this process for dead, or a database crash emptied the unlogged table.
    if (fresh) for (const user of connections.users()) arriving.add(user)
    if (arriving.size > 0) wake()
    await forgetDead(db)
  }
  const flush = async () => {
    await noteArrivals()
    await noteDepartures()
  }
  return {
    isHere: (userId) => connections.has(userId),
    online: (userIds) => readOnline(db, userIds),
    onChange: (listener) => void listeners.push(listener),
    work: [
      { name: 'live-presence', every: times.flush, run: flush, rest },
      { name: 'live-beat', every: times.beat, run: beat },
    ],
    start: beat,
    stop: () => noteLeaving(db, processId, times.grace),
  }
}
