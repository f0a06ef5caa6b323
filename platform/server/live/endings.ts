import { z } from 'zod'
import { liveClose } from '../../contract/live-calls.ts'
import type { CallerSession } from '../feature/handlers.ts'
import type { PubSub } from '../pubsub/pubsub.ts'
import type { Connections } from './connections.ts'
import type { LiveConnection } from './live-connection.ts'

export const peopleTopic = 'live_people'

const ending = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session_ended'), session_id: z.string(), user_id: z.string() }),
  z.object({ type: z.literal('member_ended'), user_id: z.string() }),
])

export interface Opening extends CallerSession {
  ended: boolean
}

export interface Endings {
  /** Watches a session from before its check until its connection is open. */
  watch(session: CallerSession): Opening
  unwatch(opening: Opening): void
  recheck(): Promise<void>
}

interface EndingNeeds {
  readonly pubSub: PubSub
  readonly connections: Connections
  readonly livingSessions: (sessions: readonly CallerSession[]) => Promise<readonly CallerSession[]>
  /** Milliseconds after which a client must reconnect, where ends of sessions are not published. */
  readonly maxAge: number | undefined
}

const batch = 2000

const isOf = (sessionId: string | undefined, one: string) => sessionId === undefined || sessionId === one

/** Closes connections of ended sessions and of suspended or deleted members (`shell.live-ended`). */
export function watchEndings({ pubSub, connections, livingSessions, maxAge }: EndingNeeds): Endings {
  const openings = new Set<Opening>()
  const end = (userId: string, sessionId?: string) => {
    for (const one of openings) if (one.userId === userId && isOf(sessionId, one.id)) one.ended = true
    for (const one of connections.of(userId))
      if (isOf(sessionId, one.sessionId)) one.close(liveClose.signedOut, 'signed out')
  }
  pubSub.subscribe(peopleTopic, (message) => {
    const { data } = ending.safeParse(message)
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

/** Spreads reconnecting clients over two seconds. */
export const retryReason = (): string => `retry:${Math.floor(Math.random() * 2000)}`
