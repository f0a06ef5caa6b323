import { mailAfterMinutes } from '@basera/chats/contract'
import { sql } from 'kysely'
import { isSuspended, notBlocked } from '../chat-rows.ts'
import type { Database } from '../database.ts'

export interface MessageRow {
  readonly id: string
  readonly chat_id: string
  readonly seq: number
  readonly sender_id: string
  /** The other person of the conversation. */
  readonly other_id: string
  readonly client_id: string
  readonly content: string
  readonly created_at: Date
}

export interface NewMessage {
  readonly chatId: string
  readonly senderId: string
  readonly clientId: string
  readonly content: string
}

const reader = sql`CASE WHEN sender.id = user1_id THEN user2_id ELSE user1_id END`

/**
 * Writes a message under the next number of its conversation; nothing where the conversation is not the sender's, or the
 * other person is suspended. The
 * row of the conversation is locked from the number on until the commit, so numbers have no gaps and times follow them.
 * Fails by `messages_client_id_key` for a message that was sent before.
 */
export async function postMessage(
  db: Database,
  { chatId, senderId, clientId, content }: NewMessage,
): Promise<MessageRow | undefined> {
  // The sender is held before the conversation, as by whoever deletes an account: in another order they would deadlock.
  const { rows } = await sql<MessageRow>`
    WITH sender AS MATERIALIZED (
      SELECT id FROM user_profiles WHERE id = ${senderId}::uuid FOR KEY SHARE
    ), numbered AS (
      UPDATE chats SET last_seq = last_seq + 1, updated_at = greatest(clock_timestamp(), updated_at)
      FROM sender WHERE chats.id = ${chatId}::uuid AND sender.id IN (user1_id, user2_id) AND ${notBlocked} AND NOT ${isSuspended(reader)}
      RETURNING chats.id, sender.id AS sender_id, last_seq, updated_at,
        ${reader} AS reader_id
    ), mail AS (
      -- A mail tells of it, unless it is read before (see notices/mails); with one on its way this is a look-up.
      INSERT INTO chat_mails (chat_id, user_id, due_at)
      SELECT id, reader_id, updated_at + ${mailAfterMinutes} * interval '1 minute' FROM numbered
      ON CONFLICT (chat_id, user_id) DO NOTHING
    ), own_read AS (
      -- What one writes is read, when everything before it was.
      INSERT INTO chat_reads AS reads (chat_id, user_id, seq)
      SELECT id, sender_id, last_seq FROM numbered WHERE last_seq = 1 OR EXISTS (
        SELECT 1 FROM chat_reads known WHERE known.chat_id = numbered.id AND known.user_id = sender_id
      )
      ON CONFLICT (chat_id, user_id) DO UPDATE SET seq = excluded.seq WHERE reads.seq = excluded.seq - 1
    ), posted AS (
      INSERT INTO messages (chat_id, seq, sender_id, client_id, content, created_at)
      SELECT id, last_seq, sender_id, ${clientId}, ${content}, updated_at FROM numbered
      RETURNING id, chat_id, seq, sender_id, client_id, content, created_at
    )
    SELECT posted.*, numbered.reader_id AS other_id FROM posted, numbered
  `.execute(db)
  return rows[0]
}
