import { chatSentences } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { findSuspendedMember } from '../chats.queries.ts'
import type { Database } from '../database.ts'
import { findSentMessage, insertMessage, type NewMessage, type SentMessage } from './messages.queries.ts'

/** Also for chats of other people (chats.members-only). */
export const chatNotFound = (): Problem => new Problem('not_found', chatSentences.chatNotFound)

const isSentBefore = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'messages_client_id_key'

/**
 * Sends a message and answers after the commit (chats.acknowledged-send); sent again under its `clientId`, it is the message
 * that exists (chats.send-once). Throws `not_found` where the chat is not the sender's, `conflict` where the other member
 * is suspended.
 */
export async function sendMessage(db: Database, message: NewMessage): Promise<SentMessage> {
  try {
    const sent = await insertMessage(db, message)
    if (sent) return sent
  } catch (error) {
    if (!isSentBefore(error)) throw error
    const existing = await findSentMessage(db, message)
    if (existing) return existing
  }
  if (!(await findSuspendedMember(db, message.senderId, message.chatId))) throw chatNotFound()
  // It may have been accepted before the suspension, with an answer that was lost.
  const existing = await findSentMessage(db, message)
  if (existing) return existing
  throw new Problem('conflict', chatSentences.suspended)
}
