import type { ServerFrame } from '@basera/chats/contract'
import type { Connections, LiveConnection } from '@basera/platform/server/live'
import type { PubSub } from '@basera/platform/server/pubsub'
import type { Pair } from '../chats.queries.ts'
import type { CardMark, ReadMark, UnsentMessage } from '../messages/chat-event-listener.ts'
import type { ChatChannels } from './chat-channels.ts'
import { type ChatEvent, chatsTopic } from './chat-events.ts'
import { encodeFrame } from './server-frames.ts'

type CardType = 'visit' | 'number'

export interface EphemeralEvents {
  publishTyping(chatId: string, userId: string): void
  /** Also to the reader's other connections, but not to `sender`. */
  publishRead(mark: ReadMark, sender?: LiveConnection): void
  /** To all connections of both: what they see beside a message has to be asked for again. */
  publishCard(type: CardType, mark: CardMark): void
  /** To all connections of both members. */
  publishUnsent(message: UnsentMessage): void
  deliver(event: Exclude<ChatEvent, { type: 'message' }>): void
}

interface EphemeralEventNeeds {
  readonly connections: Connections
  readonly channels: ChatChannels
  readonly pubSub: PubSub
}

export function openEphemeralEvents({ connections, channels, pubSub }: EphemeralEventNeeds): EphemeralEvents {
  const publish = (event: ChatEvent) => pubSub.publish(chatsTopic, event)
  function sendTyping(chat_id: string, user_id: string) {
    const frame = encodeFrame({ type: 'typing', chat_id, user_id })
    for (const { connection } of channels.get(chat_id)?.subscriptions.values() ?? [])
      if (connection.userId !== user_id) connection.send(frame)
  }
  function sendRead(frame: Extract<ServerFrame, { type: 'read' }>, sender?: LiveConnection) {
    const followers = channels.get(frame.chat_id)?.subscriptions.keys() ?? []
    const receivers = new Set([...followers, ...connections.of(frame.user_id)])
    const text = encodeFrame(frame)
    for (const connection of receivers) if (connection !== sender) connection.send(text)
  }
  function sendToMembers(frame: ServerFrame, members: Pair) {
    const text = encodeFrame(frame)
    for (const member of members) for (const connection of connections.of(member)) connection.send(text)
  }
  return {
    publishTyping(chat_id, user_id) {
      sendTyping(chat_id, user_id)
      publish({ type: 'typing', chat_id, user_id })
    },
    publishRead({ chatId: chat_id, userId, otherId, seq }, sender) {
      sendRead({ type: 'read', chat_id, user_id: userId, seq }, sender)
      publish({ type: 'read', chat_id, user_ids: [userId, otherId], seq })
    },
    publishCard(type, { chatId: chat_id, members }) {
      sendToMembers({ type, chat_id }, members)
      publish({ type: 'card', card: type, chat_id, user_ids: [...members] })
    },
    publishUnsent({ chatId: chat_id, seq, members }) {
      sendToMembers({ type: 'unsent', chat_id, seq }, members)
      publish({ type: 'unsent', chat_id, seq, user_ids: [...members] })
    },
    deliver(event) {
      if (event.type === 'typing') sendTyping(event.chat_id, event.user_id)
      else if (event.type === 'unsent')
        sendToMembers({ type: 'unsent', chat_id: event.chat_id, seq: event.seq }, event.user_ids)
      else if (event.type === 'card')
        sendToMembers({ type: event.card, chat_id: event.chat_id }, event.user_ids)
      else sendRead({ type: 'read', chat_id: event.chat_id, user_id: event.user_ids[0], seq: event.seq })
    },
  }
}
