import type { ClientFrame } from '@basera/chats/contract'
import type { Limits } from '@basera/platform/server/limits'
import type { LiveConnection } from '@basera/platform/server/live'
import type { Database } from '../../database.ts'
import type { MessageRow } from '../../messages/post-message.ts'
import { sendMessage } from '../../messages/send-message.ts'
import type { Deliveries } from '../deliveries.ts'

interface SendNeeds {
  readonly db: Database
  readonly limits: Limits
  readonly deliveries: Deliveries
  /** Tells everybody else: other processes, and whoever else listens. */
  readonly tell: (message: MessageRow) => void
}

/**
 * `send`: the same as over HTTP, by the same limit. The `ack` is given after the commit, in the order of the
 * conversation. Throws `not_found`, `too_many_requests`.
 */
export const send =
  ({ db, limits, deliveries, tell }: SendNeeds) =>
  async (
    connection: LiveConnection,
    { chat_id: chatId, client_id: clientId, content }: Extract<ClientFrame, { type: 'send' }>,
  ): Promise<void> => {
    const { userId: senderId } = connection
    await limits.spend('chat-message', senderId)
    const sending = deliveries.beginSending(connection, chatId, clientId)
    try {
      const message = await sendMessage(db, { chatId, senderId, clientId, content })
      tell(message)
      await deliveries.posted(message, sending)
      deliveries.acknowledge(connection, message, sending)
    } finally {
      deliveries.endSending(connection)
    }
  }
