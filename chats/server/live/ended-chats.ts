import type { Connections } from '@basera/platform/server/live'
import type { Logger } from '@basera/platform/server/logger'
import { findChatBetween, findVisibleChats, type Pair } from '../chats.queries.ts'
import type { Database } from '../database.ts'
import type { ChatChannels } from './chat-channels.ts'
import { visibilityEvent } from './chat-events.ts'
import type { MessageDelivery } from './message-delivery.ts'
import { encodeFrame } from './server-frames.ts'

interface EndedChatsNeeds {
  readonly db: Database
  readonly logger: Logger
  readonly connections: Connections
  readonly channels: ChatChannels
  readonly delivery: MessageDelivery
}

/** Ends chats on both members' connections (chats.blocked-pair, chats.deleted-account). */
export interface EndedChats {
  onPeopleEvent(event: unknown): void
  /** Their events may be lost. */
  reconcile(): Promise<void>
}

export function openEndedChats({ db, logger, connections, channels, delivery }: EndedChatsNeeds): EndedChats {
  function endChat(chatId: string, members: Pair): void {
    const channel = channels.get(chatId)
    const frame = encodeFrame({ type: 'gone', chat_id: chatId })
    for (const member of members)
      for (const connection of connections.of(member)) {
        if (channel) channels.unsubscribe(connection, channel)
        connection.send(frame)
      }
  }
  async function endChatBetween(members: Pair): Promise<void> {
    const chatId = channels.betweenMembers(members)?.chatId ?? (await findChatBetween(db, ...members))?.id
    if (chatId) endChat(chatId, members)
  }
  return {
    onPeopleEvent(event) {
      const { data } = visibilityEvent.safeParse(event)
      if (!data || !channels.hasConnected(data.user_ids)) return
      // First, because running reads must be repeated.
      delivery.onVisibilityChanged()
      if (data.type === 'chat_gone') endChat(data.chat_id, data.user_ids)
      else
        endChatBetween(data.user_ids).catch((err: unknown) =>
          logger.error({ err }, 'connections could not be told at once that a chat ended'),
        )
    },
    async reconcile() {
      const followed = channels.withSubscriptions()
      if (followed.length === 0) return
      const rows = await findVisibleChats(
        db,
        followed.map(({ chatId }) => chatId),
      )
      const visible = new Set(rows.map(({ id }) => id))
      for (const { chatId, members, subscriptions } of followed)
        if (!visible.has(chatId) && subscriptions.size > 0) {
          delivery.onVisibilityChanged()
          endChat(chatId, members)
        }
    },
  }
}
