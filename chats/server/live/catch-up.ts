import { liveLimits } from '@basera/chats/contract'
import type { Database } from '../database.ts'
import type { ChannelSubscription } from './chat-channels.ts'
import { type ChatPosition, findMessagesAfter } from './new-messages.queries.ts'
import { messageFrame } from './server-frames.ts'

const isCurrent = (subscription: ChannelSubscription): boolean =>
  subscription.connection.isOpen &&
  subscription.channel.subscriptions.get(subscription.connection) === subscription

/**
 * Sends a subscription the messages that it lacks, in order, 200 at most, and makes it live when there are no more
 * (chats.catch-up). Messages that come meanwhile raise `knownSeq` and are read too, so nothing is left out and nothing is
 * sent twice. `onDone` is called before anything else can be sent. False where the chat ended or the subscription was
 * replaced.
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
      connection.send(messageFrame(row))
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
