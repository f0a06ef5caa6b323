import { type ClientFrame, liveLimits } from '@basera/chats/contract'
import type { Limits } from '@basera/platform/server/limits'
import type { LiveConnection } from '@basera/platform/server/live'
import type { Logger } from '@basera/platform/server/logger'
import { findChatMembers } from '../chats.queries.ts'
import type { OpenDatabase } from '../database.ts'
import { markRead } from '../messages/mark-read.ts'
import type { SentMessage } from '../messages/messages.queries.ts'
import { chatNotFound, sendMessage } from '../messages/send-message.ts'
import { catchUp } from './catch-up.ts'
import type { ChatChannel, ChatChannels } from './chat-channels.ts'
import type { ChatPresence } from './chat-presence.ts'
import type { EphemeralEvents } from './ephemeral-events.ts'
import type { MessageDelivery } from './message-delivery.ts'
import { encodeFrame } from './server-frames.ts'

type FrameOf<T extends ClientFrame['type']> = Extract<ClientFrame, { type: T }>

interface FrameNeeds {
  readonly db: OpenDatabase
  readonly limits: Limits
  readonly logger: Logger
  readonly channels: ChatChannels
  readonly delivery: MessageDelivery
  readonly events: EphemeralEvents
  readonly presence: ChatPresence
  readonly publishMessage: (message: SentMessage) => void
}

/** Nothing for a connection that was closed meanwhile. */
async function channelOf(
  { db, channels }: FrameNeeds,
  connection: LiveConnection,
  chatId: string,
): Promise<ChatChannel | undefined> {
  const { userId } = connection
  const existing = channels.get(chatId)
  if (existing?.members.includes(userId)) return existing
  const row = existing ? undefined : await findChatMembers(db, userId, chatId)
  if (!row) throw chatNotFound()
  return connection.isOpen ? channels.open(chatId, [row.user1_id, row.user2_id]) : undefined
}

/** Subscribes before it reads, so that no message falls between (chats.catch-up). Throws `not_found`. */
async function subscribe(
  needs: FrameNeeds,
  connection: LiveConnection,
  { chat_id, since_seq }: FrameOf<'subscribe'>,
): Promise<void> {
  const { db, channels, presence } = needs
  const channel = await channelOf(needs, connection, chat_id)
  if (!channel || !connection.isOpen) return
  const subscription = channels.subscribe(connection, channel, since_seq)
  const isCurrent = () => channel.subscriptions.get(connection) === subscription
  try {
    const isVisible = await catchUp(db, subscription, ({ last_seq, other_read_seq, other_online }) => {
      const more = !subscription.isLive
      connection.send(encodeFrame({ type: 'subscribed', chat_id, last_seq, other_read_seq, more }))
      const [one, other] = channel.members
      presence.sendInitial(connection, one === connection.userId ? other : one, other_online)
    })
    if (!isVisible && isCurrent()) throw chatNotFound()
  } catch (error) {
    if (isCurrent()) channels.unsubscribe(connection, channel)
    throw error
  }
}

/** The `ack` comes after the commit, in the chat's order. Throws `not_found`, `too_many_requests`. */
async function send(
  { db, logger, limits, delivery, publishMessage }: FrameNeeds,
  connection: LiveConnection,
  { chat_id: chatId, client_id: clientId, content, reply_to: replyTo, photos }: FrameOf<'send'>,
): Promise<void> {
  const { userId: senderId } = connection
  await limits.spend('chat-message', connection.caller)
  const sending = delivery.beginSending(connection, chatId, clientId)
  try {
    const message = await sendMessage(
      { db, logger },
      { chatId, senderId, clientId, content, replyTo, photos },
    )
    publishMessage(message)
    await delivery.deliverCommitted(message, sending)
    delivery.acknowledge(connection, message, sending)
  } finally {
    delivery.endSending(connection)
  }
}

function typing({ channels, events }: FrameNeeds, connection: LiveConnection, chatId: string): void {
  const subscription = channels.get(chatId)?.subscriptions.get(connection)
  if (!subscription) throw chatNotFound()
  const now = performance.now()
  if (now - subscription.lastTypingAt < liveLimits.typingEveryMs) return
  subscription.lastTypingAt = now
  events.publishTyping(chatId, connection.userId)
}

async function read(
  { db, events }: FrameNeeds,
  connection: LiveConnection,
  { chat_id, seq }: FrameOf<'read'>,
): Promise<void> {
  const marked = await markRead(db, connection.userId, chat_id, seq)
  if (marked.moved) events.publishRead(marked, connection)
}

const pong = encodeFrame({ type: 'pong' })

export const frameHandlers = (needs: FrameNeeds) => ({
  subscribe: (connection: LiveConnection, frame: FrameOf<'subscribe'>) => subscribe(needs, connection, frame),
  send: (connection: LiveConnection, frame: FrameOf<'send'>) => send(needs, connection, frame),
  typing: (connection: LiveConnection, { chat_id }: FrameOf<'typing'>) => typing(needs, connection, chat_id),
  read: (connection: LiveConnection, frame: FrameOf<'read'>) => read(needs, connection, frame),
  ping: (connection: LiveConnection) => connection.send(pong),
})
