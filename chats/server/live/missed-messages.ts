import type { Connections } from '@basera/platform/server/live'
import { findChatsChangedSince } from '../chats.queries.ts'
import type { Database } from '../database.ts'
import type { ChatChannels } from './chat-channels.ts'
import type { MessageDelivery } from './message-delivery.ts'
import { findMomentBefore } from './new-messages.queries.ts'

const batch = 1000

/** Seconds: messages become visible up to 15 s, the longest statement, after they are numbered. */
const overlap = 20

export function deliverMissed(needs: {
  readonly db: Database
  readonly connections: Connections
  readonly channels: ChatChannels
  readonly delivery: MessageDelivery
}): () => Promise<void> {
  const { db, connections, channels, delivery } = needs
  let since: Date | undefined
  return async () => {
    const next = (await findMomentBefore(db, overlap))?.before ?? new Date()
    const users = connections.users()
    for (let from = 0; from < users.length; from += batch)
      for (const chat of await findChatsChangedSince(db, users.slice(from, from + batch), since ?? next))
        delivery.deliverUpTo(chat.id, chat.last_seq, [chat.user1_id, chat.user2_id])
    since = next
    for (const { subscriptions } of channels.withSubscriptions())
      for (const subscription of subscriptions.values()) delivery.resendIfBehind(subscription)
  }
}
