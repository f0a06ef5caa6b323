import type { ServerFrame } from '@basera/chats/contract'
import type { StoredMessage } from '../messages/messages.queries.ts'
import { presentMessage } from '../present-chat.ts'

export const encodeFrame = (frame: ServerFrame): string => JSON.stringify(frame)

/** As `userId` sees the message. */
export const messageFrame = (message: StoredMessage, userId: string): Buffer =>
  Buffer.from(encodeFrame({ type: 'message', ...presentMessage(message, userId) }))

export const ackFrame = ({ client_id, chat_id, id, seq, created_at }: StoredMessage): string =>
  encodeFrame({ type: 'ack', client_id, chat_id, id, seq, created_at: created_at.toISOString() })
