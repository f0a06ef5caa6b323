import { chatSentences } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { sql } from 'kysely'
import { isSuspended, notBlocked } from '../chat-rows.ts'
import type { Database } from '../database.ts'
import { type MessageRow, type NewMessage, postMessage } from './post-message.ts'

/** A conversation that is not one's own is not found (decisions 2). */
export const chatNotFound = (): Problem => new Problem('not_found', chatSentences.chatNotFound)

/** The message that this sender has sent before under this name. */
async function sentBefore(db: Database, message: NewMessage): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    SELECT m.id, chat_id, seq, sender_id, client_id, content, m.created_at,
      CASE WHEN sender_id = user1_id THEN user2_id ELSE user1_id END AS other_id
    FROM messages m JOIN chats ON chats.id = chat_id
    WHERE chat_id = ${message.chatId}::uuid AND sender_id = ${message.senderId}::uuid
      AND client_id = ${message.clientId}
  `.execute(db)
  return rows[0]
}

/** Whether it is the sender's conversation, with somebody who is suspended. */
async function isToSuspended(db: Database, { chatId, senderId }: NewMessage): Promise<boolean> {
  const other = sql`CASE WHEN ${senderId}::uuid = user1_id THEN user2_id ELSE user1_id END`
  const { rows } = await sql`
    SELECT 1 FROM chats WHERE id = ${chatId}::uuid AND ${senderId}::uuid IN (user1_id, user2_id)
      AND ${notBlocked} AND ${isSuspended(other)}
  `.execute(db)
  return rows.length > 0
}

const isKnown = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'messages_client_id_key'

/**
 * Sends a message and answers once it is committed; sent again under its `clientId`, it is the message that is there
 * (decisions 8). Throws `not_found` where the conversation is not the sender's, `conflict` where the other person is suspended.
 */
export async function sendMessage(db: Database, message: NewMessage): Promise<MessageRow> {
  try {
    const posted = await postMessage(db, message)
    if (posted) return posted
  } catch (error) {
    if (!isKnown(error)) throw error
    const known = await sentBefore(db, message)
    if (known) return known
  }
  if (!(await isToSuspended(db, message))) throw chatNotFound()
  // It may have been taken before the suspension, by an answer that was lost.
  const known = await sentBefore(db, message)
  if (known) return known
  throw new Problem('conflict', chatSentences.suspended)
}
