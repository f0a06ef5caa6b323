import type { ServerFrame } from '@basera/chats/contract'
import type { LiveChats } from './live-chats.ts'

type Handlers = {
  readonly [T in ServerFrame['type']]: (chats: LiveChats, frame: Extract<ServerFrame, { type: T }>) => void
}

/** What each kind of frame means. */
export const handlers: Handlers = {
  message: (chats, { type: _, ...message }) => chats.accept(message),
  ack: (chats, frame) => chats.answer(frame),
  error: (chats, frame) => chats.answer(frame),
  subscribed: (chats, { chat_id, last_seq, other_read_seq }) => {
    chats.heardRead({ chat_id, seq: other_read_seq, isMine: false })
    chats.followed.answered(chat_id, last_seq)
  },
  gone: (chats, { chat_id }) => chats.end(chat_id),
  presence: (chats, { user_id, online }) => chats.presence.hear(user_id, online),
  standing: (chats, { user_id, suspended }) => chats.standings.tell({ user_id, suspended }),
  typing: (chats, { chat_id }) => chats.typing.hear(chat_id),
  read: (chats, { chat_id, user_id, seq }) =>
    chats.heardRead({ chat_id, seq, isMine: user_id === chats.person.read() }),
  pong: () => undefined,
}
