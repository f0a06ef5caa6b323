import type { LiveConnection, Presence } from '@basera/platform/server/live'
import { textOf } from './frame-text.ts'
import type { Lanes } from './lanes.ts'

export interface ShownPresence {
  /** Shows a new follower whether the other person is there, as just read, unless something newer is known. */
  greet(connection: LiveConnection, otherId: string, online: boolean): void
  /** Compares what is shown with the database: signs can be lost, and processes die without a word. */
  compare(): Promise<void>
}

/** Shows those who follow a conversation when the other person comes and goes (decisions 8: to its members only). */
export function showPresence(lanes: Lanes, presence: Presence): ShownPresence {
  const shown = new Map<string, boolean>()
  const isWatched = (userId: string) =>
    [...lanes.of(userId)].some(({ followers }) =>
      [...followers.keys()].some((connection) => connection.userId !== userId),
    )
  function show(userId: string, online: boolean, greeted?: LiveConnection): void {
    if (shown.get(userId) === online) return
    if (!isWatched(userId)) {
      shown.delete(userId)
      return
    }
    shown.set(userId, online)
    const frame = textOf({ type: 'presence', user_id: userId, online })
    for (const { followers } of lanes.of(userId))
      for (const connection of followers.keys())
        if (connection.userId !== userId && connection !== greeted) connection.send(frame)
  }
  presence.onChange((userId, online) => show(userId, online))
  return {
    greet(connection, otherId, online) {
      const known = presence.isHere(otherId) || (shown.get(otherId) ?? online)
      show(otherId, known, connection)
      connection.send(textOf({ type: 'presence', user_id: otherId, online: known }))
    },
    async compare() {
      const watched = new Set(
        lanes.followed().flatMap(({ members }) => members.filter((member) => isWatched(member))),
      )
      for (const userId of shown.keys()) if (!watched.has(userId)) shown.delete(userId)
      if (watched.size === 0) return
      const online = await presence.online([...watched])
      for (const userId of watched) show(userId, presence.isHere(userId) || online.has(userId))
    },
  }
}
