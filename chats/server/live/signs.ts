import type { ServerFrame } from '@basera/chats/contract'
import type { Connections, LiveConnection } from '@basera/platform/server/live'
import type { PubSub } from '@basera/platform/server/pubsub'
import type { ReadMark } from '../messages/chat-news.ts'
import { type ChatNote, chatsTopic } from './chat-notes.ts'
import { textOf } from './frame-text.ts'
import type { Lanes } from './lanes.ts'

/** Passing signs of conversations. */
export interface Signs {
  /** Shows those who follow a conversation that the other person types. */
  typing(chatId: string, userId: string): void
  /**
   * Shows those who follow a conversation how far somebody has read, and that person's other connections too, whose
   * counts it changes. Not `by`, which said so itself.
   */
  readTo(mark: ReadMark, by?: LiveConnection): void
  /** Shows what another process tells. */
  heard(note: Exclude<ChatNote, { type: 'message' }>): void
}

interface SignNeeds {
  readonly connections: Connections
  readonly lanes: Lanes
  readonly pubSub: PubSub
}

/** Shows signs on this process and tells the others of them. */
export function openSigns({ connections, lanes, pubSub }: SignNeeds): Signs {
  const tell = (note: ChatNote) => pubSub.publish(chatsTopic, note)
  function showTyping(chat_id: string, user_id: string) {
    const frame = textOf({ type: 'typing', chat_id, user_id })
    for (const { connection } of lanes.get(chat_id)?.followers.values() ?? [])
      if (connection.userId !== user_id) connection.send(frame)
  }
  function showRead(frame: Extract<ServerFrame, { type: 'read' }>, by?: LiveConnection) {
    const followers = lanes.get(frame.chat_id)?.followers.keys() ?? []
    const shown = new Set([...followers, ...connections.of(frame.user_id)])
    const text = textOf(frame)
    for (const connection of shown) if (connection !== by) connection.send(text)
  }
  return {
    typing(chat_id, user_id) {
      showTyping(chat_id, user_id)
      tell({ type: 'typing', chat_id, user_id })
    },
    readTo({ chatId: chat_id, userId, otherId, seq }, by) {
      showRead({ type: 'read', chat_id, user_id: userId, seq }, by)
      tell({ type: 'read', chat_id, user_ids: [userId, otherId], seq })
    },
    heard(note) {
      if (note.type === 'typing') showTyping(note.chat_id, note.user_id)
      else showRead({ type: 'read', chat_id: note.chat_id, user_id: note.user_ids[0], seq: note.seq })
    },
  }
}
