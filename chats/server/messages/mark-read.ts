import { mailAfterMinutes } from '@basera/chats/contract'
import { sql } from 'kysely'
import { notBlocked } from '../chat-rows.ts'
import type { Database } from '../database.ts'
import type { ReadMark } from './chat-news.ts'
import { chatNotFound } from './send-message.ts'

/** The mark after a reading, and whether it has moved. */
export interface MarkedRead extends ReadMark {
  readonly moved: boolean
}

/**
 * Says that `userId` has read up to `seq`, or to the last message where that is less; never moves back. Throws
 * `not_found` where the conversation is not theirs.
 */
export async function markRead(
  db: Database,
  userId: string,
  chatId: string,
  seq: number,
): Promise<MarkedRead> {
  const { rows } = await sql<MarkedRead>`
    WITH chat AS (
      SELECT id, least(last_seq, ${seq}::bigint) AS seq,
        CASE WHEN user1_id = ${userId}::uuid THEN user2_id ELSE user1_id END AS other_id
      FROM chats WHERE id = ${chatId}::uuid AND ${userId}::uuid IN (user1_id, user2_id) AND ${notBlocked}
    ), marked AS (
      INSERT INTO chat_reads AS reads (chat_id, user_id, seq) SELECT id, ${userId}::uuid, seq FROM chat
      ON CONFLICT (chat_id, user_id) DO UPDATE SET seq = excluded.seq WHERE reads.seq < excluded.seq
      RETURNING seq
    ), mailed AS (
      -- What a mail told of is read: the next messages may have one of their own, the first of which may have come
      -- already. The row stays even if none has, as one may just be coming.
      UPDATE chat_mails SET mailed_seq = NULL, due_at = ${mailAfterMinutes} * interval '1 minute' + coalesce((
        SELECT created_at FROM messages m
        WHERE m.chat_id = chat.id AND m.seq > chat.seq AND m.sender_id = chat.other_id ORDER BY m.seq LIMIT 1
      ), now())
      FROM chat WHERE chat_mails.chat_id = chat.id AND user_id = ${userId}::uuid AND mailed_seq <= chat.seq
    )
    SELECT id AS "chatId", ${userId} AS "userId", other_id AS "otherId", seq,
      EXISTS (SELECT 1 FROM marked) AS moved
    FROM chat
  `.execute(db)
  const [marked] = rows
  if (!marked) throw chatNotFound()
  return marked
}
