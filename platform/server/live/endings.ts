import { z } from 'zod'
import { liveClose } from '../../contract/live-calls.ts'
import type { CallerSession } from '../feature/handlers.ts'
import type { PubSub } from '../pubsub/pubsub.ts'
import type { Connections } from './connections.ts'
import type { LiveConnection } from './live-connection.ts'

/** What the database tells of people: triggers notify it, so that it is told from wherever it is done. */
export const peopleTopic = 'live_people'

const ending = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session_ended'), session_id: z.string(), user_id: z.string() }),
  z.object({ type: z.literal('member_ended'), user_id: z.string() }),
])

/** A connection that is about to be opened. */
export interface Opening extends CallerSession {
  /** The session has ended meanwhile. */
  ended: boolean
}

export interface Endings {
  /** Watches over a session from before it is looked at until its connection is there. */
  watch(session: CallerSession): Opening
  unwatch(opening: Opening): void
  /** Asks again whether those who are connected may be; notes can be lost. */
  recheck(): Promise<void>
}

interface EndingNeeds {
  readonly pubSub: PubSub
  readonly connections: Connections
  readonly livingSessions: (sessions: readonly CallerSession[]) => Promise<readonly CallerSession[]>
  /** Milliseconds after which a connection has to be asked for anew; for sessions whose end nobody tells. */
  readonly maxAge: number | undefined
}

/** Sessions that are asked about at a time. */
const batch = 2000

const isOf = (sessionId: string | undefined, one: string) => sessionId === undefined || sessionId === one

/** Closes connections whose session has ended, or whose member may not be here any longer (decisions 3). */
export function watchEndings({ pubSub, connections, livingSessions, maxAge }: EndingNeeds): Endings {
  const openings = new Set<Opening>()
  const end = (userId: string, sessionId?: string) => {
    for (const one of openings) if (one.userId === userId && isOf(sessionId, one.id)) one.ended = true
    for (const one of connections.of(userId))
      if (isOf(sessionId, one.sessionId)) one.close(liveClose.signedOut, 'signed out')
  }
  pubSub.subscribe(peopleTopic, (note) => {
    const { data } = ending.safeParse(note)
    if (data) end(data.user_id, data.type === 'session_ended' ? data.session_id : undefined)
  })
  async function recheckSome(some: readonly LiveConnection[]): Promise<void> {
    const sessions = new Map(some.map(({ sessionId: id, userId }) => [id, { id, userId }]))
    const living = new Set((await livingSessions([...sessions.values()])).map(({ id }) => id))
    for (const one of some) if (!living.has(one.sessionId)) one.close(liveClose.signedOut, 'signed out')
  }
  return {
    watch({ id, userId }) {
      const opening = { id, userId, ended: false }
      openings.add(opening)
      return opening
    },
    unwatch: (opening) => void openings.delete(opening),
    async recheck() {
      const all = [...connections.all]
      for (let from = 0; from < all.length; from += batch) await recheckSome(all.slice(from, from + batch))
      if (maxAge === undefined) return
      for (const one of all)
        if (Date.now() - one.openedAt > maxAge) one.close(liveClose.restart, retryReason())
    },
  }
}

/** Spreads those who come back over two seconds. */
export const retryReason = (): string => `retry:${Math.floor(Math.random() * 2000)}`
