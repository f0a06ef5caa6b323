import { liveLimits } from '@basera/chats/contract'
import type { Database } from '../database.ts'
import type { ChannelSubscription } from './chat-channels.ts'
import { type ChatPosition, findMessagesAfter } from './new-messages.queries.ts'
import { messageFrame } from './server-frames.ts'

const isCurrent = (subscription: ChannelSubscription): boolean =>
  subscription.connection.isOpen &&
  subscription.channel.subscriptions.get(subscription.connection) === subscription

/**
 * Sends up to 200 missing messages and makes the subscription live at the end (chats.catch-up). Messages that come
 * meanwhile raise `knownSeq` and are read too. `onDone` is called before anything else is sent. False where the chat
 * ended.
 */
export async function catchUp(
  db: Database,
  subscription: ChannelSubscription,
  onDone: (position: ChatPosition) => void = () => {},
): Promise<boolean> {
  const { connection, channel } = subscription
  let left: number = liveLimits.catchUp
  for (;;) {
    const rows = await findMessagesAfter(db, connection.userId, channel.chatId, subscription.seq, left)
    const [position] = rows
    if (!isCurrent(subscription) || !position) return false
    // A client may claim a number that does not exist yet.
    subscription.seq = Math.min(subscription.seq, position.last_seq)
    for (const row of rows) {
      if (row.id === null) continue
      connection.send(messageFrame(row, connection.userId))
      subscription.seq = row.seq
      left--
    }
    subscription.knownSeq = Math.max(subscription.knownSeq, position.last_seq)
    subscription.isLive = subscription.seq >= subscription.knownSeq
    if (!subscription.isLive && left > 0) continue
    onDone({ ...position, last_seq: subscription.knownSeq })
    return true
  }
}

/** Catches up with everything, however much it is. */
export async function catchUpFully(db: Database, subscription: ChannelSubscription): Promise<void> {
  while (!subscription.isLive && (await catchUp(db, subscription)));
}
