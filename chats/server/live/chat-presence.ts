import type { LiveConnection, Presence } from '@basera/platform/server/live'
import type { ChatChannels } from './chat-channels.ts'
import { encodeFrame } from './server-frames.ts'

export interface ChatPresence {
  /** Presence as just read, unless a newer event is known. */
  sendInitial(connection: LiveConnection, otherId: string, online: boolean): void
  reconcile(): Promise<void>
}

/** Sends the followers of a chat when the other member comes and goes (chats.online-state). */
export function openChatPresence(channels: ChatChannels, presence: Presence): ChatPresence {
  const sent = new Map<string, boolean>()
  function send(userId: string, online: boolean, except?: LiveConnection): void {
    if (sent.get(userId) === online) return
    if (!channels.isFollowed(userId)) {
      sent.delete(userId)
      return
    }
    sent.set(userId, online)
    const frame = encodeFrame({ type: 'presence', user_id: userId, online })
    for (const connection of channels.followersOf(userId)) if (connection !== except) connection.send(frame)
  }
  presence.onChange((userId, online) => send(userId, online))
  return {
    sendInitial(connection, otherId, online) {
      const isOnline = presence.isHere(otherId) || (sent.get(otherId) ?? online)
      send(otherId, isOnline, connection)
      connection.send(encodeFrame({ type: 'presence', user_id: otherId, online: isOnline }))
    },
    async reconcile() {
      const members = new Set(channels.withSubscriptions().flatMap((channel) => channel.members))
      const followed = new Set([...members].filter((member) => channels.isFollowed(member)))
      for (const userId of sent.keys()) if (!followed.has(userId)) sent.delete(userId)
      if (followed.size === 0) return
      const online = await presence.online([...followed])
      for (const userId of followed) send(userId, presence.isHere(userId) || online.has(userId))
    },
  }
}
