import type { ServerFrame } from '@basera/chats/contract'
import type { MessageRow } from '../messages/post-message.ts'
import { presentMessage } from '../messages/show-messages.ts'

/** A frame as it goes over the wire. */
export const textOf = (frame: ServerFrame): string => JSON.stringify(frame)

/** A message, made into bytes once for all who get it. */
export const messageFrame = (message: Parameters<typeof presentMessage>[0]): Buffer =>
  Buffer.from(textOf({ type: 'message', ...presentMessage(message) }))

/** What the sending connection gets instead of its own message. */
export const ackFrame = ({ client_id, chat_id, id, seq, created_at }: Omit<MessageRow, 'other_id'>): string =>
  textOf({ type: 'ack', client_id, chat_id, id, seq, created_at: created_at.toISOString() })
